#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What the file system says to a call that it refuses.
public struct FileSystemError: Error, Hashable, Sendable {
  let number: Int32

  /// The error of the call before.
  static var last: Self { Self(number: errno) }

  /// Something that does not exist.
  static let noEntry = Self(number: ENOENT)
  /// Something of this user's that another user owns.
  static let notOwned = Self(number: EPERM)
  /// A call that a signal cut short.
  static let interrupted = Self(number: EINTR)
  static let alreadyThere = Self(number: EEXIST)

  /// In the system's own words: `No space left on device`.
  public var message: String {
    unsafe strerror(number).map { unsafe String(cString: $0) } ?? "error \(number)"
  }
}
