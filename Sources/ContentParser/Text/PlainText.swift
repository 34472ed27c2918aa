import Bytes

/// Divides plain text into paragraphs, at blank lines, and into lines.
enum PlainText {
  static func paragraphs(of text: String) -> [Node] {
    if text.isOneLine { return text.isBlank ? [] : [.paragraph([.text(text)])] }
    return text.lines.split(whereSeparator: \.isBlank).map { .paragraph(joined($0)) }
  }

  static func lines(of text: String) -> [Inline] {
    if text.isOneLine { return text.isBlank ? [] : [.text(text)] }
    return joined(text.lines.filter { !$0.isBlank }[...])
  }

  private static func joined(_ lines: ArraySlice<String>) -> [Inline] {
    var inlines: [Inline] = []
    for line in lines {
      if !inlines.isEmpty { inlines.append(.lineBreak) }
      inlines.append(.text(line))
    }
    return inlines
  }
}
