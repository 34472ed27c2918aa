#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A file that only one process or thread at a time can lock; the file itself stays empty.
package struct FileLock {
  private let path: Path

  package init(_ path: Path) { self.path = path }

  /// Runs `body` once no other has the lock.
  ///
  /// The system releases the lock of a process that ends.
  package func holding<Result>(
    _ body: () throws(FileFailure) -> Result
  ) throws(FileFailure) -> Result {
    let number = unsafe open(path.systemPath, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard number >= 0 else { throw FileFailure(path: path, reason: .last) }
    let descriptor = FileDescriptor(number)
    defer { try? descriptor.close() }
    while flock(number, LOCK_EX) != 0 {
      guard errno == EINTR else { throw FileFailure(path: path, reason: .last) }
    }
    return try body()
  }
}
