import ContentParser
import FaqService
import FaqSources

/// A file of any type from the web.
struct Download: Equatable {
  let bytes: [UInt8]
  /// The address that redirects led to, if there were any.
  let address: String

  /// Fetches what is at an address; the server is told which type is wanted.
  static func fetch(
    _ address: Address,
    _ type: String,
    limits: TransferLimits
  ) async throws(FaqServiceError) -> Self {
    var source = try source(at: address, type, limits)
    source.acceptsPage = { _ in true }
    guard case .content(var stream, let terms) = try await source.open(unlessStill: nil) else {
      throw FaqServiceError(.unreadable, source: address.text, reason: "there is no answer")
    }
    var bytes: [UInt8] = []
    while let chunk = try await stream.next() { bytes += chunk }
    return Self(bytes: bytes, address: terms.redirected ?? address.text)
  }
}

private extension Download {
  static func source(
    at address: Address,
    _ type: String,
    _ limits: TransferLimits
  ) throws(FaqServiceError) -> HTTPSource {
    do {
      let accept = try HTTPHeader(name: "Accept", value: "\(type), */*;q=0.5")
      return HTTPSource(try HTTPAddress(address.text), headers: [accept], limits: limits)
    } catch {
      throw FaqServiceError(.unreadable, source: address.text, reason: "\(error)")
    }
  }
}
