import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Signals that a program notices while it waits for input, such as SIGCONT after Ctrl-Z and `fg`.
package enum NoticedSignals {
  /// The pipe that the signal handler writes to, or -1.
  private static let writer = Atomic<Int32>(-1)

  /// Runs `body` with a descriptor from which the number of each such signal can be read as a byte.
  ///
  /// There is no descriptor if the system has none left.
  package static func noticing<Result, Failure>(
    _ numbers: [Int32],
    _ body: (FileDescriptor?) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let pipe = try? PipePair() else { return try body(nil) }
    // The handler must not wait until somebody reads.
    _ = fcntl(pipe.writer.number, F_SETFL, O_NONBLOCK)
    writer.store(pipe.writer.number, ordering: .sequentiallyConsistent)
    for number in numbers { watch(number) }
    defer {
      for number in numbers { unwatch(number) }
      writer.store(-1, ordering: .sequentiallyConsistent)
      try? pipe.reader.close()
      try? pipe.writer.close()
    }
    return try body(pipe.reader)
  }

  /// Runs `body` while a signal has its usual effect.
  package static func withUsualEffect<Result>(of number: Int32, _ body: () -> Result) -> Result {
    unwatch(number)
    defer { watch(number) }
    return body()
  }

  private static func watch(_ number: Int32) { _ = signal(number) { Self.note($0) } }

  private static func unwatch(_ number: Int32) { _ = signal(number, SIG_DFL) }

  /// Runs as a signal handler: must neither lock nor allocate.
  private static func note(_ number: Int32) {
    let reason = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = unsafe write(writer.load(ordering: .sequentiallyConsistent), &byte, 1)
    errno = reason
  }
}
