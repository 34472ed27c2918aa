#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A program that was started by its name and arguments, without a shell.
struct ChildProcess: Sendable {
  /// How a program ended.
  enum Ending: Hashable, Sendable {
    case exited(Int32)
    case signalled(Int32)
  }

  let id: pid_t

  /// Starts a program; a stream that is not named is that of this process.
  init(
    _ words: [String],
    variables: [String: String],
    streams: [StandardStream: SpawnPlan.Connection] = [:],
    inOwnSession: Bool = false
  ) throws(SystemError) {
    let plan = SpawnPlan(streams: streams, inOwnSession: inOwnSession)
    id = try plan.start(words, variables: variables)
  }

  /// Returns when it has ended.
  func wait() -> Ending {
    var status: Int32 = 0
    while unsafe waitpid(id, &status, 0) < 0, SystemError.last == .interrupted { continue }
    return Ending(status: status)
  }

  /// How it ended; nil while it runs.
  func ending() -> Ending? {
    var status: Int32 = 0
    return unsafe waitpid(id, &status, WNOHANG) == id ? Ending(status: status) : nil
  }
}

extension ChildProcess.Ending {
  /// The status in the form of `waitpid`.
  init(status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }
}
