#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A program started by name and arguments, without a shell.
package struct ChildProcess: Sendable {
  /// How a program ended.
  package enum Ending: Hashable, Sendable {
    case exited(Int32)
    case signalled(Int32)
  }

  package let id: pid_t

  /// Starts a program; streams that are not given are inherited.
  package init(
    _ words: [String],
    variables: [String: String],
    streams: [StandardStream: SpawnPlan.Connection] = [:],
    inOwnSession: Bool = false
  ) throws(SystemError) {
    let plan = SpawnPlan(streams: streams, inOwnSession: inOwnSession)
    id = try plan.start(words, variables: variables)
  }

  /// Waits until the program ends.
  package func wait() -> Ending {
    var status: Int32 = 0
    while unsafe waitpid(id, &status, 0) < 0, SystemError.last == .interrupted { continue }
    return Ending(status: status)
  }

  /// How the program ended; nil while it is running.
  package func ending() -> Ending? {
    var status: Int32 = 0
    return unsafe waitpid(id, &status, WNOHANG) == id ? Ending(status: status) : nil
  }
}

extension ChildProcess.Ending {
  /// Decodes a status of `waitpid`.
  init(status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }
}
