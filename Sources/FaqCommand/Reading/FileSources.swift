import FaqService
import Platform
import Synchronization

/// A file whose path is not valid UTF-8; `FileSource` reads all others.
private struct NonUTF8PathFile: FaqSource {
  let path: Path

  var name: String { "\(path)" }

  func open() throws(FaqServiceError) -> sending any ByteStream {
    do throws(SystemError) {
      return DescriptorStream(name: name, descriptor: try FileDescriptor.opened(path))
    } catch {
      if error == .noEntry {
        throw FaqServiceError(
          .notFound,
          source: name,
          reason: "there is no such file",
          hint: "Check the path."
        )
      }
      throw FaqServiceError(.unreadable, source: name, reason: error.message)
    }
  }
}

extension Path {
  /// The source of the file's content.
  var source: any FaqSource {
    if let text { FileSource(path: text) } else { NonUTF8PathFile(path: self) }
  }
}

/// The bytes behind an open descriptor, in chunks.
private struct DescriptorStream: ByteStream {
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

/// A file that was found in a folder, which may hold anything.
struct FolderFile: FaqSource {
  let path: Path

  var name: String { "\(path)" }

  /// Opens the file, which must be a regular one, so that opening it never waits.
  func open() throws(FaqServiceError) -> sending any ByteStream {
    do throws(SystemError) {
      return FolderFileStream(name: name, file: OpenFile(try .openedRegular(path)))
    } catch {
      throw FaqServiceError(
        error == .noEntry ? .notFound : .unreadable,
        source: name,
        reason: error == .noEntry ? "there is no such file" : error.message
      )
    }
  }
}

/// The bytes of a file; refuses a file that is not text.
private struct FolderFileStream: ByteStream {
  private static let chunkSize = 256 << 10
  /// How many bytes are looked at; a longer text is not searched for zeros.
  private static let headSize = 8 << 10

  let name: String
  let file: OpenFile
  private var isStart = true

  init(name: String, file: OpenFile) {
    self.name = name
    self.file = file
  }

  mutating func next() throws(FaqServiceError) -> [UInt8]? {
    let chunk: [UInt8]
    do throws(SystemError) {
      chunk = try file.descriptor.read(upTo: Self.chunkSize)
    } catch {
      throw FaqServiceError(.unreadable, source: name, reason: error.message)
    }
    if isStart, Self.isBinary(chunk.prefix(Self.headSize)) {
      throw FaqServiceError(.malformed, source: name, reason: "it is not text")
    }
    isStart = false
    return chunk.isEmpty ? nil : chunk
  }

  /// Text in UTF-16 begins with a mark.
  private static func isBinary(_ head: ArraySlice<UInt8>) -> Bool {
    head.contains(0) && !head.starts(with: [0xFE, 0xFF]) && !head.starts(with: [0xFF, 0xFE])
  }
}

/// Closes a file when nobody reads it anymore.
private final class OpenFile: Sendable {
  let descriptor: FileDescriptor

  init(_ descriptor: FileDescriptor) { self.descriptor = descriptor }

  deinit { try? descriptor.close() }
}

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

extension FaqSource {
  /// All bytes of the source.
  func contents() async throws(FaqServiceError) -> [UInt8] {
    var stream = try await open()
    var bytes: [UInt8] = []
    while let chunk = try await stream.next() { bytes += chunk }
    return bytes
  }
}
