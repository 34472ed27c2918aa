import Fuzz
import Testing

@Suite("Random input")
struct InputFuzzTests {
  @Test("Bytes are the same events however they are cut", arguments: 0..<500)
  func trials(iteration: Int) async {
    var trial = Trial(.keys, seed: 2, iteration: iteration)
    do throws(Violation) {
      try await trial.run()
    } catch {
      Issue.record("\(error.rule)\n\(trial.escapedInput)")
    }
  }
}
