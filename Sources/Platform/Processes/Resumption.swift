import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Notices that the process continues after a stop, as with Ctrl-Z and `fg`.
package enum Resumption {
  /// The pipe that the signal handler writes to, or -1.
  private static let writer = Atomic<Int32>(-1)

  /// Runs `body` with a descriptor that becomes readable when the process continues.
  ///
  /// There is no descriptor if the system has none left.
  package static func noticing<Result>(_ body: (FileDescriptor?) -> Result) -> Result {
    guard let pipe = try? PipePair() else { return body(nil) }
    writer.store(pipe.writer.number, ordering: .sequentiallyConsistent)
    watch()
    defer {
      writer.store(-1, ordering: .sequentiallyConsistent)
      try? pipe.reader.close()
      try? pipe.writer.close()
    }
    return body(pipe.reader)
  }

  private static func watch() { _ = signal(SIGCONT) { _ in Self.note() } }

  /// Runs as a signal handler: must neither lock nor allocate.
  private static func note() {
    var byte: UInt8 = 0
    _ = unsafe write(writer.load(ordering: .sequentiallyConsistent), &byte, 1)
  }
}
