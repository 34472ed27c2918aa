import Testing

@testable import faq

@Suite("The width")
struct WidthDecisionTests {
  @Test(
    "The width is that of the option, of COLUMNS, of a terminal, or 80",
    arguments: [
      ("--width 120", .terminal(["COLUMNS": "50"]), 120, 80, "--width 120"),
      ("--width 120 --max-width 110", .terminal(), 120, 110, "--width 120"),
      ("", .terminal(["COLUMNS": "50"]), 50, 50, "COLUMNS is 50"),
      ("", .terminal(["COLUMNS": "0"]), 100, 80, "the terminal on standard output"),
      ("", .terminal(["COLUMNS": "wide"]), 100, 80, "the terminal on standard output"),
      (
        "", .terminal(["COLUMNS": "99999999999999999999"]), 100, 80,
        "the terminal on standard output"
      ),
      ("", .terminal(only: [.error]), 90, 80, "the terminal on standard error"),
      ("", .pipe(), 80, 80, "nothing says how wide the output is"),
      ("--max-width 60", .pipe(), 80, 60, "nothing says how wide the output is"),
    ] as [(String, Environment, Int, Int, String)]
  )
  func width(
    arguments: String,
    environment: Environment,
    columns: Int,
    prose: Int,
    reason: String
  ) throws {
    let decision = WidthDecision(try .parsing(arguments), as: .ansi, in: environment)
    #expect(decision.columns == columns)
    #expect(decision.prose == prose)
    #expect(decision.reason == reason)
  }

  @Test(
    "Markdown and plain text are not wrapped in a pipe, unless a width is typed",
    arguments: [
      (FormatChoice.ansi, true, true, true), (.plain, true, false, true),
      (.markdown, true, false, true), (.html, false, false, false), (.json, false, false, false),
    ]
  )
  func wrapping(format: FormatChoice, atTerminal: Bool, inPipe: Bool, typed: Bool) throws {
    #expect(WidthDecision(Options(), as: format, in: .terminal()).wraps == atTerminal)
    #expect(WidthDecision(Options(), as: format, in: .pipe(["COLUMNS": "9"])).wraps == inPipe)
    #expect(WidthDecision(try .parsing("--width 9"), as: format, in: .pipe()).wraps == typed)
  }
}
