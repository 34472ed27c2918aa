import FaqCommand
import Platform
import TestServer
import Testing

@Suite("Variables name the proxy", .needsLibcurl)
struct ProxyTests {
  @Test("The proxy receives the whole address", arguments: ["http_proxy", "all_proxy"])
  func proxy(variable: String) throws {
    let proxy = try LoopbackServer(.faq("One"))
    let result = try list([variable: proxy.origin])
    #expect(result == .done("FAQ Overview\n\n1. One\n"))
    #expect(proxy.requests.map(\.line) == ["GET http://faq.invalid/faqs.json HTTP/1.1"])
  }

  @Test("A host in no_proxy is contacted directly")
  func exception() throws {
    let proxy = try LoopbackServer(.faq("One"))
    let result = try list(["http_proxy": proxy.origin, "no_proxy": "faq.invalid"])
    #expect(result.ending == .exited(69))
    #expect(result.error.hasPrefix("faq: http://faq.invalid/faqs.json: the host was not found"))
    #expect(proxy.requests.isEmpty)
  }

  private func list(_ variables: [String: String]) throws -> Program.Result {
    let source = "http://faq.invalid/faqs.json"
    return try Program.faq.run(["list", "--source", source], variables: variables)
  }
}
