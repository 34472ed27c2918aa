#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A lock that one process or thread at a time can have, on a file that stays empty.
///
/// The system releases the lock of a process that ends.
package struct FileLock {
  private let descriptor: FileDescriptor

  /// Waits until no other has the lock.
  package init(at path: Path) throws(FileFailure) {
    let number = unsafe open(path.systemPath, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard number >= 0 else { throw FileFailure(path: path, reason: .last) }
    descriptor = FileDescriptor(number)
    while flock(number, LOCK_EX) != 0 {
      let reason = SystemError.last
      guard reason != .interrupted else { continue }
      release()
      throw FileFailure(path: path, reason: reason)
    }
  }

  package func release() { try? descriptor.close() }
}
