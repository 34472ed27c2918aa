import Platform
import Renderers
import Testing

@testable import FaqCommand

@Suite("Pictures")
struct PictureDecisionTests {
  @Test(
    "They are drawn where colour is on, in as many colours as the terminal says that it has",
    arguments: [
      ("", .terminal(["COLORTERM": "truecolor"]), .trueColor, "COLORTERM is truecolor"),
      ("", .terminal(["COLORTERM": "24bit"]), .trueColor, "COLORTERM is 24bit"),
      ("", .terminal(["TERM": "xterm", "COLORTERM": "yes"]), nil, "COLORTERM is yes"),
      ("", .terminal(["TERM": "xterm", "COLORTERM": ""]), nil, "COLORTERM is not set"),
      ("", .terminal(["TERM": "xterm"]), nil, "COLORTERM is not set"),
      ("", .terminal(["TERM": "xterm-256color"]), .palette, "TERM is xterm-256color"),
      (
        "", .terminal(["TERM": "xterm-256color", "COLORTERM": "yes"]), .palette,
        "TERM is xterm-256color"
      ),
      (
        "", .terminal(["TERM": "xterm-256color", "COLORTERM": "truecolor"]), .trueColor,
        "COLORTERM is truecolor"
      ),
      ("", .pipe(["COLORTERM": "truecolor"]), nil, "colour is off"),
      ("--color always", .pipe(["COLORTERM": "truecolor"]), .trueColor, "COLORTERM is truecolor"),
      ("", .terminal(["COLORTERM": "truecolor", "NO_COLOR": "1"]), nil, "colour is off"),
      ("", .terminal(["COLORTERM": "truecolor", "ACCESSIBLE": "1"]), nil, "ACCESSIBLE is set"),
    ] as [(String, Environment, PictureColors?, String)]
  )
  func decision(
    arguments: String,
    environment: Environment,
    colors: PictureColors?,
    reason: String
  ) throws {
    let color = Decision.color(
      try Options.parsing("show 1 " + arguments).color,
      for: .output,
      in: environment
    )
    let decision = Decision<PictureColors?>.pictures(color, in: environment)
    #expect(decision.value == colors)
    #expect(decision.reason == reason)
  }
}
