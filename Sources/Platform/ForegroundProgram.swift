import Synchronization

/// The pager or editor that has the terminal, so that a signal that ends faq ends it too.
package enum ForegroundProgram {
  /// How long the program may take to restore the terminal after SIGTERM.
  private static let patience = (count: 50, milliseconds: Int32(20))

  private static let id = Atomic<pid_t>(0)

  /// Whether a program has the terminal.
  package static var isRunning: Bool { id.load(ordering: .sequentiallyConsistent) != 0 }

  /// Starts a program; a signal that arrives meanwhile takes effect afterwards.
  package static func start(
    _ spawn: () throws(SystemError) -> ChildProcess
  ) throws(SystemError) -> ChildProcess {
    Interruption.watch()
    TerminalModes.save()
    return try Interruption.holdingOff { () throws(SystemError) in
      let process = try spawn()
      id.store(process.id, ordering: .sequentiallyConsistent)
      return process
    }
  }

  /// Waits until the program has ended.
  package static func wait(for process: ChildProcess) -> ChildProcess.Ending {
    let ending = process.wait()
    id.store(0, ordering: .sequentiallyConsistent)
    Interruption.awaitEnd()
    if case .signalled = ending { TerminalModes.restore() }
    return ending
  }

  /// Ends the program and restores the terminal; runs in a signal handler.
  static func end() {
    let id = id.load(ordering: .sequentiallyConsistent)
    guard id != 0 else { return }
    kill(id, SIGTERM)
    // A stopped program would not receive the signal.
    kill(id, SIGCONT)
    if !hasEnded(id) {
      kill(id, SIGKILL)
      while waitpid(id, nil, 0) < 0, errno == EINTR { continue }
    }
    TerminalModes.restore()
  }

  private static func hasEnded(_ id: pid_t) -> Bool {
    for _ in 0..<patience.count {
      // Also if the thread that waits for the program was faster.
      if waitpid(id, nil, WNOHANG) != 0 { return true }
      _ = poll(nil, 0, patience.milliseconds)
    }
    return false
  }
}
