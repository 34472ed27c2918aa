import FaqService
import Platform
import Testing

@testable import FaqCommand

@Suite("Long output is paged", .serialized)
struct PagerTests {
  private let long = String(repeating: "row\n", count: 31)

  @Test("The pager receives the output, its arguments and LESS")
  func paged() async throws {
    let folder = try TemporaryFolder()
    let pager = try pager("printf '%s %s\\n' \"$1\" \"$LESS\"; cat; exit 1", in: folder)
    #expect(try await show(long, "\(pager) word") == Shown(output: "", errors: ""))
    #expect(try folder.text(of: "output") == "word FRX\n" + long)
  }

  @Test("LESS is kept as the user has set it")
  func less() async throws {
    let folder = try TemporaryFolder()
    let pager = try pager("cat >/dev/null; printf '%s' \"$LESS\"", in: folder)
    _ = try await show(long, pager, variables: ["LESS": "-i"])
    #expect(try folder.text(of: "output") == "-i")
  }

  @Test("A missing pager is a warning, and the output is written")
  func missing() async throws {
    let warning =
      "faq: the pager '/nonexistent/pager -x' could not be started: No such file or directory\n"
    #expect(try await show(long, "/nonexistent/pager -x") == Shown(output: long, errors: warning))
  }

  @Test(
    "No output is lost if the pager is a program that cannot start another one",
    arguments: [126, 127]
  )
  func missingProgram(status: Int) async throws {
    let folder = try TemporaryFolder()
    let pager = try pager("exit \(status)", in: folder)
    let warning =
      "faq: the pager '\(pager)' could not be started: it ended with status \(status)\n"
    #expect(try await show(long, pager) == Shown(output: long, errors: warning))
  }

  @Test("If the user quits the pager early, writing fails as for a closed pipe")
  func quit() async throws {
    let huge = String(repeating: "row\n", count: 100_000)
    await #expect(throws: WriteError.closedPipe) { try await show(huge, "true") }
  }

  @Test("The pager starts as soon as the output is longer than the screen")
  func streaming() async throws {
    let folder = try TemporaryFolder()
    let pager = try pager("cat", in: folder)
    try await paging(pager, RecordedOutput(), RecordedOutput()).show { output, _ in
      for _ in 1...30 { try output.write("row\n") }
      #expect(try folder.names() == ["pager"])
      for _ in 31...40 { try output.write("row\n") }
      while try folder.names() == ["pager"] || folder.text(of: "output").isEmpty {
        try await Task.sleep(for: .milliseconds(5))
      }
      try output.write("end\n")
    }
    let rows = String(repeating: "row\n", count: 40)
    #expect(try folder.text(of: "output") == rows + "end\n")
  }

  @Test("Messages wait until the pager has ended")
  func messages() async throws {
    let folder = try TemporaryFolder()
    let errors = RecordedOutput()
    try await paging(pager("cat", in: folder), RecordedOutput(), errors).show { output, messages in
      try messages.write("before\n")
      try output.write(long)
      try messages.write("during\n")
      #expect(errors.text.isEmpty)
    }
    #expect(errors.text == "before\nduring\n")
  }

  @Test("Without a pager, messages precede the output", arguments: [1, 31])
  func messagesBefore(count: Int) async throws {
    let both = RecordedOutput()
    try await paging("/nonexistent/pager", both, both).show { output, messages in
      try output.write("row\n")
      try messages.write("message\n")
      for _ in 1..<count { try output.write("row\n") }
    }
    let warning =
      "faq: the pager '/nonexistent/pager' could not be started: "
      + "No such file or directory\n"
    let shown = "message\n" + String(repeating: "row\n", count: count)
    #expect(both.text == (count == 1 ? shown : warning + shown))
  }

  @Test("A failure shows the output before it, whether it is paged or not", arguments: [1, 31])
  func failure(count: Int) async throws {
    let folder = try TemporaryFolder()
    let pager = try pager("cat", in: folder)
    let output = RecordedOutput()
    await #expect(throws: Failure(.malformed, "no")) {
      try await paging(pager, output, RecordedOutput()).show { output, _ in
        for _ in 1...count { try output.write("row\n") }
        throw Failure(.malformed, "no")
      }
    }
    let shown = count == 1 ? output.text : try folder.text(of: "output")
    #expect(shown == String(repeating: "row\n", count: count))
  }

  @Test("Output that fits on the screen is not paged", arguments: [1, 30])
  func short(count: Int) async throws {
    let text = String(repeating: "row\n", count: count)
    #expect(try await show(text, "false") == Shown(output: text, errors: ""))
  }

  private func show(
    _ text: String,
    _ command: String,
    variables: [String: String] = [:]
  ) async throws -> Shown {
    let output = RecordedOutput()
    let errors = RecordedOutput()
    try await paging(command, output, errors, variables: variables).show { output, _ in
      try output.write(text)
    }
    return Shown(output: output.text, errors: errors.text)
  }

  /// A pager at a terminal with 30 rows.
  private func paging(
    _ command: String,
    _ output: RecordedOutput,
    _ errors: RecordedOutput,
    variables: [String: String] = [:]
  ) -> Pager {
    Signals.ignoreBrokenPipes()
    let environment = Environment.terminal(variables)
    return Pager(
      decision: Decision.pager(.command(command), isPaged: true, as: .ansi, in: environment),
      environment: environment,
      messages: MessageStyle(program: "faq", isColored: false),
      output: output,
      errors: errors
    )
  }

  /// The command of a pager that writes to the file `output`.
  private func pager(_ script: String, in folder: TemporaryFolder) throws -> String {
    try folder.write("exec >\"$1\"; shift\n\(script)\n", to: "pager")
    return "/bin/sh \(folder.path)/pager \(folder.path)/output"
  }
}

private struct Shown: Equatable {
  let output: String
  let errors: String
}
