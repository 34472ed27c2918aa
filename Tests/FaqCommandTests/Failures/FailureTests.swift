import FaqService
import FaqSources
import Testing

@testable import FaqCommand
@testable import enum FaqCommand.ExitStatus

@Suite("A failure is reported as a line and a hint")
struct FailureTests {
  @Test("The message precedes the hint")
  func report() {
    let failure = Failure(UsageError("there is no command 'lsit'", hint: "Did you mean 'list'?"))
    #expect(failure.status == .usage)
    #expect(
      failure.report(by: "faq", sanitizedBy: { $0 }) == """
        faq: there is no command 'lsit'
        Did you mean 'list'?

        """
    )
  }

  @Test("A message without a hint is one line")
  func withoutHint() {
    #expect(Failure(.notFound, "no FAQ").report(by: "faq", sanitizedBy: { $0 }) == "faq: no FAQ\n")
  }

  @Test("User input cannot add lines, fill the screen, or bypass sanitizing")
  func hostile() {
    let failure = Failure(.usage, "a\nb\r\nc\u{2028}d", hint: String(repeating: "x", count: 10_000))
    let report = failure.report(by: "faq") { $0.replacing("a", with: "?") }
    #expect(report == "f?q: ? b c d\n" + String(repeating: "x", count: 600) + "…\n")
  }

  @Test(
    "The status depends on the error code of the source",
    arguments: [
      (.notFound, .unavailable), (.unreadable, .unavailable), (.unavailable, .unavailable),
      (.simulated, .unavailable), (.malformed, .malformed),
      (.tooLarge, .malformed), (.tooSlow, .unavailable), (.untrusted, .unavailable),
      (.notKept, .unavailable), (.missingLibrary, .unavailable),
    ] as [(FaqServiceError.Code, ExitStatus)]
  )
  func source(code: FaqServiceError.Code, status: ExitStatus) {
    let error = FaqServiceError(code, source: "f.json", reason: "it is so", hint: "Do this.")
    #expect(Failure(error) == Failure(status, "f.json: it is so", hint: "Do this."))
  }

  @Test("The statuses have the documented numbers")
  func statuses() {
    #expect(ExitStatus.allCases.map(\.rawValue) == [0, 1, 2, 65, 69, 74])
  }
}
