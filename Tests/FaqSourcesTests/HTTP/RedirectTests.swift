import FaqService
import TestServer
import Testing

@testable import FaqSources

@Suite("Redirects", .needsLibcurl)
struct RedirectTests {
  @Test("Five redirects are followed, and a sixth is not", arguments: [(5, true), (6, false)])
  func count(of redirects: Int, isFollowed: Bool) async throws {
    let rest = Countdown(redirects)
    let server = try LoopbackServer { _ in
      rest.next() ? [.answer("302 Found", ["Location: /next"])] : [.answer(body: "[1]")]
    }
    let failure = Outcome.failure("the server redirects more than 5 times")
    #expect(try await server.source().outcome() == (isFollowed ? .content("[1]") : failure))
    #expect(server.requests.count == 6)
  }

  @Test(
    "A redirect to anything but http: or https: is not followed",
    arguments: [
      ("file:///etc/passwd", "to an address with file:, which is not followed"),
      ("ftp://127.0.0.1/", "to an address with ftp:, which is not followed"),
      ("data:application/json,[]", "to an address with data:, which is not followed"),
      ("javascript:alert(1)", "to an address with javascript:, which is not followed"),
      ("http://a b/", "to an invalid address"),
      ("", "without a target"),
    ]
  )
  func scheme(location: String, direction: String) async throws {
    let server = try LoopbackServer(.answer("301 Moved", ["Location: \(location)"]))
    #expect(
      try await server.source().outcome() == .failure("the server redirects \(direction)")
    )
  }

  @Test("A redirect from https: to http: is not followed")
  func downgrade() throws {
    let address = try HTTPAddress("https://example.com/")
    #expect(throws: RedirectFault.downgrade) { try address.redirected(to: "http://example.com/") }
    let server = try HTTPAddress("http://example.com/").redirected(to: "//example.com/b")
    #expect(server.request == "http://example.com/b")
  }

  @Test("Headers and credentials are sent only to the origin of the address")
  func secrets() async throws {
    let stranger = try LoopbackServer(.answer(body: "[1]"))
    let location = "Location: \(stranger.origin)/there"
    let server = try LoopbackServer { request in
      [.answer("307 Moved", [request.path == "/here" ? location : "Location: /here"])]
    }
    let source = HTTPSource(
      try HTTPAddress("http://me:word@127.0.0.1:\(server.port)/"),
      headers: [try HTTPHeader("X-Key: secret")]
    )
    #expect(await source.outcome() == .content("[1]"))
    #expect(server.requests.map { $0.headers["x-key"] } == ["secret", "secret"])
    #expect(
      server.requests.map { $0.headers["authorization"] } == [
        "Basic bWU6d29yZA==", "Basic bWU6d29yZA==",
      ]
    )
    #expect(stranger.requests.map { $0.headers["x-key"] } == [nil])
    #expect(stranger.requests.map { $0.headers["authorization"] } == [nil])
  }

  @Test("A failure after a redirect names both addresses")
  func name() async throws {
    let server = try LoopbackServer { request in
      request.path == "/a"
        ? [.answer("302 Found", ["Location: /b?key=secret"])] : [.answer("404 Not Found")]
    }
    let error = await #expect(throws: FaqServiceError.self) {
      _ = try await server.source("/a").open()
    }
    let origin = server.origin
    #expect(
      error?.description == """
        \(origin)/a, redirected to \(origin)/b?key=…: the server answered 404 Not Found
        """
    )
  }
}
