import Testing

@testable import FaqCommand

@Suite("Long output is paged", .serialized)
struct PagerTests {
  private let long = String(repeating: "row\n", count: 31)

  @Test("The pager receives the output, its arguments and LESS")
  func paged() throws {
    let folder = try TemporaryFolder()
    let pager = try pager("printf '%s %s\\n' \"$1\" \"$LESS\"; cat; exit 1", in: folder)
    #expect(try present(long, "\(pager) word") == Presented(output: "", warnings: []))
    #expect(try folder.text(of: "output") == "word FRX\n" + long)
  }

  @Test("LESS is kept as the user has set it")
  func less() throws {
    let folder = try TemporaryFolder()
    let pager = try pager("printf '%s' \"$LESS\"", in: folder)
    _ = try present(long, pager, variables: ["LESS": "-i"])
    #expect(try folder.text(of: "output") == "-i")
  }

  @Test("A missing pager is a warning, and the output is written")
  func missing() throws {
    let warning =
      "the pager '/nonexistent/pager -x' could not be started: No such file or directory"
    #expect(
      try present(long, "/nonexistent/pager -x") == Presented(output: long, warnings: [warning])
    )
  }

  @Test("A pager need not read the output")
  func unread() throws {
    let huge = String(repeating: "row\n", count: 100_000)
    #expect(try present(huge, "true") == Presented(output: "", warnings: []))
  }

  @Test("Output that fits on the screen is not paged")
  func short() throws {
    #expect(try present("row\n", "false") == Presented(output: "row\n", warnings: []))
  }

  private func present(
    _ text: String,
    _ command: String,
    variables: [String: String] = [:]
  ) throws -> Presented {
    Signals.ignoreBrokenPipes()
    let environment = Environment.terminal(variables)
    let decision = PagerDecision(
      .command(command),
      isPaged: true,
      as: .ansi,
      in: environment
    )
    let output = RecordedOutput()
    var warnings: [String] = []
    try Pager(decision: decision, environment: environment)
      .present(Array(text.utf8), on: output) { warnings.append($0) }
    return Presented(output: output.text, warnings: warnings)
  }

  /// The command of a pager that writes to the file `output`.
  private func pager(_ script: String, in folder: TemporaryFolder) throws -> String {
    try folder.write("exec >\"$1\"; shift\n\(script)\n", to: "pager")
    return "/bin/sh \(folder.path)/pager \(folder.path)/output"
  }
}

private struct Presented: Equatable {
  let output: String
  let warnings: [String]
}
