import Bytes

/// Divides plain text into paragraphs, at blank lines, and into lines.
enum PlainText {
  static func paragraphs(of text: String) -> [Node] {
    var nodes = NodeCollection()
    text.withUTF8Bytes { writeParagraphs(of: $0, to: &nodes) }
    return nodes.nodes
  }

  static func writeParagraphs(of text: Span<UInt8>, to sink: inout some NodeSink) {
    if !text.isOneLine {
      let lines = String(copying: text).lines
      sink.write(lines.split(whereSeparator: \.isBlank).map { .paragraph(joined($0)) })
    } else if !text.isBlank {
      sink.writeParagraph(text)
    }
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
