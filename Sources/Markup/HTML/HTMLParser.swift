/// Reads HTML as browsers show it: what they hide, and all that would run, gives no text.
///
/// Reading never fails, and takes time in proportion to the text.
package struct HTMLParser: Sendable {
  private let limits: HTMLLimits

  /// Creates a parser.
  package init(limits: HTMLLimits = .standard) {
    self.limits = limits
  }

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
    var flow = HTMLFlow(tree, budget: 2 * tree.size + limits.expansion)
    return MarkupDocument(blocks: flow.blocks(of: range))
  }
}
