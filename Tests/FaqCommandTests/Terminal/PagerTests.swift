import Foundation
import Synchronization
import Testing

@testable import faq

@Suite("Long output is paged", .serialized)
struct PagerTests {
  private let long = String(repeating: "row\n", count: 31)

  @Test("The pager receives the output, its arguments and LESS")
  func paged() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let script = try scriptFile("printf '%s %s\\n' \"$1\" \"$LESS\"; cat; exit 1")
    defer { try? FileManager.default.removeItem(at: script) }
    let presented = try present(long, "/bin/sh \(script.path) \(file.path) word")
    #expect(presented == Presented(output: "", warnings: []))
    #expect(try String(contentsOf: file, encoding: .utf8) == "word FRX\n" + long)
  }

  @Test("LESS is kept as the user has set it")
  func less() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let script = try scriptFile("printf '%s' \"$LESS\"")
    defer { try? FileManager.default.removeItem(at: script) }
    _ = try present(long, "/bin/sh \(script.path) \(file.path)", variables: ["LESS": "-i"])
    #expect(try String(contentsOf: file, encoding: .utf8) == "-i")
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
      for: .show(.all),
      as: .ansi,
      in: environment
    )
    let output = RecordedOutput()
    var warnings: [String] = []
    try Pager(decision: decision, environment: environment)
      .present(Array(text.utf8), on: output) { warnings.append($0) }
    return Presented(output: output.text, warnings: warnings)
  }

  /// A script that writes to the file that is its first argument.
  private func scriptFile(_ body: String) throws -> URL {
    let script = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try "exec >\"$1\"; shift\n\(body)\n".write(to: script, atomically: true, encoding: .utf8)
    return script
  }
}

private struct Presented: Equatable {
  let output: String
  let warnings: [String]
}
