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
    #expect(page == Download(bytes: Array("<main><p>One</main>".utf8), address: address.text))
    #expect(server.request?.hasPrefix("GET /a HTTP/1.1\r\n") == true)
    #expect(server.request?.contains("\r\nAccept: text/html, */*;q=0.5\r\n") == true)
  }

  @Test("A page is at the address that redirects lead to")
  func redirect() async throws {
    let target = try PageServer("<main><a href=b>B</a></main>")
    let place = "http://127.0.0.1:\(target.port)/c/d"
    let server = try PageServer("", location: place)
    let page = try await WebPages().page(at: try Address("http://127.0.0.1:\(server.port)/a"))
    #expect(page.address == place)
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
