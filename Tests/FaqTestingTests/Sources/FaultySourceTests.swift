import FaqService
import FaqTesting
import Testing

@Suite("Sources with a fault")
struct FaultySourceTests {
  @Test("Sources of the package have no violations")
  func sound() async {
    #expect(await violations(of: .embedded).isEmpty)
    #expect(await violations(of: MemorySource(Array("[]".utf8), chunkSize: 1)).isEmpty)
    #expect(await violations(of: .file("/nowhere"), expecting: .failure).isEmpty)
    let failing = MemorySource([]).failing(.always)
    #expect(await violations(of: failing, expecting: .failure).isEmpty)
  }

  @Test("Each requirement is violated by a source with the opposite fault", arguments: faults)
  func content(fault: FaultySource.Fault, violation: Violation) async {
    let found = await violations(of: FaultySource(fault))
    #expect(found == [violation])
  }

  @Test("A source that cannot explain its failure", arguments: failures)
  func failure(fault: FaultySource.Fault, violation: Violation) async {
    let found = await violations(of: FaultySource(fault), expecting: .failure)
    #expect(found == [violation])
  }

  @Test("A source that waits although its task is cancelled")
  func deaf() async {
    #expect(
      await violations(
        of: FaultySource(.isDeaf),
        expecting: .silence,
        patience: .milliseconds(200)
      ) == [
        Violation(
          .stopsWhenCancelled,
          input: "a task that is cancelled before it reads",
          expected: "an end within 0.2 seconds",
          found: "none"
        )
      ]
    )
  }

  @Test("A source that goes on for seconds although its task is cancelled")
  func lingering() async {
    #expect(
      await violations(of: FaultySource(.lingers)) == [
        Violation(
          .stopsWhenCancelled,
          input: "a task that is cancelled before it reads",
          expected: "an end within 2.0 seconds",
          found: "none"
        )
      ]
    )
  }

  @Test("A source that never ends has no content")
  func endless() async {
    #expect(
      await violations(of: FaultySource(.isDeaf), patience: .milliseconds(200)) == [
        Violation(
          .meetsExpectation,
          input: "reading",
          expected: "an end within 0.2 seconds",
          found: "none"
        )
      ]
    )
  }

  private static let faults: [(FaultySource.Fault, Violation)] = [
    (
      .hasLongName,
      Violation(
        .hasPrintableName,
        input: "the name",
        expected: "one line of visible text",
        found: #"“the\nsource”"#
      )
    ),
    (
      .breaksOff,
      Violation(
        .isComplete,
        input: "the content",
        expected: "FAQs up to its end",
        found: "“line 1, column 44, at /0/elements/0: expected ',' or '}', found the end”"
      )
    ),
    (
      .hasBadLine,
      Violation(
        .isComplete,
        input: "the content",
        expected: "FAQs up to its end",
        found: "“line 2, column 2: expected a member name in quotes or '}', found the end”"
      )
    ),
    (
      .changes,
      Violation(
        .isRepeatable,
        input: "reading again",
        expected: "the same content",
        found: "other content"
      )
    ),
    (
      .sharesStream,
      Violation(
        .isRepeatable,
        input: "reading again",
        expected: "the same content",
        found: "other content"
      )
    ),
    (
      .beginsAgain,
      Violation(
        .endsOnce,
        input: "reading on after the end",
        expected: "nil or an error",
        found: "more content"
      )
    ),
    (
      .miscounts,
      Violation(.endsOnce, input: "`totalCount` at the end", expected: "47", found: "7")
    ),
    (
      .endsEarly,
      Violation(
        .isComplete,
        input: "a task that is cancelled before it reads",
        expected: "an error, or all 47 bytes",
        found: "0 bytes, and no error"
      )
    ),
    (
      .blamesOthers,
      Violation(
        .meetsExpectation,
        input: "reading",
        expected: "content",
        found: "“a proxy: it is off”"
      )
    ),
  ]

  private static let failures: [(FaultySource.Fault, Violation)] = [
    (
      .blamesOthers,
      Violation(
        .explainsFailures,
        input: "the source of the error",
        expected: "“the source”",
        found: "“a proxy”"
      )
    ),
    (
      .rambles,
      Violation(
        .explainsFailures,
        input: "the reason and the hint of the error",
        expected: "one line of visible text",
        found: #"“it is off\nor so”"#
      )
    ),
    (
      .miscounts,
      Violation(
        .meetsExpectation,
        input: "reading",
        expected: "an error",
        found: "47 bytes, and no error"
      )
    ),
  ]
}
