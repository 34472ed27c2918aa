import Fuzz
import Testing

@Suite("Random content")
struct FuzzTests {
  @Test("The reader's invariants hold for all input", arguments: 0..<200)
  func trials(iteration: Int) async {
    var trial = Trial(.reader, seed: 2, iteration: iteration)
    do throws(Violation) {
      try await trial.run()
    } catch {
      Issue.record("\(error.rule)\n\(trial.escapedInput)")
    }
  }
}
