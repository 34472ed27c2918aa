import ContentParser
import FaqService

/// What becomes of the blocks within a block.
extension BlockCheck {
  private static let word = "Wordmark7041"
  private static let unknown = #"{"type":"faq-testing-unknown","text":"\#(word)"}"#

  func checkChildren(_ block: any Block, _ report: inout Report) {
    let shown = NodeReading(block.body).blocks
    for child in block.children where !shown.contains(where: { $0.isSame(as: child) }) {
      report.add(
        .showsChildren,
        input: item.json,
        expected: "the child \(child.raw.json) in a `Node.blocks` of the body",
        found: "a body without it"
      )
    }
    for child in shown where item.json.contains(child.raw.json) && !block.contains(child) {
      report.add(
        .showsChildren,
        input: item.json,
        expected: "\(child.raw.json) among the children",
        found: "only in the body"
      )
    }
    for child in block.children where child.raw.members != nil {
      checkPolicies(Item(block.raw).replacing(child.raw.value, with: Self.unknown), &report)
    }
  }

  /// Reads an item within which one child has an unknown type.
  private func checkPolicies(_ json: String, _ report: inout Report) {
    for policy in UnknownPolicy.allCases {
      let document = read(json, under: policy).document
      let texts = NodeReading(document.body).allTexts
      let isRefused = document.refusal != nil
      let isShown = texts.contains { $0.contains(Self.word) }
      let isKept = policy == .show || policy == .text
      guard isShown != isKept || isRefused != (policy == .fail) else { continue }
      report.add(
        .followsPolicy,
        input: json,
        expected: policy.expectation,
        found: isRefused ? "a refusal" : texts.joined(separator: " ").quoted
      )
    }
  }
}

private extension UnknownPolicy {
  /// What becomes of a child of an unknown type.
  var expectation: String {
    switch self {
    case .show, .text: "the text of the unknown child under the policy \(self)"
    case .drop: "nothing of the unknown child under the policy drop"
    case .fail: "a refusal under the policy fail"
    }
  }
}

private extension Block {
  /// Whether two blocks have one type, and one place in the content.
  func isSame(as other: any Block) -> Bool {
    type == other.type && raw == other.raw && raw.source.indices == other.raw.source.indices
  }

  /// Whether a block is among the children, at any depth.
  func contains(_ block: any Block) -> Bool {
    children.contains { $0.isSame(as: block) || $0.contains(block) }
  }
}
