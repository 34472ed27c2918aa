import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Cleans up when a signal ends the program, and then lets the signal end it.
package enum Interruption {
  /// The escape sequence that erases the spinner's line.
  package static let erasure = "\r\u{1B}[K"

  private static let line = Atomic(false)
  private static let held = Atomic(0)
  private static let pending = Atomic<Int32>(0)
  private static let isEnding = Atomic(false)

  /// Whether standard error shows a line to erase.
  package static var hasLine: Bool {
    get { line.load(ordering: .sequentiallyConsistent) }
    set { line.store(newValue, ordering: .sequentiallyConsistent) }
  }

  /// Installs the handler for each signal that is not ignored already, as under nohup.
  package static func watch() {
    _ = hasLine
    _ = ForegroundProgram.isRunning
    _ = FullScreen.isOn
    for number in [SIGHUP, SIGINT, SIGQUIT, SIGTERM] where !isIgnored(number) {
      _ = signal(number) { Self.end(by: $0) }
    }
  }

  /// Runs `body` without interruption; a signal that arrives meanwhile takes effect afterwards.
  package static func holdingOff<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    held.add(1, ordering: .sequentiallyConsistent)
    defer {
      held.subtract(1, ordering: .sequentiallyConsistent)
      let number = pending.load(ordering: .sequentiallyConsistent)
      if number != 0 { end(by: number) }
    }
    return try body()
  }

  /// Blocks forever if a signal is about to end the program, and otherwise returns at once.
  ///
  /// The handler runs on another thread, which must not lose the race against a normal exit.
  package static func awaitEnd() {
    while isEnding.load(ordering: .sequentiallyConsistent) { pause() }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    unsafe sigaction(number, nil, &action)
    #if canImport(Darwin)
    let handler = unsafe action.__sigaction_u.__sa_handler
    #else
    let handler = unsafe action.__sigaction_handler.sa_handler
    #endif
    return unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Runs as a signal handler: must neither lock nor allocate.
  private static func end(by number: Int32) {
    // Ctrl-C is for the program that has the terminal.
    if number == SIGINT, ForegroundProgram.isRunning { return }
    guard held.load(ordering: .sequentiallyConsistent) == 0 else {
      pending.store(number, ordering: .sequentiallyConsistent)
      return
    }
    isEnding.store(true, ordering: .sequentiallyConsistent)
    ForegroundProgram.end()
    FullScreen.leave()
    if hasLine {
      var bytes: (UInt8, UInt8, UInt8, UInt8) = (0x0D, 0x1B, 0x5B, 0x4B)
      _ = unsafe write(STDERR_FILENO, &bytes, 4)
    }
    signal(number, SIG_DFL)
    // Not raise: task threads block signals, so that another thread must receive it.
    kill(getpid(), number)
  }
}
