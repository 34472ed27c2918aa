import FaqFoundation
import FaqService
import FaqSources
import Foundation
import TestServer
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("Redirects of a source on URLSession")
struct RedirectTests {
  @Test("A redirect is followed, and named where that leads to a failure")
  func followed() async throws {
    let server = try LoopbackServer { request in
      switch request.path {
      case "/faqs.json": [.answer("302 Found", ["Location: /new?token=secret"])]
      case "/gone": [.answer("301 Moved Permanently", ["Location: missing"])]
      case "/missing": [.answer("404 Not Found")]
      default: [.answer(body: "[1]")]
      }
    }
    #expect(try await server.source().outcome() == .content("[1]"))
    let error = await #expect(throws: FaqServiceError.self) {
      _ = try await server.source("/gone").open()
    }
    #expect(
      error?.source == "\(server.origin)/gone, redirected to \(server.origin)/missing"
    )
  }

  @Test("Own headers go to the origin of the request alone")
  func headers() async throws {
    let other = try LoopbackServer(.answer())
    let location = "Location: \(other.origin)/"
    let server = try LoopbackServer { request in
      request.path == "/away"
        ? [.answer("302 Found", [location])] : [.answer("302 Found", ["Location: /away"])]
    }
    var request = URLRequest(url: try server.url())
    request.setValue("Bearer secret", forHTTPHeaderField: "Authorization")
    request.setValue("secret", forHTTPHeaderField: "X-Key")
    #expect(await URLSessionSource(request).outcome() == .content("[]"))
    #expect(server.requests.map { $0.headers["x-key"] } == ["secret", "secret"])
    #expect(server.requests.map { $0.headers["authorization"] == nil } == [false, false])
    let last = try #require(other.requests.first)
    #expect(last.headers["x-key"] == nil)
    #expect(last.headers["authorization"] == nil)
    #expect(last.headers["accept"]?.hasPrefix("application/json") == true)
  }

  @Test(
    "A redirect that leads nowhere or away from the web is not followed",
    arguments: [
      ("/", "the server redirects more than 5 times"),
      ("ftp://127.0.0.1/", "the server redirects to an address with ftp:, which is not followed"),
    ]
  )
  func refused(location: String, reason: String) async throws {
    let server = try LoopbackServer { _ in [.answer("302 Found", ["Location: \(location)"])] }
    let outcome = try await server.source().outcome()
    #expect(outcome == .failure(reason))
  }
}
