/// A part of a line that looks the same throughout.
struct HTMLPiece {
  /// What the part is.
  enum Content {
    case text([UInt8])
    case code([UInt8])
    case leaf(MarkupInline)
    case lineBreak
  }

  var content: Content
  let styles: [HTMLStyle]
}

extension [HTMLPiece] {
  /// The pieces of each paragraph; two line breaks or more separate paragraphs.
  var paragraphs: [SubSequence] {
    var result: [SubSequence] = []
    var start = 0
    var index = 0
    while index < count {
      let breaks = self[index...].prefix(while: \.isLineBreak).count
      let endsParagraph = breaks >= 2 || index == start || index + breaks == count
      if breaks > 0, endsParagraph {
        if index > start { result.append(self[start..<index]) }
        start = index + breaks
      }
      index += Swift.max(breaks, 1)
    }
    if start < count { result.append(self[start...]) }
    return result
  }
}

extension ArraySlice<HTMLPiece> {
  /// The pieces with their styles around them.
  ///
  /// A link whose address is over the budget leaves its text alone.
  func inlines(within budget: inout Int) -> [MarkupInline] { inlines(below: 0, within: &budget) }

  /// The pieces with their styles from a depth on; it recurses once for each kind of style.
  private func inlines(below depth: Int, within budget: inout Int) -> [MarkupInline] {
    var result: [MarkupInline] = []
    var rest = self
    while let piece = rest.first {
      guard depth < piece.styles.count else {
        result.append(piece.inline)
        rest = rest.dropFirst()
        continue
      }
      let style = piece.styles[depth]
      let group = rest.prefix { depth < $0.styles.count && $0.styles[depth] == style }
      let content = group.inlines(below: depth + 1, within: &budget)
      budget -= style.destination.utf8.count
      if style.destination.isEmpty || budget >= 0 {
        result.append(style.around(content))
      } else {
        result += content
      }
      rest = rest[group.endIndex...]
    }
    return result
  }
}

private extension HTMLPiece {
  var isLineBreak: Bool { if case .lineBreak = content { true } else { false } }

  var inline: MarkupInline {
    switch content {
    case .text(let text): .text(text.text)
    case .code(let text): .code(text.text)
    case .leaf(let leaf): leaf
    case .lineBreak: .hardBreak
    }
  }
}
