#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The number of an error of the operating system, such as `ENOSPC`.
package struct SystemFault: Error, Hashable {
  package let number: Int32
}

/// Calls on a file descriptor that are repeated when they are interrupted or not ready.
package enum DescriptorCalls {
  /// Writes all bytes.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemFault) {
    var written = 0
    while written < bytes.count {
      let result = unsafe bytes.withUnsafeBytes { buffer in
        unsafe systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: buffer[written...]))
      }
      if result < 0 { try wait(for: POLLOUT, on: descriptor) } else { written += result }
    }
  }

  /// Reads at most `count` bytes; none at the end.
  package static func read(upTo count: Int, from descriptor: Int32) throws(SystemFault) -> [UInt8] {
    while true {
      var result = 0
      let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
        result = unsafe systemRead(descriptor, buffer)
        initializedCount = max(0, result)
      }
      if result >= 0 { return bytes }
      try wait(for: POLLIN, on: descriptor)
    }
  }

  /// Returns when the call that has just failed can be repeated; throws if it cannot.
  private static func wait(for event: Int32, on descriptor: Int32) throws(SystemFault) {
    switch errno {
    case EINTR: return
    case EAGAIN, EWOULDBLOCK:
      var descriptor = pollfd(fd: descriptor, events: Int16(event), revents: 0)
      _ = unsafe poll(&descriptor, 1, -1)
    case let number: throw SystemFault(number: number)
    }
  }
}

private func systemWrite(_ number: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  unsafe write(number, bytes.baseAddress, bytes.count)
}

private func systemRead(_ number: Int32, _ bytes: UnsafeMutableBufferPointer<UInt8>) -> Int {
  unsafe read(number, bytes.baseAddress, bytes.count)
}
