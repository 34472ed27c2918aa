import FaqFoundation
import FaqService
import FaqSources
import Foundation
import Synchronization
import TestServer
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("A source on URLSession")
struct URLSessionSourceTests {
  @Test("It fetches what the server has, and says what it wants")
  func content() async throws {
    let server = try LoopbackServer(.answer(body: #"[{"elements":[]}]"#))
    let faqs = try await FaqService(source: server.source("/a%20b.json?lang=de#top")).fetch()
    #expect(faqs.count == 1)
    let request = try #require(server.requests.first)
    #expect(request.line == "GET /a%20b.json?lang=de HTTP/1.1")
    #expect(
      request.headers["accept"] == "application/json, application/x-ndjson;q=0.9, */*;q=0.5"
    )
    #expect(request.headers["if-none-match"] == nil)
  }

  @Test("It sends the headers of a request")
  func headers() async throws {
    let server = try LoopbackServer(.answer())
    var request = URLRequest(url: try server.url())
    request.httpMethod = "POST"
    request.setValue("Bearer secret", forHTTPHeaderField: "Authorization")
    request.setValue("text/plain", forHTTPHeaderField: "Accept")
    #expect(await URLSessionSource(request).outcome() == .content("[]"))
    let received = try #require(server.requests.first)
    #expect(received.line == "GET /faqs.json HTTP/1.1")
    #expect(received.headers["authorization"] == "Bearer secret")
    #expect(received.headers["accept"] == "text/plain")
  }

  @Test("It sends user and password, and its name has neither")
  func credentials() async throws {
    let server = try LoopbackServer(.answer("404 Not Found"))
    let url = try #require(
      URL(string: "http://me:secret@127.0.0.1:\(server.port)/faqs.json?token=secret&lang")
    )
    let source = URLSessionSource(url)
    let name = "http://127.0.0.1:\(server.port)/faqs.json?token=…&…"
    #expect(source.name == name)
    let error = await #expect(throws: FaqServiceError.self) { _ = try await source.open() }
    #expect(error?.description == "\(name): the server answered 404 Not Found")
    #expect(server.requests.first?.headers["authorization"] == "Basic bWU6c2VjcmV0")
  }

  @Test("An error of the transfer has no password in it")
  func secretError() async throws {
    let url = try #require(URL(string: "http://me:secret@127.0.0.1:1/?token=secret"))
    let error = await #expect(throws: FaqServiceError.self) {
      _ = try await URLSessionSource(url).open()
    }
    let underlying = try #require(error?.underlying as? URLError)
    #expect(underlying.code == .cannotConnectToHost)
    #expect(underlying.failingURL == nil)
    #expect(!"\(error as Any) \(underlying.userInfo)".contains("secret"))
  }

  @Test(
    "An address that is not of the web is refused, and named by its scheme alone",
    arguments: [
      ("file:///etc/passwd", "file:…", "the address begins with file: instead of https: or http:"),
      ("data:,%5B%5D", "data:…", "the address begins with data: instead of https: or http:"),
      ("http://:secret@/x", "http:…", "the host in the address is missing or invalid"),
      ("faqs.json", ":…", "the address does not have the form https://host/path"),
    ]
  )
  func otherSchemes(address: String, name: String, reason: String) async throws {
    let source = URLSessionSource(try #require(URL(string: address)))
    #expect(source.name == name)
    #expect(await source.outcome() == .failure(reason, hint: "Check the address."))
  }

  @Test(
    "What may be private has no identity, and so is not kept",
    arguments: [
      ("https://example.com/faqs.json?a=b#c", "https://example.com/faqs.json?a=b"),
      ("https://me@example.com/", nil),
      ("https://me:secret@example.com/", nil),
    ]
  )
  func identity(address: String, identity: String?) throws {
    let url = try #require(URL(string: address))
    #expect(URLSessionSource(url).identity == identity)
    var request = URLRequest(url: url)
    request.setValue("secret", forHTTPHeaderField: "X-Key")
    #expect(URLSessionSource(request).identity == nil)
  }

  @Test("A kept copy is checked with its validators, and shown again if it still holds")
  func cached() async throws {
    let server = try LoopbackServer { request in
      request.headers["if-none-match"] == "\"1\""
        ? [.head("304 Not Modified", "ETag: \"1\"")]
        : [.answer("200 OK", ["ETag: \"1\"", "Last-Modified: yesterday"], body: "[1]")]
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "faq-session-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = CacheStore(path: folder.path)
    let source = CachedSource(try server.source(), in: store) { _, failure in
      Issue.record(failure)
    }
    #expect(await source.outcome() == .content("[1]"))
    #expect(await source.outcome() == .content("[1]"))
    #expect(server.requests.map { $0.headers["if-none-match"] } == [nil, "\"1\""])
    #expect(server.requests.map { $0.headers["if-modified-since"] } == [nil, "yesterday"])
  }

  @Test("A validator with a control character in it is not sent")
  func tamperedValidators() async throws {
    let server = try LoopbackServer(.answer())
    let validators = Validators(tag: "1\r\nX-Evil: 1", modified: "yesterday")
    _ = try await server.source().open(unlessStill: validators)
    let headers = try #require(server.requests.first).headers
    #expect(headers["if-none-match"] == nil)
    #expect(headers["x-evil"] == nil)
    #expect(headers["if-modified-since"] == "yesterday")
  }
}
