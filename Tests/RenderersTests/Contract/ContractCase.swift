import ContentParser
import FaqService
import Renderers
import Testing

/// One block in one renderer under one policy.
struct ContractCase: Sendable, CustomTestStringConvertible {
  let block: ContractBlock
  let renderer: ContractRenderer
  let policy: UnknownPolicy

  var testDescription: String { "\(block.name) in \(renderer.name) under \(policy)" }

  static let all = ContractBlock.all.flatMap { block in
    ContractRenderer.all.flatMap { renderer in
      UnknownPolicy.allCases.map { Self(block: block, renderer: renderer, policy: $0) }
    }
  }

  /// Those whose output is read by people, or as content.
  static func read(as reading: ContractRenderer.Reading) -> [Self] {
    all.filter { $0.renderer.reading == reading }
  }

  var document: Document {
    get throws { try block.document(under: policy) }
  }

  /// The document as plain text.
  var plain: String {
    get throws { TextRenderer.plain().render(try document) }
  }

  var output: String {
    get throws { renderer.render(try document) }
  }

  /// The text that a reader of the output sees.
  var visibleText: String {
    get throws { renderer.visibleText(of: try output) }
  }
}

extension String {
  /// The words: letters and digits, with whatever else between them.
  var words: [String] { split { !$0.isLetter && !$0.isNumber }.map(Self.init) }
}

extension [String] {
  /// The words of all texts.
  var words: [String] { joined(separator: " ").words }

  /// Whether all of these words are here, in this order.
  func contains(inOrder words: [String]) -> Bool {
    var rest = words[...]
    for word in self where word == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }
}
