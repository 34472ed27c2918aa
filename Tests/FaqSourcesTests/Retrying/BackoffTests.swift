import FaqService
import Testing

@testable import FaqSources

@Suite("The pause before a retry doubles, varies and has limits")
struct BackoffTests {
  @Test(
    "Pauses",
    arguments: [
      (0, .later, 0, .milliseconds(500)),
      (1, .later, 0, .milliseconds(1_000)),
      (2, .later, 0, .milliseconds(2_000)),
      (2, .later, 0.5, .milliseconds(1_500)),
      (2, .later, 1, .milliseconds(1_000)),
      (6, .later, 0, .seconds(30)),
      (999, .later, 0, .seconds(30)),
      (0, .after(.seconds(7)), 0, .seconds(7)),
      (4, .after(.seconds(7)), 0, .seconds(8)),
      (0, .after(.zero), 1, .milliseconds(250)),
      (0, .after(.seconds(120)), 0, .seconds(120)),
      (0, .after(.seconds(121)), 0, nil),
      (0, .never, 0, nil),
    ] as [(Int, FaqServiceError.Recovery, Double, Duration?)]
  )
  func pauses(
    retry: Int,
    recovery: FaqServiceError.Recovery,
    fraction: Double,
    pause: Duration?
  ) {
    #expect(
      Backoff.standard.pause(beforeRetry: retry, recovery, fraction: fraction) == pause
    )
  }
}
