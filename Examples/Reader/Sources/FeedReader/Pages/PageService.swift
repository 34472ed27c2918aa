import ContentParser
import FaqService
import FaqSources

/// Where pages come from: the web, or what a test makes up.
protocol PageService: Sendable {
  /// The page at an address.
  func page(at address: Address) async throws(PageError) -> WebPage
}

/// Pages from the web.
struct WebPages: PageService {
  private static let limits = TransferLimits(total: .seconds(30), size: 8 << 20)

  func page(at address: Address) async throws(PageError) -> WebPage {
    let bytes: [UInt8]
    do {
      bytes = try await Download.bytes(at: address, "text/html", limits: Self.limits)
    } catch {
      throw .network(reason: error.reason)
    }
    return try WebPage(bytes, at: address)
  }
}
