#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// An error of the file system.
public struct FileSystemError: Error, Hashable, Sendable {
  let number: Int32

  /// The error of the previous call.
  static var last: Self { Self(number: errno) }

  /// A file or folder does not exist.
  static let noEntry = Self(number: ENOENT)
  /// Another user owns the folder.
  static let notOwned = Self(number: EPERM)
  /// A signal interrupted the call.
  static let interrupted = Self(number: EINTR)
  static let alreadyThere = Self(number: EEXIST)

  /// The system's message: `No space left on device`.
  public var message: String {
    unsafe strerror(number).map { unsafe String(cString: $0) } ?? "error \(number)"
  }
}
