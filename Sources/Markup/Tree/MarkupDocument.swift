/// Markdown or HTML as a tree.
package struct MarkupDocument: Equatable, Sendable {
  /// The blocks from top to bottom.
  package var blocks: [MarkupBlock]

  /// Creates a document of blocks.
  package init(blocks: [MarkupBlock]) {
    self.blocks = blocks
  }
}
