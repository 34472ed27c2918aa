#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// An open file, closed with the last reference to it; all system calls are here.
final class ReadableFile: Sendable {
  private let descriptor: Int32

  private init(descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Opens the file at `path` to read.
  static func open(path: String) throws(SystemCallError) -> ReadableFile {
    let descriptor = unsafe path.withCString { unsafe systemOpen($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw SystemCallError(number: errno) }
    return ReadableFile(descriptor: descriptor)
  }

  /// The size of a regular file; what else there is has none.
  var size: Int? {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    return Int(status.st_size)
  }

  /// Up to `count` bytes, none at the end.
  func read(upTo count: Int) throws(SystemCallError) -> [UInt8] {
    var failure: SystemCallError?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      var result = 0
      repeat {
        result = unsafe systemRead(descriptor, buffer.baseAddress, count)
      } while result < 0 && errno == EINTR
      if result < 0 { failure = SystemCallError(number: errno) }
      initializedCount = max(0, result)
    }
    if let failure { throw failure }
    return bytes
  }
}

/// The number of the error that a system call ended with.
struct SystemCallError: Error, Equatable {
  static let noEntry = Self(number: ENOENT)
  static let isDirectory = Self(number: EISDIR)
  static let accessDenied = Self(number: EACCES)

  let number: Int32

  /// The system's own words.
  var message: String {
    unsafe strerror(number).map { unsafe String(cString: $0) } ?? "error \(number)"
  }
}

private func systemOpen(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 {
  unsafe open(path, flags)
}

private func systemRead(
  _ descriptor: Int32,
  _ buffer: UnsafeMutablePointer<UInt8>?,
  _ count: Int
) -> Int {
  unsafe read(descriptor, buffer, count)
}
