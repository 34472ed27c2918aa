#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A file descriptor, whole: interrupted and unready calls are made again.
struct FileDescriptor: Sendable {
  let number: Int32

  init(_ number: Int32) { self.number = number }

  /// All of the bytes, or an error.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let result = unsafe bytes.withUnsafeBytes { buffer in
        unsafe systemWrite(number, UnsafeRawBufferPointer(rebasing: buffer[written...]))
      }
      if result < 0 { try wait(for: POLLOUT, after: .last) } else { written += result }
    }
  }

  /// Some bytes, at most `count`; none at the end.
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

  /// Closes it; some file systems say only now that the disk is full.
  func close() throws(SystemError) {
    if systemClose(number) < 0, SystemError.last.number != EINTR { throw .last }
  }

  /// Hears what closing it would say, and leaves it open.
  func settle() throws(SystemError) {
    let other = dup(number)
    guard other >= 0 else { throw .last }
    try Self(other).close()
  }

  /// Returns when the call that failed can be made again, if it can.
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
