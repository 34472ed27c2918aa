/// Receives the text of nodes.
package protocol NodeTextSink {
  /// Continues the line with a piece of text.
  mutating func write(_ text: String, of kind: NodeText.Kind)

  /// Breaks the line within a paragraph.
  mutating func breakLine()

  /// Ends the line of a paragraph, a cell and the like.
  mutating func endLine()
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
