#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// An open file descriptor, closed with the last reference to it; all system calls are here.
final class ReadableFile: Sendable {
  static let noEntry = ENOENT
  static let isDirectory = EISDIR
  static let accessDenied = EACCES
  static var lastErrorNumber: Int32 { errno }

  private let descriptor: Int32

  /// Opens the file at `path`; nil leaves the reason in `lastErrorNumber`.
  init?(path: String) {
    descriptor = unsafe path.withCString { unsafe open($0, O_RDONLY | O_CLOEXEC) }
    if descriptor < 0 { return nil }
  }

  deinit { close(descriptor) }

  /// The size of a regular file; what else there is has none.
  var size: Int? {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    return Int(status.st_size)
  }

  /// Up to `count` bytes, none at the end; nil leaves the reason in `lastErrorNumber`.
  func read(upTo count: Int) -> [UInt8]? {
    var result = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      repeat {
        result = unsafe systemRead(descriptor, buffer.baseAddress, count)
      } while result < 0 && errno == EINTR
      initializedCount = max(0, result)
    }
    return result < 0 ? nil : bytes
  }

  static func message(of errorNumber: Int32) -> String {
    unsafe strerror(errorNumber).map { unsafe String(cString: $0) } ?? "error \(errorNumber)"
  }
}

private func systemRead(
  _ descriptor: Int32,
  _ buffer: UnsafeMutablePointer<UInt8>?,
  _ count: Int
) -> Int {
  unsafe read(descriptor, buffer, count)
}
