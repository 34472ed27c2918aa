#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What the process does about signals.
enum Signals {
  /// A closed pipe is an error of the write from now on, and no longer the end of the process.
  static func ignoreBrokenPipes() { _ = signal(SIGPIPE, SIG_IGN) }

  /// Lets the keyboard's interrupt pass by, for as long as another program has the terminal.
  static func ignoringInterrupts<Result>(
    _ body: () throws(SystemError) -> Result
  ) throws(SystemError) -> Result {
    let previous = signal(SIGINT, SIG_IGN)
    defer { _ = signal(SIGINT, previous) }
    return try body()
  }
}
