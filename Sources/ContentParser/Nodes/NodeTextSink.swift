import Bytes

/// Receives the text of nodes.
package protocol NodeTextSink: NodeSink {
  /// Continues the line with a piece of text.
  mutating func write(_ text: String, of kind: NodeText.Kind)

  /// Continues the line with a piece of text in UTF-8.
  mutating func write(_ text: Span<UInt8>, of kind: NodeText.Kind)

  /// Breaks the line within a paragraph.
  mutating func breakLine()

  /// Ends the line of a paragraph, a cell and the like.
  mutating func endLine()
}

extension NodeTextSink {
  package mutating func write(_ text: Span<UInt8>, of kind: NodeText.Kind) {
    write(String(copying: text), of: kind)
  }

  package mutating func write(_ nodes: [Node]) { NodeText.write(nodes, to: &self) }

  package mutating func write(_ notice: ProgramNotice) { write(notice.content) }

  package mutating func writeTitle(_ line: Span<UInt8>) { writeParagraph(line) }

  package mutating func writeParagraph(_ line: Span<UInt8>) {
    write(line, of: .text)
    endLine()
  }
}

/// Collects all lines that have text, even if the text is empty.
struct LineCollection: NodeTextSink {
  private(set) var lines: [String] = []
  private var line: String?

  mutating func write(_ text: String, of _: NodeText.Kind) { line = line.map { $0 + text } ?? text }

  mutating func breakLine() { endLine() }

  mutating func endLine() {
    if let line = line.take() { lines.append(line) }
  }
}
