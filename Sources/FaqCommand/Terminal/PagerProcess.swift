import Platform

/// A running pager, and the pipe to it.
struct PagerProcess: Sendable {
  /// With these statuses, shells and `env` report that they could not run a program.
  static let missingStatuses: Set<Int32> = [126, 127]

  private let process: ChildProcess
  private let input: FileDescriptor

  /// Starts a pager, and ignores Ctrl-C until it has ended.
  init(_ words: [String], variables: [String: String]) throws(SystemError) {
    let pipe = try PipePair()
    defer { try? pipe.reader.close() }
    do throws(SystemError) {
      process = try ForegroundProgram.start { () throws(SystemError) in
        try ChildProcess(
          words,
          variables: variables,
          streams: [.input: .descriptor(pipe.reader.number)]
        )
      }
    } catch {
      try? pipe.writer.close()
      throw error
    }
    input = pipe.writer
  }

  /// Writes all of the bytes; throws once the pager reads no more.
  func write(_ bytes: [UInt8]) throws(SystemError) { try input.write(bytes) }

  /// Ends the input, and waits until the user quits the pager.
  func end() -> ChildProcess.Ending {
    try? input.close()
    return ForegroundProgram.wait(for: process)
  }
}
