import FaqService
import Foundation

/// `Fuzz [ITERATIONS [SEED]]`: reads generated content, Markdown, HTML and the input of
/// terminals, as it is and damaged, and checks the invariants of their readers.
///
/// Input that violates one is printed with the seed that reproduces it.
let iterations = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 20_000
let seed = CommandLine.arguments.dropFirst(2).first.flatMap(UInt64.init) ?? 1

/// What the damaged content held, which shows how much the iterations cover.
var (faqs, items, badLines, errors) = (0, 0, 0, 0)
for iteration in 0..<iterations {
  for target in [FuzzTarget.reader, .markdown, .html, .keys] {
    var trial = Trial(target, seed: seed, iteration: iteration)
    do throws(Violation) {
      try await trial.run()
    } catch {
      print("\(target), seed \(seed), iteration \(iteration): \(error.rule)")
      print(trial.escapedInput)
      exit(1)
    }
    guard target == .reader else { continue }
    let reading = Reading(pieces: [trial.input])
    faqs += reading.faqs.count
    items += reading.faqs.reduce(0) { $0 + $1.items.count }
    badLines += reading.faqs.count { $0.fault != nil }
    errors += reading.error == nil ? 0 : 1
  }
}
print(
  "\(iterations) iterations with seed \(seed): \(faqs) FAQs, \(items) items, "
    + "\(badLines) bad lines, \(errors) errors"
)
