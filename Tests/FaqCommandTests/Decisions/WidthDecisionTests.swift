import Platform
import Testing

@testable import FaqCommand

@Suite("The width")
struct WidthDecisionTests {
  @Test(
    "The width is that of the option, of COLUMNS, of a terminal, or 80",
    arguments: [
      ("--width 120", .terminal(["COLUMNS": "50"]), 120, "--width 120"),
      ("", .terminal(["COLUMNS": "50"]), 50, "COLUMNS is 50"),
      ("", .terminal(["COLUMNS": "0"]), 100, "the terminal on standard output"),
      ("", .terminal(["COLUMNS": "wide"]), 100, "the terminal on standard output"),
      ("", .terminal(["COLUMNS": "99999999999999999999"]), 100, "the terminal on standard output"),
      ("", .terminal(only: [.error]), 90, "the terminal on standard error"),
      ("", .pipe(), 80, "the default"),
    ] as [(String, Environment, Int, String)]
  )
  func width(arguments: String, environment: Environment, columns: Int, reason: String) throws {
    let decision = WidthDecision(try .parsing(arguments), as: .ansi, in: environment)
    #expect(decision.columns.value == columns)
    #expect(decision.columns.reason == reason)
  }

  @Test(
    "Prose has the width of --width, or of the terminal up to 80 columns or --max-width",
    arguments: [
      ("", .terminal(), 80), ("--width 120", .terminal(), 120),
      ("--width 120 --max-width 110", .terminal(), 110), ("--max-width 60", .pipe(), 60),
      ("", .terminal(["COLUMNS": "50"]), 50), ("", .terminal(only: [.error]), 80),
    ] as [(String, Environment, Int)]
  )
  func prose(arguments: String, environment: Environment, prose: Int) throws {
    #expect(WidthDecision(try .parsing(arguments), as: .ansi, in: environment).prose == prose)
  }

  @Test(
    "Only text for a terminal is wrapped in a pipe, except with --width",
    arguments: [
      (FormatName.ansi, true, true, true), (.plain, true, false, true),
    ]
  )
  func wrapping(format: FormatName, atTerminal: Bool, inPipe: Bool, typed: Bool) throws {
    #expect(WidthDecision(Options(), as: format, in: .terminal()).wraps == atTerminal)
    #expect(WidthDecision(Options(), as: format, in: .pipe(["COLUMNS": "9"])).wraps == inPipe)
    #expect(WidthDecision(try .parsing("--width 9"), as: format, in: .pipe()).wraps == typed)
  }
}
