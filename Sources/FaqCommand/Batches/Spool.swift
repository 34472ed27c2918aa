import Platform

/// Bytes that wait until the output before them is complete.
///
/// If they exceed a limit, they wait in a file without a name, which disappears with the program.
final class Spool {
  /// How many bytes are kept in memory.
  private static let memory = 1 << 20

  private let folder: String
  private var bytes: [UInt8] = []
  private var file: FileDescriptor?

  var isEmpty: Bool { bytes.isEmpty && file == nil }

  /// An empty spool that uses a folder for its file.
  init(folder: String) { self.folder = folder }

  deinit { try? file?.close() }

  /// Appends bytes in memory, or in the file once there is one.
  func append(_ more: [UInt8]) throws(FileFailure) {
    if file == nil, bytes.count + more.count <= Self.memory {
      bytes += more
    } else {
      try attempt { () throws(SystemError) in try fileForMore().write(more) }
    }
  }

  /// Passes all bytes to `use`, in order.
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

  /// The file; the first call moves the bytes from memory into it.
  private func fileForMore() throws(SystemError) -> FileDescriptor {
    if let file { return file }
    let new = try unnamedFile()
    file = new
    try new.write(bytes)
    bytes = []
    return new
  }

  private func unnamedFile() throws(SystemError) -> FileDescriptor {
    if let nameless = NamelessFile(in: Path(folder)) { return nameless.descriptor }
    return try UnfinishedFile(beside: Path("\(folder)/"), readableBy: .owner).losingItsName()
  }

  private func attempt(_ step: () throws(SystemError) -> Void) throws(FileFailure) {
    do throws(SystemError) { try step() } catch {
      throw FileFailure(path: Path(folder), reason: error)
    }
  }
}
