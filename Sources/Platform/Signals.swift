import Synchronization

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

/// How the process handles signals.
package enum Signals {
  /// Makes writing to a closed pipe an error instead of ending the process.
  package static func ignoreBrokenPipes() { _ = signal(SIGPIPE, SIG_IGN) }
}
