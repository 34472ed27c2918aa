import FaqService
import Foundation

/// `Fuzz [ITERATIONS [SEED]]`: reads generated content, Markdown, HTML and the input of
/// terminals, most of it damaged, and checks the invariants of their readers.
///
/// Input that violates one is printed with the seed that reproduces it.
let iterations = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 20_000
let seed = CommandLine.arguments.dropFirst(2).first.flatMap(UInt64.init) ?? 1

var counts = FuzzCounts()
for iteration in 0..<iterations {
  var trial = Trial(seed: seed, iteration: iteration)
  do throws(Violation) {
    counts.add(try trial.run())
  } catch {
    print("seed \(seed), iteration \(iteration): \(error.rule)")
    print(trial.escapedInput)
    exit(1)
  }
  var markup = MarkupTrial(seed: seed, iteration: iteration)
  do throws(Violation) {
    try markup.run()
  } catch {
    print("seed \(seed), iteration \(iteration): \(error.rule)")
    print(markup.text.debugDescription)
    exit(1)
  }
  var html = HTMLTrial(seed: seed, iteration: iteration)
  do throws(Violation) {
    try html.run()
  } catch {
    print("seed \(seed), iteration \(iteration): \(error.rule)")
    print(html.text.debugDescription)
    exit(1)
  }
  var input = InputTrial(seed: seed, iteration: iteration)
  do throws(Violation) {
    try input.run()
  } catch {
    print("seed \(seed), iteration \(iteration): \(error.rule)")
    print(input.bytes)
    exit(1)
  }
}
print("\(iterations) iterations with seed \(seed): \(counts)")
