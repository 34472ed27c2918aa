import FaqService
import Platform
import Synchronization

/// Standard input, which can be read only once.
final class StandardInputSource: FaqSource {
  let name = StandardStream.input.name
  private let descriptor: Int32
  private let willRead: (@Sendable () -> Void)?
  private let isUsed = Atomic(false)

  /// A source that calls `willRead` before it reads.
  init(
    descriptor: Int32 = StandardStream.input.rawValue,
    willRead: (@Sendable () -> Void)? = nil
  ) {
    self.descriptor = descriptor
    self.willRead = willRead
  }

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
    willRead?()
    return DescriptorStream(name: name, descriptor: FileDescriptor(descriptor))
  }
}
