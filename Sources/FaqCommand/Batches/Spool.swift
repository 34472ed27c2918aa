import Platform

/// Bytes that wait until the output before them, or they themselves, are complete.
///
/// If they exceed a limit, they wait in a file without a name, which disappears with the program.
final class Spool {
  /// How many bytes are kept in memory.
  private static let memory = 1 << 20
  private static let chunkSize = 256 << 10

  let folder: Path
  private var bytes: [UInt8] = []
  private var file: FileDescriptor?

  /// The number of bytes so far.
  private(set) var count = 0

  var isEmpty: Bool { bytes.isEmpty && file == nil }

  /// An empty spool that uses a folder for its file.
  init(folder: Path) { self.folder = folder }

  deinit { try? file?.close() }

  /// Appends bytes in memory, or in the file once there is one.
  func append(_ more: [UInt8]) throws(FileFailure) {
    if file == nil, bytes.count + more.count <= Self.memory {
      if bytes.isEmpty { bytes = more } else { bytes += more }
    } else {
      try folder.attempt { () throws(SystemError) in try fileForMore().write(more) }
    }
    count += more.count
  }

  /// Passes all bytes to `use`, or those in a range, in order.
  func read(_ range: Range<Int>? = nil, _ use: ([UInt8]) throws -> Void) throws {
    let range = range ?? 0..<count
    // Bytes in memory are passed on at once, and all of them without a copy.
    let step = file == nil ? max(count, 1) : Self.chunkSize
    for start in stride(from: range.lowerBound, to: range.upperBound, by: step) {
      try use(try read(start..<min(start + step, range.upperBound)))
    }
  }

  /// The bytes in a range; nothing may be appended after that.
  func read(_ range: Range<Int>) throws(FileFailure) -> [UInt8] {
    guard let file else { return range.count == count ? bytes : Array(bytes[range]) }
    var read: [UInt8] = []
    try folder.attempt { () throws(SystemError) in
      guard lseek(file.number, range.lowerBound, SEEK_SET) >= 0 else { throw .last }
      while read.count < range.count {
        let chunk = try file.read(upTo: range.count - read.count)
        if chunk.isEmpty { break }
        read += chunk
      }
    }
    return read
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
    if let nameless = NamelessFile(in: folder) { return nameless.descriptor }
    return try UnfinishedFile(beside: folder.appending("/"), readableBy: .owner).losingItsName()
  }
}
