import ContentParser

/// Lists without blank lines between their items: `- a`, and `- b` on the next line.
extension [[Node]] {
  /// Whether each item is one line, or one line with a list below that needs no blank line.
  func isTight(_ overrides: BlockOverrides<MarkdownWriter>) -> Bool {
    allSatisfy { item in
      let parts = item.parts(overrides)
      guard let first = parts.first else { return true }
      guard case .line = first else { return false }
      return parts.count == 1 || (parts.count == 2 && parts[1].canInterruptParagraph(overrides))
    }
  }
}

/// What an item of a list consists of, as far as blank lines are concerned.
private enum ItemPart {
  case line([Inline])
  case list(Node.ListStyle, [[Node]])
  case other

  /// Whether a parser takes the part for a list although it follows a paragraph directly: the first
  /// number must be 1, and the first item must not be empty.
  func canInterruptParagraph(_ overrides: BlockOverrides<MarkdownWriter>) -> Bool {
    guard case .list(let style, let items) = self, let first = items.first else { return false }
    if case .numbers(let start) = style, start != 1 { return false }
    guard case .line(let text) = first.parts(overrides).first else { return false }
    return !text.isBlank
  }
}

private extension [Node] {
  func parts(_ overrides: BlockOverrides<MarkdownWriter>) -> [ItemPart] {
    flatMap { node -> [ItemPart] in
      switch node {
      case .paragraph(let inlines): [.line(inlines)]
      case .action(let label, let address): [.line([.link(label, address)])]
      case .list(let style, let items): [.list(style, items)]
      case .group(let nodes): nodes.parts(overrides)
      case .blocks(let blocks):
        blocks.flatMap { overrides.replace($0) ? [.other] : $0.body.parts(overrides) }
      case .heading, .image, .code, .quote, .notice, .details, .facts, .table, .divider: [.other]
      }
    }
  }
}
