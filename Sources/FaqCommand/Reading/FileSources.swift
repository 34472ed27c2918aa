import FaqService
import Platform
import Synchronization

/// A file that `FileSource` cannot read: its path is not valid UTF-8, or it was found in a folder,
/// where it may be anything.
struct PathFile: FaqSource {
  let path: Path
  let isFromFolder: Bool

  var name: String { "\(path)" }

  /// Opens the file; one from a folder must be a regular one, so that opening it never waits.
  func open() throws(FaqServiceError) -> sending any ByteStream {
    do throws(SystemError) {
      let descriptor: FileDescriptor = try isFromFolder ? .openedRegular(path) : .opened(path)
      return DescriptorStream(name: name, file: OpenFile(descriptor), checksText: isFromFolder)
    } catch {
      guard error == .noEntry else {
        throw FaqServiceError(.unreadable, source: name, reason: error.message)
      }
      throw FaqServiceError(
        .notFound,
        source: name,
        reason: "there is no such file",
        hint: isFromFolder ? nil : "Check the path."
      )
    }
  }
}

extension Path {
  /// The source of the file's content.
  var source: any FaqSource {
    if let text { FileSource(path: text) } else { PathFile(path: self, isFromFolder: false) }
  }
}

/// Closes a file when nobody reads it anymore.
private final class OpenFile: Sendable {
  let descriptor: FileDescriptor

  init(_ descriptor: FileDescriptor) { self.descriptor = descriptor }

  deinit { try? descriptor.close() }
}

/// The bytes of an open file, in chunks.
private struct DescriptorStream: ByteStream {
  /// The capacity of a pipe.
  private static let chunkSize = 64 << 10
  /// How many bytes are looked at; a longer text is not searched for zeros.
  private static let headSize = 8 << 10

  let name: String
  let file: OpenFile
  /// Whether the first bytes must be text and are yet to be read.
  var checksText = false

  mutating func next() throws(FaqServiceError) -> [UInt8]? {
    let chunk: [UInt8]
    do throws(SystemError) {
      chunk = try file.descriptor.read(upTo: Self.chunkSize)
    } catch {
      throw FaqServiceError(.unreadable, source: name, reason: error.message)
    }
    if checksText, Self.isBinary(chunk.prefix(Self.headSize)) {
      throw FaqServiceError(.malformed, source: name, reason: "it is not text")
    }
    checksText = false
    return chunk.isEmpty ? nil : chunk
  }

  /// Text in UTF-16 begins with a mark.
  private static func isBinary(_ head: ArraySlice<UInt8>) -> Bool {
    head.contains(0) && !head.starts(with: [0xFE, 0xFF]) && !head.starts(with: [0xFF, 0xFE])
  }
}

/// Standard input, which can be read only once.
final class StandardInputSource: FaqSource {
  let name = StandardStream.input.name
  private let descriptor: Int32
  private let willRead: @Sendable () -> Void
  private let isUsed = Atomic(false)

  /// A source that calls `willRead` before it reads.
  init(
    descriptor: Int32 = StandardStream.input.rawValue,
    willRead: @escaping @Sendable () -> Void = { return }
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
    willRead()
    // The rest of the process may need the descriptor itself.
    let file = OpenFile(FileDescriptor(descriptor).duplicate())
    return DescriptorStream(name: name, file: file)
  }
}
