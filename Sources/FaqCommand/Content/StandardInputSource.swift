import FaqService
import Synchronization

/// Standard input, which can be read only once.
final class StandardInputSource: FaqSource {
  let name = StandardStream.input.name
  private let descriptor: Int32
  private let isUsed = Atomic(false)

  init(descriptor: Int32 = StandardStream.input.rawValue) { self.descriptor = descriptor }

  /// Starts reading; fails at the second call.
  func open() throws(FaqServiceError) -> sending any ByteStream {
    guard !isUsed.exchange(true, ordering: .relaxed) else {
      throw FaqServiceError(
        .unreadable,
        source: name,
        reason: "it can be read only once",
        hint: "Save the content to a file, and name the file with --source."
      )
    }
    return DescriptorStream(name: name, descriptor: FileDescriptor(descriptor))
  }
}
