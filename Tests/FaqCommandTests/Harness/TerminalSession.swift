import FaqService
import Foundation

@testable import faq

/// A program at a pseudo-terminal, which the test types into and reads from.
final class TerminalSession {
  private let terminal: PseudoTerminal
  private let process: ChildProcess
  private var received: [UInt8] = []
  private var ending: ChildProcess.Ending?

  /// The streams that are not among `terminals` are `/dev/null`, or what `streams` says.
  init(
    _ program: Program,
    _ arguments: [String] = [],
    variables: [String: String] = [:],
    terminals: Set<StandardStream> = [.input, .output, .error],
    streams: [StandardStream: SpawnPlan.Connection] = [:],
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

  /// All that has appeared on the terminal, with plain line ends.
  var transcript: String {
    String(utf8: received.filter { $0 != UInt8(ascii: "\r") })
  }

  /// Types.
  func send(_ text: String) throws { try terminal.person.write(Array(text.utf8)) }

  /// Sends a signal to the program.
  func signal(_ signal: Int32) { process.send(signal) }

  /// Reads until a text has appeared; false if it has not in time.
  func waits(for text: String, timeout: Duration = .seconds(10)) -> Bool {
    let deadline = ContinuousClock.now + timeout
    while !transcript.contains(text) {
      guard read(until: deadline) else { return false }
    }
    return true
  }

  /// Reads until nothing has appeared for a while, and forgets what was there before.
  func quiet(for pause: Duration = .milliseconds(100)) -> String {
    received = []
    while read(until: .now + pause) { continue }
    return transcript
  }

  /// How the program ended; nil if it still runs after the timeout.
  func end(timeout: Duration = .seconds(10)) -> ChildProcess.Ending? {
    let deadline = ContinuousClock.now + timeout
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
