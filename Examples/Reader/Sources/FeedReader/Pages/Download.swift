import ContentParser
import FaqService
import FaqSources

/// Fetches files of any type from the web.
enum Download {
  /// The bytes at an address; the server is told which type is wanted.
  static func bytes(
    at address: Address,
    _ type: String,
    limits: TransferLimits
  ) async throws(FaqServiceError) -> [UInt8] {
    var source = try source(at: address, type, limits)
    source.acceptsPage = { _ in true }
    var stream = try await source.open()
    var bytes: [UInt8] = []
    while let chunk = try await stream.next() { bytes += chunk }
    return bytes
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
