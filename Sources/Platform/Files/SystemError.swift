#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// An error of the operating system.
package struct SystemError: Error, Hashable, Sendable {
  package let number: Int32

  package init(number: Int32) { self.number = number }

  /// The error of the previous call.
  package static var last: Self { Self(number: errno) }

  /// A signal interrupted the call.
  package static let interrupted = Self(number: EINTR)
  /// A file or program does not exist.
  package static let noEntry = Self(number: ENOENT)
  /// The file to create exists already.
  package static let exists = Self(number: EEXIST)
  /// The reader of a pipe has closed it.
  package static let brokenPipe = Self(number: EPIPE)

  /// The system's message: `No space left on device`.
  package var message: String {
    unsafe strerror(number).map { unsafe String(cString: $0) } ?? "error \(number)"
  }
}
