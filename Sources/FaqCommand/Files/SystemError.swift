#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// An error of the operating system.
struct SystemError: Error, Hashable, Sendable {
  let number: Int32

  /// The error of the previous call.
  static var last: Self { Self(number: errno) }

  /// A signal interrupted the call.
  static let interrupted = Self(number: EINTR)
  /// A file or program does not exist.
  static let noEntry = Self(number: ENOENT)
  /// The file to create exists already.
  static let exists = Self(number: EEXIST)
  /// The reader of a pipe has closed it.
  static let brokenPipe = Self(number: EPIPE)

  /// The system's message: `No space left on device`.
  var message: String {
    unsafe strerror(number).map { unsafe String(cString: $0) } ?? "error \(number)"
  }
}
