/// Shows output in the user's pager, if it is longer than the screen.
struct Pager {
  let decision: PagerDecision
  let environment: Environment

  /// Pages the bytes or writes them; `warn` is called if the pager cannot be started.
  func present(
    _ bytes: [UInt8],
    on output: any Output,
    warn: (String) -> Void
  ) throws(WriteError) {
    if decision.pages(bytes, in: environment) {
      do throws(SystemError) {
        try page(bytes)
        return
      } catch {
        let command = decision.words.joined(separator: " ")
        warn("the pager '\(command)' could not be started: \(error.message)")
      }
    }
    try output.write(bytes)
  }
}

extension Pager {
  /// Returns when the pager has ended; ending before it has read everything is not an error.
  private func page(_ bytes: [UInt8]) throws(SystemError) {
    let pipe = try PipePair()
    try Signals.ignoringInterrupts { () throws(SystemError) in
      let process: ChildProcess
      do throws(SystemError) {
        process = try start(reading: pipe.reader)
      } catch {
        try? pipe.writer.close()
        throw error
      }
      try? pipe.writer.write(bytes)
      try? pipe.writer.close()
      _ = process.wait()
    }
  }

  private func start(reading input: FileDescriptor) throws(SystemError) -> ChildProcess {
    defer { try? input.close() }
    return try ChildProcess(
      decision.words,
      variables: environment.variables.merging(["LESS": "FRX"]) { set, _ in set },
      streams: [.input: .descriptor(input.number)]
    )
  }
}
