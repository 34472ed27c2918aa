#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A new file under a unique temporary name, in the same folder as a path.
struct UnfinishedFile {
  /// Who may read it.
  enum Readers: mode_t {
    case owner = 0o600
    /// Everybody whom the user's umask permits.
    case everybody = 0o666
  }

  let path: String
  let descriptor: FileDescriptor

  init(beside other: String, readableBy readers: Readers) throws(SystemError) {
    path = Self.name(beside: other)
    let number = unsafe path.withCString { unsafe create($0, readers.rawValue) }
    guard number >= 0 else { throw .last }
    descriptor = FileDescriptor(number)
  }

  /// Removes the name, so that the file disappears when it is closed.
  func losingItsName() -> FileDescriptor {
    unsafe path.withCString { _ = unsafe unlink($0) }
    return descriptor
  }

  /// A unique temporary name.
  static func name(beside path: String) -> String {
    "\(path.directory).faq-\(getpid())-\(UInt32.random(in: 0...(.max)))"
  }
}

extension String {
  /// Everything up to and including the last slash.
  var directory: String { lastIndex(of: "/").map { String(self[...$0]) } ?? "" }
}

private func create(_ path: UnsafePointer<CChar>, _ mode: mode_t) -> Int32 {
  unsafe open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode)
}
