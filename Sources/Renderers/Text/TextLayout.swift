import ContentParser

/// What text looks like on paper: the same for a terminal and for a file, but for its look.
struct TextLayout {
  /// The columns that lines may take, or nil for lines as long as they are.
  let width: Int?
  /// Whether addresses are spelled out behind their labels.
  let showsAddresses: Bool
  /// Whether tabs stay, whose width depends on where they stand.
  let keepsTabs: Bool

  /// A text as it stands on paper, on one line.
  func line(of text: String) -> String { keepsTabs ? text.visible : text.visible.withoutTabs }

  /// The lines of nodes, parted by blank lines.
  func lines(of nodes: [Node], width: Int?) -> [[StyledText]] {
    var lines: [[StyledText]] = []
    for node in nodes {
      let block = self.lines(of: node, width: width)
      if !lines.isEmpty, !block.isEmpty { lines.append([]) }
      lines += block
    }
    return lines
  }

  private func lines(of node: Node, width: Int?) -> [[StyledText]] {
    switch node {
    case .heading(_, let inlines):
      return wrapped(width) { $0.add(inlines, TextStyle(roles: [.title])) }
    case .paragraph(let inlines): return wrapped(width) { $0.add(inlines) }
    case .list(let style, let items): return list(style, items, width)
    case .action(let label, let address): return wrapped(width) { $0.add(label, to: address) }
    case .image(let address, let description):
      return wrapped(width) { $0.add([.text(description)], to: address) }
    case .code(let text, _): return code(text, width)
    case .quote(let nodes):
      return marked(nodes, "> ", "> ", TextStyle(roles: [.quote]), width)
    case .notice(let title, let nodes): return notice(title, nodes, width)
    case .facts(let facts):
      return facts.flatMap { fact in
        wrapped(width) { line in
          line.add(fact.name, TextStyle(roles: [.name]))
          line.add([.text(": ")] + fact.value)
        }
      }
    case .group(let nodes): return lines(of: nodes, width: width)
    }
  }

  private func wrapped(
    _ width: Int?,
    _ fill: (inout InlineFlattening) -> Void
  ) -> [[StyledText]] {
    var flattening = InlineFlattening(layout: self)
    fill(&flattening)
    guard flattening.lines.contains(where: { !$0.isEmpty }) else { return [] }
    return flattening.lines.flatMap { LineWrapping.wrap($0, width: width) }
  }

  private func list(
    _ style: Node.ListStyle,
    _ items: [[Node]],
    _ width: Int?
  ) -> [[StyledText]] {
    items.enumerated().flatMap { index, item in
      let mark =
        switch style {
        case .bullets: "- "
        case .numbers(let first): "\(first &+ index). "
        }
      let indentation = String(repeating: " ", count: mark.count)
      return marked(item, mark, indentation, TextStyle(roles: [.number]), width)
    }
  }

  private func notice(_ title: String, _ nodes: [Node], _ width: Int?) -> [[StyledText]] {
    let style = TextStyle(roles: [.notice])
    let head = marked("! ", "! ", style, width) { width in
      wrapped(width) { $0.add([.text(title)], style) }
    }
    return head + marked(nodes, "  ", "  ", TextStyle(), width)
  }

  private func code(_ text: String, _ width: Int?) -> [[StyledText]] {
    let style = TextStyle(roles: [.code])
    return marked("    ", "    ", TextStyle(), width) { width in
      text.codeLines.flatMap { line in
        let line = keepsTabs ? line : line.withoutTabs
        return LineWrapping.cut(
          line.isEmpty ? [] : [StyledText(text: line, style: style)],
          width: width
        )
      }
    }
  }

  /// The lines of nodes behind a mark: one for the first line, another for those that follow.
  private func marked(
    _ nodes: [Node],
    _ first: String,
    _ rest: String,
    _ style: TextStyle,
    _ width: Int?
  ) -> [[StyledText]] {
    marked(first, rest, style, width) { lines(of: nodes, width: $0) }
  }
}

extension TextLayout {
  /// The columns that a mark has to leave to what it marks; two do for any character.
  private static let leastRoom = 2

  /// Lines behind a mark, or where that leaves too little room, lines below it.
  func marked(
    _ first: String,
    _ rest: String,
    _ style: TextStyle,
    _ width: Int?,
    _ lines: (Int?) -> [[StyledText]]
  ) -> [[StyledText]] {
    if let width, width - first.count < Self.leastRoom {
      let mark = first.split(separator: " ").map { StyledText(text: String($0), style: style) }
      return mark.flatMap { LineWrapping.wrap([$0], width: width) } + lines(width)
    }
    let inner = lines(width.map { $0 - first.count })
    if inner.isEmpty, first.allSatisfy({ $0 == " " }) { return [] }
    return (inner.isEmpty ? [[]] : inner).enumerated().map { index, line in
      let mark = index == 0 ? first : rest
      return line.isEmpty && mark.allSatisfy { $0 == " " }
        ? [] : [StyledText(text: mark, style: style)] + line
    }
  }
}
