import FaqService
import Platform

/// The bytes behind an open descriptor, in chunks.
struct DescriptorStream: ByteStream {
  /// The capacity of a pipe.
  private static let chunkSize = 64 << 10

  let name: String
  let descriptor: FileDescriptor

  func next() throws(FaqServiceError) -> [UInt8]? {
    do throws(SystemError) {
      let chunk = try descriptor.read(upTo: Self.chunkSize)
      return chunk.isEmpty ? nil : chunk
    } catch {
      throw FaqServiceError(.unreadable, source: name, reason: error.message)
    }
  }
}
