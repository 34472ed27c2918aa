#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension FileDescriptor {
  /// Waits until at least one of several descriptors has something to read, but not longer than a
  /// time, and returns whether each of them has.
  package static func readiness(of descriptors: [Self], within time: Duration?) -> [Bool] {
    var polled = descriptors.map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
    // Rounded up, so that the time is over when the call returns.
    let milliseconds = time.map { Int32(clamping: Int64(max(.zero, $0) / .milliseconds(1)) + 1) }
    let count = unsafe poll(&polled, nfds_t(polled.count), milliseconds ?? -1)
    return polled.map { count > 0 && $0.revents != 0 }
  }
}
