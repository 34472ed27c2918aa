import Platform
import Testing

@testable import FaqCommand

@Suite("faq asks only if a person is at the terminal")
struct PromptDecisionTests {
  @Test(
    "Environments",
    arguments: [
      (.terminal(), true, "the program runs at a terminal"),
      (.pipe(), false, "standard input is not a terminal"),
      (.terminal(only: [.output, .error]), false, "standard input is not a terminal"),
      (.terminal(only: [.input, .error]), false, "standard output is not a terminal"),
      (.terminal(only: [.input, .output]), false, "standard error is not a terminal"),
      (.terminal(["CI": "true"]), false, "CI is set"),
      (.terminal(["CI": ""]), false, "CI is set"),
      (.terminal(foreground: false), false, "the program runs in the background"),
    ] as [(Environment, Bool, String)]
  )
  func environments(environment: Environment, isAllowed: Bool, reason: String) {
    let decision = Decision.prompt(allowsInput: true, in: environment)
    #expect(decision.isOn == isAllowed)
    #expect(decision.reason == reason)
  }

  @Test("--no-input is respected at a terminal")
  func noInput() {
    let decision = Decision.prompt(allowsInput: false, in: .terminal())
    #expect(!decision.isOn)
    #expect(decision.reason == "--no-input")
  }
}
