/// HTML as a tree of elements and texts, in the order of the document.
package struct HTMLTree: Sendable {
  /// An element or a text.
  package struct Node: Sendable {
    /// What it is.
    package let content: Content
    /// The index behind its last descendant in the nodes of the tree.
    package internal(set) var end: Int
  }

  /// What a node is.
  package enum Content: Sendable {
    case text(String)
    case element(HTMLTag, HTMLTraits)
  }

  /// Each node in front of its descendants.
  package internal(set) var nodes: [Node] = []
  /// How many bytes the text has.
  let size: Int

  /// Reads a text as lenient as browsers do: there is no text that is not a tree.
  package init(_ text: String, limits: HTMLLimits = .standard) {
    var builder = HTMLTreeBuilder(text, limits: limits)
    self = builder.build()
  }

  init(size: Int) {
    self.size = size
  }

  /// All nodes.
  package var all: Range<Int> { 0..<nodes.count }

  /// The nodes within a node.
  package func descendants(of node: Int) -> Range<Int> { node + 1..<nodes[node].end }

  /// The outermost nodes of a range, such as the children of an element.
  package func outermost(of range: Range<Int>) -> some Sequence<Int> {
    sequence(first: range.lowerBound) { nodes[$0].end }.lazy.prefix { $0 < range.upperBound }
  }

  /// The tag of a node that is an element.
  package func tag(of node: Int) -> HTMLTag? {
    if case .element(let tag, _) = nodes[node].content { tag } else { nil }
  }

  /// The texts within a range one after another, as they are written.
  package func text(in range: Range<Int>) -> String {
    nodes[range].reduce(into: "") { result, node in
      if case .text(let text) = node.content { result += text }
    }
  }

  /// The indices of the elements that have a name.
  package func elements(named name: String) -> [Int] {
    nodes.indices.filter { tag(of: $0)?.name == name }
  }
}
