import FaqCommand
import FaqService
import Foundation
import Platform

/// A program at a pseudo-terminal that the test operates.
final class TerminalSession {
  private let terminal: PseudoTerminal
  private let process: ChildProcess
  private var received: [UInt8] = []
  private var ending: ChildProcess.Ending?

  /// Starts a program; streams that are not in `terminals` are those in `streams`, or `/dev/null`.
  init(
    _ program: Program,
    _ arguments: [String] = [],
    variables: [String: String] = [:],
    terminals: Set<StandardStream> = [.input, .output, .error],
    streams: [StandardStream: ChildProcess.Connection] = [:],
    size: TerminalSize = TerminalSize(columns: 80, rows: 24)
  ) throws {
    let terminal = try Spawning.terminal(columns: size.columns, rows: size.rows)
    var connections = streams
    for stream in StandardStream.allCases where connections[stream] == nil {
      connections[stream] = .path(terminals.contains(stream) ? terminal.path : "/dev/null")
    }
    self.terminal = terminal
    process = try Spawning.start(
      [program.path] + arguments,
      variables: Program.variables.merging(variables) { $1 },
      streams: connections,
      inOwnSession: true
    )
  }

  deinit {
    if ending == nil {
      process.send(SIGKILL)
      _ = process.wait()
    }
    try? terminal.person.close()
    try? terminal.line.close()
  }

  /// Everything that has appeared on the terminal, without carriage returns.
  var transcript: String {
    String(utf8: received.filter { $0 != UInt8(ascii: "\r") })
  }

  /// Types a text.
  func send(_ text: String) throws { try terminal.person.write(Array(text.utf8)) }

  /// Changes the size of the terminal.
  func resize(columns: Int, rows: Int) { terminal.resize(columns: columns, rows: rows) }

  /// Sends a signal to the program alone.
  func send(signal: Int32) { process.send(signal) }

  /// Whether the terminal shows what is typed.
  var echoes: Bool {
    var modes = termios()
    return unsafe tcgetattr(terminal.line.number, &modes) == 0
      && modes.c_lflag & tcflag_t(ECHO) != 0
  }

  /// Reads until a text has appeared; false after the timeout.
  func waits(for text: String, timeout: Duration = .seconds(10)) -> Bool {
    let deadline = ContinuousClock.now + timeout * Program.patience
    while !transcript.contains(text) {
      guard read(until: deadline) else { return false }
    }
    return true
  }

  /// Clears the transcript, and reads until nothing has appeared for the given time.
  func quiet(for pause: Duration = .milliseconds(100)) -> String {
    received = []
    while read(until: .now + pause) { continue }
    return transcript
  }

  /// How the program ended; nil if it is still running after the timeout.
  func end(timeout: Duration = .seconds(10)) -> ChildProcess.Ending? {
    let deadline = ContinuousClock.now + timeout * Program.patience
    while ending == nil, ContinuousClock.now < deadline {
      ending = process.ending()
      while read(until: .now + .milliseconds(5)) { continue }
    }
    return ending
  }

  private func read(until deadline: ContinuousClock.Instant) -> Bool {
    var polled = [pollfd(fd: terminal.person.number, events: Int16(POLLIN), revents: 0)]
    guard Readiness.wait(for: &polled, until: deadline),
      let bytes = try? terminal.person.read(upTo: 1 << 14), !bytes.isEmpty
    else { return false }
    received += bytes
    return true
  }
}
