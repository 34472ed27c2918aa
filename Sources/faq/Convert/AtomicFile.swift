#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A file that could not be written.
struct FileFailure: Error, Equatable {
  let path: String
  let reason: SystemError
}

/// A file that is there whole or not at all.
///
/// It is written under another name in the same directory, and takes its own once it is done. Until
/// then what stood there before stays.
final class AtomicFile {
  private let path: String
  private let unfinishedPath: String
  private let descriptor: FileDescriptor
  private var isOpen = true

  /// Begins to write what shall stand at a path.
  init(path: String) throws(FileFailure) {
    let directory = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    let name = "\(directory).faq-\(getpid())-\(UInt32.random(in: 0...(.max)))"
    let number = unsafe name.withCString { unsafe create($0) }
    guard number >= 0 else { throw FileFailure(path: path, reason: .last) }
    self.path = path
    unfinishedPath = name
    descriptor = FileDescriptor(number)
  }

  deinit {
    guard isOpen else { return }
    try? descriptor.close()
    unsafe unfinishedPath.withCString { _ = unsafe unlink($0) }
  }

  /// Writes all of the bytes.
  func write(_ bytes: [UInt8]) throws(FileFailure) {
    try attempt { () throws(SystemError) in try descriptor.write(bytes) }
  }

  /// Ends the file and gives it its name.
  func commit() throws(FileFailure) {
    try attempt { () throws(SystemError) in
      try descriptor.close()
      let result = unsafe unfinishedPath.withCString { old in
        unsafe path.withCString { unsafe rename(old, $0) }
      }
      guard result == 0 else { throw .last }
    }
    isOpen = false
  }

  private func attempt(_ step: () throws(SystemError) -> Void) throws(FileFailure) {
    do throws(SystemError) { try step() } catch { throw FileFailure(path: path, reason: error) }
  }
}

/// A new file that others may read, as the user's mask has it.
private func create(_ path: UnsafePointer<CChar>) -> Int32 {
  unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
}
