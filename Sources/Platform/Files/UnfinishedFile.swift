#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A new file under a unique temporary name, in the same folder as a path.
package struct UnfinishedFile {
  /// Who may read it.
  package enum Readers: mode_t {
    case owner = 0o600
    /// Everybody whom the user's umask permits.
    case everybody = 0o666
  }

  package let path: Path
  package let descriptor: FileDescriptor

  package init(beside other: Path, readableBy readers: Readers) throws(SystemError) {
    path = Self.name(beside: other)
    let number = unsafe create(path.systemPath, readers.rawValue)
    guard number >= 0 else { throw .last }
    descriptor = FileDescriptor(number)
  }

  /// Removes the name, so that the file disappears when it is closed.
  package func losingItsName() -> FileDescriptor {
    _ = unsafe unlink(path.systemPath)
    return descriptor
  }

  /// A unique temporary name.
  static func name(beside path: Path) -> Path {
    path.directory.appending(".faq-\(getpid())-\(UInt32.random(in: 0...(.max)))")
  }
}

private func create(_ path: UnsafePointer<CChar>, _ mode: mode_t) -> Int32 {
  unsafe open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode)
}
