import Platform
import Testing

@testable import FaqCommand

@Suite("The format depends on the options, then on where the output goes")
struct FormatDecisionTests {
  @Test(
    "Options by environments",
    arguments: [
      ("", .terminal(), .ansi, "standard output is a terminal"),
      ("", .pipe(), .plain, "standard output is not a terminal"),
      ("", .terminal(["TERM": "dumb"]), .plain, "TERM is dumb"),
      ("", .terminal(["NO_COLOR": "1"]), .ansi, "standard output is a terminal"),
      ("--color never", .terminal(), .ansi, "standard output is a terminal"),
      ("--color never", .pipe(), .plain, "standard output is not a terminal"),
      ("--color always", .pipe(), .ansi, "--color always"),
      ("", .pipe(["FORCE_COLOR": "1"]), .ansi, "FORCE_COLOR is set"),
      ("--format plain --color always", .terminal(), .plain, "--format plain"),
      ("--format json", .terminal(), .json, "--format json"),
      ("--format ansi", .pipe(), .ansi, "--format ansi"),
      ("--format markdown", .pipe(["FORCE_COLOR": "1"]), .markdown, "--format markdown"),
    ] as [(String, Environment, FormatName, String)]
  )
  func format(
    arguments: String,
    environment: Environment,
    format: FormatName,
    reason: String
  ) throws {
    let options = try Options.parsing(arguments)
    let color = Decision.color(options.color, for: .output, in: environment)
    let decision = Decision.format(options.format, color: color, in: environment)
    #expect(decision.value == format)
    #expect(decision.reason == reason)
  }
}
