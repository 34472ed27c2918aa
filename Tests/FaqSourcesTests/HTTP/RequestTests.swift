import FaqService
import TestServer
import Testing

@testable import FaqSources

@Suite("Requests", .needsLibcurl)
struct RequestTests {
  @Test("A request has only the headers that it needs")
  func plain() async throws {
    let server = try LoopbackServer(.answer())
    _ = try await server.source("/a b?ü#part").open()
    #expect(
      server.requests == [
        ReceivedRequest(
          """
          GET /a%20b?%C3%BC HTTP/1.1\r
          Host: 127.0.0.1:\(server.port)\r
          User-Agent: faq/0.1.0\r
          Accept: application/json, application/x-ndjson;q=0.9, */*;q=0.5\r
          Accept-Encoding: gzip
          """
        )
      ]
    )
  }

  @Test("Custom headers are sent, and replace the default ones")
  func ownHeaders() async throws {
    let server = try LoopbackServer(.answer())
    let headers = try ["X-Key: secret", "accept: text/plain", "X-Empty:"].map(HTTPHeader.init)
    _ = try await server.source(headers: headers).open()
    let sent = server.requests.map(\.headers)
    #expect(sent.map { $0["x-key"] } == ["secret"])
    #expect(sent.map { $0["accept"] } == ["text/plain"])
    #expect(sent.map { $0["x-empty"] } == [""])
  }

  @Test("A reader with a copy asks whether it is still current")
  func conditional() async throws {
    let server = try LoopbackServer(.head("304 Not Modified", "Cache-Control: max-age=60"))
    let validators = try #require(
      Validators(tag: "\"a\"", modified: "Thu, 01 Jan 1970 00:00:00 GMT")
    )
    guard case .unchanged(let terms) = try await server.source().open(unlessStill: validators)
    else {
      Issue.record("the server answered with content")
      return
    }
    #expect(
      terms == KeepingTerms(allowsKeeping: true, freshness: .seconds(60), validators: validators)
    )
    let sent = server.requests.map(\.headers)
    #expect(sent.map { $0["if-none-match"] } == ["\"a\""])
    #expect(sent.map { $0["if-modified-since"] } == ["Thu, 01 Jan 1970 00:00:00 GMT"])
  }

  @Test("A manipulated copy cannot add headers")
  func tampered() async throws {
    let server = try LoopbackServer(.answer())
    _ = try await server.source().open(unlessStill: Validators(tag: "a\r\nX: y", modified: nil))
    #expect(server.requests.map { $0.headers["if-none-match"] } == [nil])
    #expect(server.requests.map { $0.headers["x"] } == [nil])
  }

  @Test("Without zlib, no compression is requested")
  func withoutUnpacker() async throws {
    let server = try LoopbackServer(.answer())
    var source = HTTPSource(try HTTPAddress(server.origin))
    source.library.unpackers = ["libno-such-library.so"]
    #expect(await source.outcome() == .content("[]"))
    #expect(server.requests.map { $0.headers["accept-encoding"] } == ["identity"])
  }

  @Test("The total length is known unless the content is compressed")
  func totalCount() async throws {
    let plain = try LoopbackServer(.answer(body: "[1]"))
    let packed = try LoopbackServer(
      .answer("200 OK", ["Content-Encoding: gzip"], bytes: Packed.list)
    )
    #expect(try await plain.source().open().totalCount == 3)
    #expect(try await packed.source().open().totalCount == nil)
  }
}

@Suite("A machine without libcurl")
struct MissingLibraryTests {
  @Test("The error says what to install")
  func missing() async throws {
    var source = HTTPSource(try HTTPAddress("https://example.com/"))
    source.library.names = ["libno-such-library.so"]
    #expect(
      await source.outcome()
        == .failure(
          "fetching needs the library libcurl, which is not installed",
          hint: "Install the package libcurl4 (Debian, Ubuntu) or libcurl (Fedora, Alpine)."
        )
    )
  }
}
