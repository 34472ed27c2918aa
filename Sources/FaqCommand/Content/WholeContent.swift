import FaqService

extension FaqSource {
  /// All bytes of the source.
  func contents() async throws(FaqServiceError) -> [UInt8] {
    var stream = try await open()
    var bytes: [UInt8] = []
    while let chunk = try await stream.next() { bytes += chunk }
    return bytes
  }
}
