import FaqService
import Platform

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
