#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A file descriptor whose calls are repeated after an interruption or when it was not ready.
struct FileDescriptor: Sendable {
  let number: Int32

  init(_ number: Int32) { self.number = number }

  /// Writes all of the bytes.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let result = unsafe bytes.withUnsafeBytes { buffer in
        unsafe systemWrite(number, UnsafeRawBufferPointer(rebasing: buffer[written...]))
      }
      if result < 0 { try wait(for: POLLOUT, after: .last) } else { written += result }
    }
  }

  /// Reads at most `count` bytes; returns none at the end.
  func read(upTo count: Int) throws(SystemError) -> [UInt8] {
    while true {
      var result = 0
      let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
        result = unsafe systemRead(number, buffer)
        initializedCount = max(0, result)
      }
      if result >= 0 { return bytes }
      try wait(for: POLLIN, after: .last)
    }
  }

  /// Closes the descriptor; some file systems report a full disk only now.
  func close() throws(SystemError) {
    if systemClose(number) < 0, SystemError.last.number != EINTR { throw .last }
  }

  /// Reports the error that closing would report, and leaves the descriptor open.
  func settle() throws(SystemError) {
    let other = dup(number)
    guard other >= 0 else { throw .last }
    try Self(other).close()
  }

  /// Returns when the failed call can be repeated; rethrows any other error.
  private func wait(for event: Int32, after error: SystemError) throws(SystemError) {
    switch error.number {
    case EINTR: return
    case EAGAIN, EWOULDBLOCK:
      var descriptor = pollfd(fd: number, events: Int16(event), revents: 0)
      _ = unsafe poll(&descriptor, 1, -1)
    default: throw error
    }
  }
}

private func systemWrite(_ number: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  unsafe write(number, bytes.baseAddress, bytes.count)
}

private func systemRead(_ number: Int32, _ bytes: UnsafeMutableBufferPointer<UInt8>) -> Int {
  unsafe read(number, bytes.baseAddress, bytes.count)
}

private func systemClose(_ number: Int32) -> Int32 { close(number) }
