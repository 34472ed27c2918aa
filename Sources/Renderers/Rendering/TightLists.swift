import ContentParser

/// What an item of a list consists of, as far as blank lines are concerned.
enum ListItemPart {
  case line([Inline])
  case list(Node.ListStyle, [[Node]])
  case other
}

extension [[Node]] {
  /// Whether each item is one line, or one line with a list below, and needs no blank lines.
  ///
  /// A format can name lists that need a blank line above them all the same.
  func isTight<Writer>(
    _ overrides: BlockOverrides<Writer>,
    unless needsBlankLine: (ListItemPart) -> Bool = { _ in false }
  ) -> Bool {
    allSatisfy { item in
      let parts = item.parts(overrides)
      guard let first = parts.first else { return true }
      guard case .line = first else { return false }
      guard parts.count > 1 else { return true }
      guard parts.count == 2, case .list = parts[1] else { return false }
      return !needsBlankLine(parts[1])
    }
  }
}

extension [Node] {
  /// The parts of an item; one that an override writes may be anything.
  func parts<Writer>(_ overrides: BlockOverrides<Writer>) -> [ListItemPart] {
    flatMap { node -> [ListItemPart] in
      switch node {
      case .paragraph(let inlines): [.line(inlines)]
      case .action(let label, let address): [.line([.link(label, address)])]
      case .list(let style, let items): [.list(style, items)]
      case .group(let nodes): nodes.parts(overrides)
      case .blocks(let blocks):
        blocks.indices.flatMap { index in
          overrides.contains(type(of: blocks[index]))
            ? [.other] : blocks.body(at: index).parts(overrides)
        }
      case .heading, .image, .code, .quote, .notice, .details, .facts, .table, .divider: [.other]
      }
    }
  }
}
