#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What the operating system says to a call that it refuses.
struct SystemError: Error, Hashable, Sendable {
  let number: Int32

  /// The error of the call before.
  static var last: Self { Self(number: errno) }

  /// A call that a signal cut short.
  static let interrupted = Self(number: EINTR)
  /// Something that does not exist.
  static let noEntry = Self(number: ENOENT)
  /// Something that exists and should not.
  static let exists = Self(number: EEXIST)
  /// A reader that has gone away.
  static let brokenPipe = Self(number: EPIPE)

  /// In words: `No space left on device`.
  var message: String {
    unsafe strerror(number).map { unsafe String(cString: $0) } ?? "error \(number)"
  }
}
