import ContentParser
import FaqService
import Renderers

/// What becomes of items that are no blocks, under every policy.
extension RendererCheck {
  func checkPolicies(_ report: inout Report) {
    for policy in UnknownPolicy.allCases {
      for entry in EveryEntry.unknown + [EveryEntry.unreadable] {
        guard let document = documents(of: entry, under: policy).last else { continue }
        let input = "\(entry) under the policy \(policy)"
        if policy == .drop {
          checkDropped(document, input, &report)
        } else if !format.reading.isContent {
          format.check(document, input, .followsPolicy, &report)
        } else if let refusal = document.refusal {
          checkRefused(document, refusal, input, &report)
        }
      }
    }
  }

  private func checkDropped(_ document: Document, _ input: String, _ report: inout Report) {
    let output = format.renderer.render(document)
    guard output.contains(EveryEntry.unknownWord) else { return }
    report.add(
      .followsPolicy,
      input: input,
      expected: "nothing of the item",
      found: output.quoted
    )
  }

  /// Content says where the fault is, and has no items.
  private func checkRefused(
    _ document: Document,
    _ refusal: Document.Refusal,
    _ input: String,
    _ report: inout Report
  ) {
    let output = format.renderer.render(document)
    let items = (try? [RawFaq](reading: output))?.flatMap(\.items)
    guard items?.isEmpty != true || !output.contains("\(refusal.location)") else { return }
    report.add(
      .followsPolicy,
      input: input,
      expected: "no items, and “\(refusal.location)”",
      found: output.quoted
    )
  }
}
