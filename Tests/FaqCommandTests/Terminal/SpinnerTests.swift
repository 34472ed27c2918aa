import Platform
import TestServer
import Testing

@testable import FaqCommand

@Suite("A spinner shows that an operation is in progress")
struct SpinnerTests {
  @Test(
    "The spinner moves at a capable terminal, unless a variable turns that off",
    arguments: [
      (.terminal(), .moving, "standard error is a terminal"),
      (.terminal(only: [.error]), .moving, "standard error is a terminal"),
      (.terminal(only: [.input, .output]), .hidden, "standard error is not a terminal"),
      (.terminal(["CI": ""]), .hidden, "CI is set"),
      (.terminal(foreground: false), .hidden, "the program runs in the background"),
      (.terminal(["TERM": "dumb"]), .hidden, "TERM is dumb"),
      (.terminal(["ACCESSIBLE": "1"]), .still, "ACCESSIBLE is set"),
    ] as [(Environment, Spinner.Style, String)]
  )
  func decision(environment: Environment, style: Spinner.Style, reason: String) {
    let decision = Decision.spinner(in: environment)
    #expect(decision.value == style)
    #expect(decision.reason == reason)
  }

  @Test("It shows the source and the progress in one row, and erases them at the end")
  func moving() async {
    let errors = RecordedOutput()
    let ticks = AsyncStream<Void>.makeStream()
    let spinner = spinner(.terminal(), errors, ticks.stream)
    await spinner.show {
      ticks.continuation.yield()
      while errors.text.isEmpty { await Task.yield() }
      spinner.note(100, of: 100)
      spinner.note(10 << 20, of: 64 << 20)
      ticks.continuation.yield()
      while !errors.text.contains("MiB") { await Task.yield() }
    }
    ticks.continuation.finish()
    let erased = "\r\u{1B}[K"
    #expect(
      errors.text
        == "\(erased)⠋ Fetching https://example.com"
        + "\(erased)⠙ Fetching https://example.com 10 MiB of 64 M\(erased)"
    )
  }

  @Test("Other output replaces the spinner, which continues below it")
  func writing() async throws {
    let errors = RecordedOutput()
    let ticks = AsyncStream<Void>.makeStream()
    let spinner = spinner(.terminal(), errors, ticks.stream)
    try await spinner.show {
      try spinner.write("faq: one\n")
      ticks.continuation.yield()
      while !errors.text.contains("⠋") { await Task.yield() }
      try spinner.write("faq: two\n")
      spinner.note("34 %")
      ticks.continuation.yield()
      while !errors.text.contains("⠙") { await Task.yield() }
    }
    ticks.continuation.finish()
    let erased = "\r\u{1B}[K"
    #expect(
      errors.text
        == "faq: one\n\(erased)⠋ Fetching https://example.com"
        + "\(erased)faq: two\n\(erased)⠙ Fetching https://example.com 34 %\(erased)"
    )
  }

  @Test("A quick operation shows no spinner")
  func quick() async {
    let errors = RecordedOutput()
    let ticks = AsyncStream<Void>.makeStream()
    await spinner(.terminal(), errors, ticks.stream).show {
      // The operation ends at once.
    }
    ticks.continuation.yield()
    ticks.continuation.finish()
    #expect(errors.text.isEmpty)
  }

  @Test("Without animation, the spinner is a single line")
  func still() async {
    let errors = RecordedOutput()
    let ticks = AsyncStream<Void>.makeStream()
    await spinner(.terminal(["ACCESSIBLE": "1"]), errors, ticks.stream).show {
      for _ in 1...3 { ticks.continuation.yield() }
      while errors.text.isEmpty { await Task.yield() }
    }
    ticks.continuation.finish()
    #expect(errors.text == "Fetching https://example.com\n")
  }

  @Test("While faq is in the background, nothing is drawn or erased")
  func background() async {
    let errors = RecordedOutput()
    let ticks = AsyncStream<Void>.makeStream()
    let looks = Countdown(1)
    let looked = AsyncStream<Void>.makeStream()
    let spinner = spinner(.terminal(), errors, ticks.stream) {
      looked.continuation.yield()
      return looks.next()
    }
    await spinner.show {
      var iterator = looked.stream.makeAsyncIterator()
      for _ in 1...2 {
        ticks.continuation.yield()
        await iterator.next()
      }
    }
    ticks.continuation.finish()
    #expect(errors.text == "\r\u{1B}[K⠋ Fetching https://example.com")
  }

  /// A spinner that draws a frame at each tick.
  private func spinner(
    _ environment: Environment,
    _ errors: RecordedOutput,
    _ ticks: AsyncStream<Void>,
    isForeground: @escaping @Sendable () -> Bool = { true }
  ) -> Spinner {
    var environment = environment
    environment.errorSize = TerminalSize(columns: 46, rows: 24)
    let effects = SystemEffects(
      pause: { _ in
        var iterator = ticks.makeAsyncIterator()
        if await iterator.next() == nil { throw CancellationError() }
      },
      isForeground: isForeground
    )
    return Spinner("Fetching https://example.com", on: errors, in: environment, with: effects)
  }
}
