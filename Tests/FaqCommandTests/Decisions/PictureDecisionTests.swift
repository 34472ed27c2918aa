import Platform
import Testing

@testable import FaqCommand

@Suite("Pictures")
struct PictureDecisionTests {
  @Test(
    "They are drawn where colour is on and the terminal has 24 bits for it",
    arguments: [
      ("", .terminal(["COLORTERM": "truecolor"]), true, "COLORTERM is truecolor"),
      ("", .terminal(["COLORTERM": "24bit"]), true, "COLORTERM is 24bit"),
      ("", .terminal(["COLORTERM": "yes"]), false, "COLORTERM is yes"),
      ("", .terminal(["COLORTERM": ""]), false, "COLORTERM is not set"),
      ("", .terminal(), false, "COLORTERM is not set"),
      ("", .pipe(["COLORTERM": "truecolor"]), false, "colour is off"),
      ("--color always", .pipe(["COLORTERM": "truecolor"]), true, "COLORTERM is truecolor"),
      (
        "", .terminal(["COLORTERM": "truecolor", "NO_COLOR": "1"]), false, "colour is off"
      ),
      (
        "", .terminal(["COLORTERM": "truecolor", "ACCESSIBLE": "1"]), false, "ACCESSIBLE is set"
      ),
    ] as [(String, Environment, Bool, String)]
  )
  func decision(arguments: String, environment: Environment, isOn: Bool, reason: String) throws {
    let color = Decision.color(
      try Options.parsing("show 1 " + arguments).color,
      for: .output,
      in: environment
    )
    let decision = Decision.pictures(color, in: environment)
    #expect(decision.isOn == isOn)
    #expect(decision.reason == reason)
  }
}
