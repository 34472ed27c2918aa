#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// An open file, which is closed when the last reference to it goes away.
final class ReadableFile: Sendable {
  private let descriptor: Int32

  private init(descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Opens the file at `path` for reading.
  static func open(path: String) throws(SystemCallError) -> ReadableFile {
    let descriptor = unsafe path.withCString { unsafe systemOpen($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw SystemCallError(number: errno) }
    return ReadableFile(descriptor: descriptor)
  }

  /// The size of a regular file.
  ///
  /// Pipes and devices have none.
  var size: Int? {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    return Int(status.st_size)
  }

  /// Reads up to `count` bytes.
  ///
  /// There are none at the end of the file.
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

/// The error number of a failed system call.
struct SystemCallError: Error, Equatable {
  static let noEntry = Self(number: ENOENT)
  static let isDirectory = Self(number: EISDIR)
  static let accessDenied = Self(number: EACCES)

  let number: Int32

  /// The system's description of the error.
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
