import Platform
import Testing

@testable import FaqCommand

@Suite("Colour is decided by the first matching rule")
struct ColorDecisionTests {
  @Test(
    "By default, a terminal has colour and a pipe has none",
    arguments: [
      (StandardStream.output, Environment.terminal(), true, "standard output is a terminal"),
      (.output, .pipe(), false, "standard output is not a terminal"),
      (.error, .terminal(only: [.error]), true, "standard error is a terminal"),
      (.output, .terminal(only: [.error]), false, "standard output is not a terminal"),
    ]
  )
  func streams(stream: StandardStream, environment: Environment, isOn: Bool, reason: String) {
    let decision = Decision.color(.automatic, for: stream, in: environment)
    #expect(decision.isOn == isOn)
    #expect(decision.reason == reason)
  }

  @Test(
    "Options override variables, and the last option counts",
    arguments: [
      ("--color always", true, "--color always"),
      ("--color never", false, "--color never"),
      ("--format ansi", true, "--format ansi"),
      ("--format ansi --color never", false, "--color never"),
      ("--color never --format ansi", true, "--format ansi"),
      ("--format ansi --color auto", false, "NO_COLOR is set"),
      ("--color auto", false, "NO_COLOR is set"),
      ("", false, "NO_COLOR is set"),
    ]
  )
  func options(arguments: String, isOn: Bool, reason: String) throws {
    let decision = Decision.color(
      try Options.parsing(arguments).color,
      for: .output,
      in: .terminal(["NO_COLOR": "1"])
    )
    #expect(decision.isOn == isOn)
    #expect(decision.reason == reason)
  }

  @Test("The format of standard output says nothing about standard error")
  func errors() throws {
    let color = try Options.parsing("--format ansi").color
    for (environment, isOn) in [(Environment.pipe(), false), (.terminal(only: [.error]), true)] {
      #expect(Decision.color(color, for: .error, in: environment).isOn == isOn)
    }
    let always = try Options.parsing("--color always").color
    #expect(Decision.color(always, for: .error, in: .pipe()).isOn)
  }

  @Test(
    "Variables are checked in order, at a terminal and in a pipe",
    arguments: [
      (["NO_COLOR": "1", "FORCE_COLOR": "1", "CLICOLOR_FORCE": "1"], false, "NO_COLOR is set"),
      (["NO_COLOR": "", "FORCE_COLOR": "1", "CLICOLOR": "0"], true, "FORCE_COLOR is set"),
      (["FORCE_COLOR": "", "CLICOLOR_FORCE": "1", "TERM": "dumb"], true, "CLICOLOR_FORCE is set"),
      (["CLICOLOR_FORCE": "1", "CLICOLOR": "0"], true, "CLICOLOR_FORCE is set"),
      (["CLICOLOR_FORCE": "0", "CLICOLOR": "0"], false, "CLICOLOR is 0"),
      (["CLICOLOR": "0", "TERM": "dumb"], false, "CLICOLOR is 0"),
      (["CLICOLOR": "1", "TERM": "dumb"], false, "TERM is dumb"),
      (["TERM": ""], false, "TERM is not set"),
    ]
  )
  func variables(variables: [String: String], isOn: Bool, reason: String) {
    for environment in [Environment.terminal(variables), .pipe(variables)] {
      let decision = Decision.color(.automatic, for: .output, in: environment)
      #expect(decision.isOn == isOn)
      #expect(decision.reason == reason)
    }
  }
}
