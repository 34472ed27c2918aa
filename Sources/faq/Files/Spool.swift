#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Bytes that have to wait until what stands in front of them is known: those that are too many for
/// memory wait in a file that has no name, and so is gone when the program is.
final class Spool {
  private static let memory = 1 << 20

  private let folder: String
  private var bytes: [UInt8] = []
  private var file: FileDescriptor?

  /// Whether there is nothing in it.
  var isEmpty: Bool { bytes.isEmpty && file == nil }

  /// A spool with nothing in it, which may use a folder for temporary files.
  init(folder: String) { self.folder = folder }

  deinit { try? file?.close() }

  /// Keeps bytes; once there is a file, they go there and nowhere else.
  func append(_ more: [UInt8]) throws(FileFailure) {
    if file == nil, bytes.count + more.count <= Self.memory {
      bytes += more
    } else {
      try attempt { () throws(SystemError) in try fileForMore().write(more) }
    }
  }

  /// Hands over all bytes in their order.
  func read(_ use: ([UInt8]) throws -> Void) throws {
    guard let file else {
      try use(bytes)
      return
    }
    try attempt { () throws(SystemError) in
      guard lseek(file.number, 0, SEEK_SET) == 0 else { throw .last }
    }
    while true {
      var chunk: [UInt8] = []
      try attempt { () throws(SystemError) in chunk = try file.read(upTo: 256 << 10) }
      if chunk.isEmpty { break }
      try use(chunk)
    }
  }

  /// The file, which has all that waited in memory before.
  private func fileForMore() throws(SystemError) -> FileDescriptor {
    if let file { return file }
    let new = try unnamedFile()
    file = new
    try new.write(bytes)
    bytes = []
    return new
  }

  private func unnamedFile() throws(SystemError) -> FileDescriptor {
    if let nameless = NamelessFile(in: folder) { return nameless.descriptor }
    return try UnfinishedFile(beside: "\(folder)/", readableBy: .owner).losingItsName()
  }

  private func attempt(_ step: () throws(SystemError) -> Void) throws(FileFailure) {
    do throws(SystemError) { try step() } catch { throw FileFailure(path: folder, reason: error) }
  }
}
