import FaqService
import FaqSources
import Synchronization
import Testing

@Suite("A source is retried after temporary failures")
struct RetryingSourceTests {
  @Test("Each pause is longer than the previous one, until the source succeeds")
  func waits() async throws {
    let pauses = Pauses()
    let source = ScriptedSource([.failure(.later), .failure(.later), .content("[]")])
    #expect(try await pauses.retrying(source, 5).text() == "[]")
    #expect(pauses.durations == [.milliseconds(500), .milliseconds(1_000)])
  }

  @Test("It waits as long as the source asks for, up to a limit")
  func asks() async throws {
    let pauses = Pauses()
    let source = ScriptedSource([.failure(.after(.seconds(9))), .failure(.after(.seconds(3_600)))])
    let error = await #expect(throws: FaqServiceError.self) {
      try await pauses.retrying(source, 5).text()
    }
    #expect(error?.recovery == .after(.seconds(3_600)))
    #expect(pauses.durations == [.seconds(9)])
  }

  @Test("After the given number of retries, it fails")
  func limit() async {
    let pauses = Pauses()
    let failures = [ScriptedSource.Reply](repeating: .failure(.later), count: 9)
    let source = ScriptedSource(failures)
    await #expect(throws: FaqServiceError.self) { try await pauses.retrying(source, 2).text() }
    #expect(source.questions.count == 3)
    #expect(pauses.durations.count == 2)
  }

  @Test("A negative number of retries is none")
  func negative() async {
    let source = ScriptedSource([.failure(.later), .content("[]")])
    await #expect(throws: FaqServiceError.self) { try await Pauses().retrying(source, -1).text() }
    #expect(source.questions.count == 1)
  }

  @Test("A permanent failure is not retried")
  func never() async {
    let pauses = Pauses()
    let source = ScriptedSource([.failure(.never), .content("[]")])
    await #expect(throws: FaqServiceError.self) { try await pauses.retrying(source, 5).text() }
    #expect(source.questions.count == 1)
    #expect(pauses.durations.isEmpty)
  }

  @Test("Content that breaks off is fetched again, before any of it is returned")
  func torn() async throws {
    let pauses = Pauses()
    let source = ScriptedSource([.torn("[1"), .content("[2]")])
    #expect(try await pauses.retrying(WholeSource(source), 1).text() == "[2]")
    #expect(pauses.durations == [.milliseconds(500)])
  }

  @Test("Each attempt sends the validators")
  func validators() async throws {
    let mark = Validators(tag: "a", modified: nil)
    let source = ScriptedSource([.failure(.later), .unchanged()])
    guard case .unchanged = try await Pauses().retrying(source, 1).open(unlessStill: mark) else {
      Issue.record("the source answered with content")
      return
    }
    #expect(source.questions == [mark, mark])
  }

  @Test("Cancelling the pause throws the failure")
  func cancelled() async {
    let source = ScriptedSource([.failure(.later), .content("[]")])
    let retrying = RetryingSource(source, retries: 1, pause: { _ in throw CancellationError() })
    let error = await #expect(throws: FaqServiceError.self) { try await retrying.text() }
    #expect(error?.description == "https://example.com/faqs.json: no connection")
  }

  @Test("A whole source reports how many bytes it has read")
  func progress() async throws {
    let counts = Mutex<[Int]>([])
    let source = WholeSource(ScriptedSource([.content("[ ]")])) { count, _ in
      counts.withLock { $0.append(count) }
    }
    #expect(try await source.text() == "[ ]")
    #expect(counts.withLock { $0 } == [1, 2, 3])
  }
}

/// Records pauses instead of waiting.
private final class Pauses: Sendable {
  private let state = Mutex<[Duration]>([])

  var durations: [Duration] { state.withLock { $0 } }

  func retrying<Base: FaqSource>(_ base: Base, _ retries: Int) -> RetryingSource<Base> {
    RetryingSource(
      base,
      retries: retries,
      pause: { duration in self.state.withLock { $0.append(duration) } },
      fraction: { 0 }
    )
  }
}
