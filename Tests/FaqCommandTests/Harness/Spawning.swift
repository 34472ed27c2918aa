import FaqCommand
import Foundation
import Platform
import Synchronization

/// Creates pipes and starts programs one at a time, so that no program inherits another's pipes.
enum Spawning {
  private static let turn = Mutex(())

  static func pipe() throws(SystemError) -> PipePair {
    try turn.withLock { _ throws(SystemError) in try PipePair() }
  }

  static func terminal(columns: Int, rows: Int) throws(SystemError) -> PseudoTerminal {
    try turn.withLock { _ throws(SystemError) in
      try PseudoTerminal(columns: columns, rows: rows)
    }
  }

  static func start(
    _ words: [String],
    variables: [String: String],
    streams: [StandardStream: ChildProcess.Connection],
    inOwnSession: Bool = false
  ) throws(SystemError) -> ChildProcess {
    try turn.withLock { _ throws(SystemError) in
      try ChildProcess(
        words,
        variables: variables,
        streams: streams,
        inOwnSession: inOwnSession
      )
    }
  }
}

extension ChildProcess {
  /// Sends a signal to the process.
  func send(_ signal: Int32) { kill(id, signal) }
}
