import FaqService
import FaqSources
import Platform
import Testing

@testable import FaqCommand
@testable import enum FaqCommand.CommandStatus

@Suite("A failure is reported as a line and a hint")
struct FailureTests {
  private static let plain = MessageStyle(program: "faq", isColored: false)

  @Test(
    "The name is red before a failure and yellow before a warning, by the colour rule",
    arguments: [
      (ColorRequest.automatic, Environment.terminal(), true),
      (.automatic, .terminal(only: [.output]), false),
      (.automatic, .terminal(["NO_COLOR": "1"]), false), (.option(.always), .pipe(), true),
    ]
  )
  func colors(color: ColorRequest, environment: Environment, isColored: Bool) {
    let style = MessageStyle(color, in: environment)
    let failure = Failure(.usage, "no", hint: "Yes.")
    #expect(
      style.report(failure)
        == (isColored ? "\u{1B}[1;31mfaq:\u{1B}[0m no\nYes.\n" : "faq: no\nYes.\n")
    )
    #expect(style.warning("no") == (isColored ? "\u{1B}[1;33mfaq:\u{1B}[0m no\n" : "faq: no\n"))
  }

  @Test("The message precedes the hint")
  func report() {
    let failure = Failure(UsageError("there is no command 'lsit'", hint: "Did you mean 'list'?"))
    #expect(failure.status == .usage)
    #expect(
      Self.plain.report(failure) == """
        faq: there is no command 'lsit'
        Did you mean 'list'?

        """
    )
  }

  @Test("A message without a hint is one line")
  func withoutHint() {
    #expect(Self.plain.report(Failure(.notFound, "no FAQ")) == "faq: no FAQ\n")
  }

  @Test("User input cannot add lines, fill the screen, or bypass sanitizing")
  func hostile() {
    let hint = String(repeating: "x", count: 10_000)
    let report = Self.plain.report(
      Failure(.usage, "\u{1B}\nb\r\nc\u{2028}d", hint: Message(verbatim: hint))
    )
    #expect(report == "faq: \u{FFFD} b c d\n" + String(repeating: "x", count: 600) + "…\n")
  }

  @Test(
    "The status depends on the error code of the source",
    arguments: [
      (.notFound, .unavailable), (.unreadable, .unavailable), (.unavailable, .unavailable),
      (.malformed, .malformed),
      (.tooLarge, .malformed), (.tooSlow, .unavailable), (.untrusted, .unavailable),
      (.notKept, .unavailable), (.missingLibrary, .unavailable),
    ] as [(FaqServiceError.Code, CommandStatus)]
  )
  func source(code: FaqServiceError.Code, status: CommandStatus) {
    let error = FaqServiceError(code, source: "f.json", reason: "it is so", hint: "Do this.")
    #expect(Failure(error) == Failure(status, "f.json: it is so", hint: "Do this."))
  }

  @Test("A simulated failure says that it is one")
  func simulated() {
    let error = FaqServiceError(.simulated, source: "f.json", reason: "it is so")
    let hint: Message = "Without --simulate-failure nothing is wrong."
    #expect(Failure(error) == Failure(.unavailable, "f.json: simulated failure", hint: hint))
  }

  @Test("The statuses have the documented numbers")
  func statuses() {
    #expect(CommandStatus.allCases.map(\.rawValue) == [0, 1, 2, 65, 69, 74])
  }
}
