import ContentParser
import FaqService
import Testing

/// A block, a renderer and a policy: one of all that there are.
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

  /// Those whose output is to be read by people, or as content.
  static func all(_ reading: ContractRenderer.Reading) -> [Self] {
    all.filter { $0.renderer.reading == reading }
  }

  var document: Document {
    get throws { try block.document(under: policy) }
  }

  var output: String {
    get throws { renderer.render(try document) }
  }

  /// What a reader sees of the output.
  var visibleText: String {
    get throws {
      let output = try output
      return renderer.isHTML ? output.visibleInHTML : output.withoutSequences
    }
  }
}

extension String {
  /// The words: letters and digits, with whatever else between them.
  var words: [String] { split { !$0.isLetter && !$0.isNumber }.map(Self.init) }
}

extension [String] {
  /// Whether all of these words are here, in this order.
  func contains(inOrder words: [String]) -> Bool {
    var rest = words[...]
    for word in self where word == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }
}
