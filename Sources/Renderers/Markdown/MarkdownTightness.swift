import ContentParser

/// Lists without blank lines between their items: `- a`, and `- b` on the next line.
extension [[Node]] {
  /// Whether parsers need no blank lines to see the items, and lists below them, as they are.
  func isTight(inMarkdown overrides: BlockOverrides<MarkdownWriter>) -> Bool {
    isTight(overrides) { !$0.canInterruptParagraph(overrides) }
  }
}

private extension ListItemPart {
  /// Whether a parser takes the part for a list although it follows a paragraph directly: the first
  /// number must be 1, and the first item must not be empty.
  func canInterruptParagraph(_ overrides: BlockOverrides<MarkdownWriter>) -> Bool {
    guard case .list(let style, let items) = self, let first = items.first else { return false }
    if case .numbers(let start) = style, start != 1 { return false }
    guard case .line(let text) = first.parts(overrides).first else { return false }
    return !text.isBlank
  }
}
