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
      sink.write(paragraphs(ofLines: text))
    } else if !text.isBlank {
      sink.writeParagraph(text)
    }
  }

  static func lines(of text: String) -> [Inline] {
    if text.isOneLine { return text.isBlank ? [] : [.text(text)] }
    var inlines: [Inline] = []
    text.withUTF8Bytes { text in
      text.forEachLine { line in
        if !line.isBlank { add(line, to: &inlines) }
      }
    }
    return inlines
  }

  private static func paragraphs(ofLines text: Span<UInt8>) -> [Node] {
    var paragraphs: [Node] = []
    var inlines: [Inline] = []
    text.forEachLine { line in
      if !line.isBlank {
        add(line, to: &inlines)
      } else if !inlines.isEmpty {
        paragraphs.append(.paragraph(inlines))
        inlines = []
      }
    }
    if !inlines.isEmpty { paragraphs.append(.paragraph(inlines)) }
    return paragraphs
  }

  private static func add(_ line: Span<UInt8>, to inlines: inout [Inline]) {
    if !inlines.isEmpty { inlines.append(.lineBreak) }
    inlines.append(.text(String(copying: line)))
  }
}
