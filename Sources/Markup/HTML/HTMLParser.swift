/// Reads HTML as browsers show it: what they hide, and all that would run, gives no text.
///
/// Reading never fails, and takes time in proportion to the text.
package struct HTMLParser: Sendable {
  private let limits: HTMLLimits

  /// Creates a parser.
  package init(limits: HTMLLimits = .standard) { self.limits = limits }

  /// Reads a text: `"<b>hi"` becomes a paragraph that holds strong text.
  package func parse(_ text: String) -> MarkupDocument {
    guard text.utf8.count <= limits.size else {
      return MarkupDocument(blocks: [.paragraph([.text(text)])])
    }
    let tree = HTMLTree(text, limits: limits)
    return document(of: tree, in: tree.all)
  }

  /// Reads a part of a tree, such as the descendants of an element.
  package func document(of tree: HTMLTree, in range: Range<Int>) -> MarkupDocument {
    var flow = HTMLFlow(tree: tree, budget: 2 * tree.size + limits.expansion)
    return MarkupDocument(blocks: flow.blocks(of: range))
  }
}

/// How deep and how long HTML may be.
package struct HTMLLimits: Sendable {
  /// How many elements may be nested; deeper ones leave only their content.
  package var depth = 100
  /// How many attributes of a tag are read; the others are dropped.
  package var attributes = 64
  /// How many bytes an attribute may have; a larger one is dropped.
  package var attributeSize = 65_536
  /// How many bytes of addresses are read and written beyond twice the size of the text.
  ///
  /// A link that goes on in many blocks repeats its address; over the limit it leaves its text.
  package var expansion = 100_000
  /// How many bytes are read as HTML; a longer text becomes one paragraph as it is.
  package var size = 16 << 20

  /// The limits that serve people who write by hand.
  package static let standard = Self()
}
