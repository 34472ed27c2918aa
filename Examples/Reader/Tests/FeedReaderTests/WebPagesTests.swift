import ContentParser
import Testing

@testable import FeedReader

@Suite("Pages from the web")
struct WebPagesTests {
  @Test("A page is what the server answers")
  func page() async throws {
    let server = try PageServer("<main><p>One</main>")
    let address = try Address("http://127.0.0.1:\(server.port)/a")
    let page = try await WebPages().page(at: address)
    #expect(page == WebPage(address: address, html: "<main><p>One</main>"))
    #expect(server.request?.hasPrefix("GET /a HTTP/1.1\r\n") == true)
    #expect(server.request?.contains("\r\nAccept: text/html, */*;q=0.5\r\n") == true)
  }

  @Test("A server that is not there is an error of the network")
  func refused() async throws {
    let address = try Address("http://127.0.0.1:1/")
    await #expect(throws: PageError.network(reason: "no connection: connection refused")) {
      try await WebPages().page(at: address)
    }
  }

  @Test("An address of another kind cannot be fetched")
  func otherScheme() async throws {
    let address = try Address("mailto:someone@example.com")
    let reason = "the address begins with mailto: instead of https: or http:"
    await #expect(throws: PageError.network(reason: reason)) {
      try await WebPages().page(at: address)
    }
  }
}
