import Platform
import Synchronization

/// Output that starts the pager as soon as it is longer than the screen.
///
/// Until then, the output is held. If the pager cannot be started, all output is written without
/// it. Messages precede output that is not paged, and otherwise wait until the pager has ended.
final class PagedOutput: Output {
  /// The most that a pipe holds on any system: of longer output, the pager has read some.
  private static let pipeCapacity = 1 << 20

  private let pager: Pager
  private let state: Mutex<State>

  private struct State {
    var phase = Phase.fitting
    var rows: RowCount
    /// The output so far; nil once the pager has read some of it.
    var held: [UInt8]? = []
    var messages: [UInt8] = []
  }

  private enum Phase {
    /// The output fits on the screen so far.
    case fitting
    case paging(PagerProcess)
    case plain
    /// The pager ended before it had read everything.
    case quit
  }

  init(_ pager: Pager) {
    self.pager = pager
    state = Mutex(State(rows: RowCount(columns: pager.screen.columns)))
  }

  /// Writes the bytes; throws `WriteError.closedPipe` once the user has quit the pager.
  func write(_ bytes: [UInt8]) throws(WriteError) {
    try state.withLock { state throws(WriteError) in
      switch state.phase {
      case .fitting: try fit(bytes, &state)
      case .paging(let process):
        if let held = state.held, held.count > Self.pipeCapacity { state.held = nil }
        state.held? += bytes
        try send(bytes, to: process, &state)
      case .plain: try pager.output.write(bytes)
      case .quit: throw .closedPipe
      }
    }
  }

  /// Writes what is held, or waits until the user quits the pager.
  func close() throws(WriteError) {
    try state.withLock { state throws(WriteError) in
      switch state.phase {
      case .fitting: try writeHeld(&state)
      case .paging(let process): try end(process, &state)
      case .plain, .quit: break
      }
    }
  }

  /// Writes a message, or keeps it until it cannot disturb the pager.
  func report(_ message: [UInt8]) throws(WriteError) {
    try state.withLock { state throws(WriteError) in
      switch state.phase {
      case .fitting, .paging: state.messages += message
      case .plain, .quit: try pager.errors.write(message)
      }
    }
  }

  private func fit(_ bytes: [UInt8], _ state: inout State) throws(WriteError) {
    state.held? += bytes
    state.rows.add(bytes)
    guard state.rows.rows > pager.screen.rows else { return }
    let process: PagerProcess
    do throws(SystemError) { process = try pager.start() } catch {
      try replacePager(error.message, &state)
      return
    }
    state.phase = .paging(process)
    try send(state.held ?? [], to: process, &state)
  }

  private func send(
    _ bytes: [UInt8],
    to process: PagerProcess,
    _ state: inout State
  ) throws(WriteError) {
    do throws(SystemError) {
      try process.write(bytes)
    } catch {
      try end(process, &state)
      if case .quit = state.phase { throw .closedPipe }
    }
  }

  /// Waits for the pager; if it has only reported that it found no program, replaces it.
  private func end(_ process: PagerProcess, _ state: inout State) throws(WriteError) {
    let ending = process.end()
    state.phase = .quit
    if case .exited(let status) = ending, PagerProcess.missingStatuses.contains(status) {
      try replacePager("it ended with status \(status)", &state)
    }
    writeMessages(&state)
  }

  private func replacePager(_ reason: String, _ state: inout State) throws(WriteError) {
    guard state.held != nil else { return }
    pager.warn(reason)
    try writeHeld(&state)
  }

  private func writeHeld(_ state: inout State) throws(WriteError) {
    state.phase = .plain
    writeMessages(&state)
    if let held = state.held.take() { try pager.output.write(held) }
  }

  private func writeMessages(_ state: inout State) {
    try? pager.errors.write(state.messages)
    state.messages = []
  }
}

/// Counts the rows that output takes on the screen, as the output arrives.
///
/// The count is an upper bound: escape sequences have no width, and scalars that may be wide count
/// as wide.
struct RowCount {
  private let columns: Int
  private var completeRows = 0
  private var column = 0
  private var sequence = Sequence.text

  init(columns: Int) { self.columns = columns }

  /// The rows of the output so far.
  var rows: Int { completeRows + rowsOfLine }

  /// Counts more output.
  mutating func add(_ output: [UInt8]) {
    for byte in output {
      sequence.advance(byte)
      guard sequence == .text else { continue }
      if byte == UInt8(ascii: "\n") {
        completeRows += max(1, rowsOfLine)
        column = 0
      } else {
        column += Self.width(of: byte)
      }
    }
  }

  private var rowsOfLine: Int { (column + columns - 1) / columns }

  /// The columns of the scalar that starts with a byte; 0 for other bytes.
  private static func width(of byte: UInt8) -> Int {
    switch byte {
    case 0..<0x20, 0x80..<0xC0: 0
    case 0xE2...: 2
    default: 1
    }
  }

  /// The position within an escape sequence.
  private enum Sequence {
    case text, escape, control, string, stringEscape, end

    mutating func advance(_ byte: UInt8) {
      self =
        switch (self, byte) {
        case (.string, 0x1B): .stringEscape
        case (.string, 0x07), (.stringEscape, UInt8(ascii: "\\")): .end
        case (.string, _), (.stringEscape, _): .string
        case (.text, 0x1B), (.end, 0x1B): .escape
        case (.text, _), (.end, _): .text
        case (.escape, UInt8(ascii: "[")): .control
        case (.escape, UInt8(ascii: "]")): .string
        case (.escape, _): .end
        case (.control, 0x40...0x7E): .end
        case (.control, _): .control
        }
    }
  }
}
