import Synchronization
import Testing

@testable import FaqCommand
@testable import enum FaqCommand.CommandStatus

@Suite("--retries retries with increasing pauses")
struct RetryTests {
  @Test(
    "It retries at most as often as given",
    arguments: [
      ("2", .done, [.milliseconds(500), .milliseconds(1_000)]),
      ("9", .done, [.milliseconds(500), .milliseconds(1_000)]),
      ("1", .unavailable, [.milliseconds(500)]),
      ("0", .unavailable, []),
    ] as [(String, CommandStatus, [Duration])]
  )
  func retries(count: String, status: CommandStatus, pauses: [Duration]) async {
    let made = Mutex<[Duration]>([])
    let run = Run(
      arguments: ["list", "--simulate-failure", "count:2", "--retries", count],
      environment: .pipe(),
      output: RecordedOutput(),
      errors: RecordedOutput(),
      effects: SystemEffects(
        pause: { duration in made.withLock { $0.append(duration) } },
        chance: { 0 }
      )
    )
    #expect(await run.status() == status)
    #expect(made.withLock { $0 } == pauses)
  }

  @Test("A permanent failure is not retried")
  func missing() async {
    let run = Run(
      arguments: ["list", "--source", "/nonexistent.json", "--retries", "5"],
      environment: .terminal(),
      output: RecordedOutput(),
      errors: RecordedOutput(),
      effects: SystemEffects(pause: { _ in Issue.record("faq waits") })
    )
    #expect(await run.status() == .unavailable)
  }
}
