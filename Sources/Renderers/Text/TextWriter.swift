import ContentParser

/// Writes nodes as text: what changes while one document is rendered.
public struct TextWriter {
  var output = OutputBuffer()
  private let layout: TextLayout
  private let encoding: any TextEncoding
  private var needsBlankLine = false

  init(layout: TextLayout, encoding: any TextEncoding) {
    self.layout = layout
    self.encoding = encoding
  }

  /// Writes nodes, parted by blank lines.
  public mutating func write(_ nodes: [Node]) {
    let lines = layout.lines(of: nodes, width: layout.width)
    guard !lines.isEmpty else { return }
    if needsBlankLine { output.append("\n") }
    needsBlankLine = true
    for line in lines { writeLine(line) }
  }

  mutating func writeLine(_ line: [StyledText]) {
    encoding.encode(line, to: &output)
    output.append("\n")
  }
}

/// How styled text becomes bytes.
protocol TextEncoding: Sendable {
  func encode(_ line: [StyledText], to output: inout OutputBuffer)
}

/// Text alone.
struct PlainEncoding: TextEncoding {
  func encode(_ line: [StyledText], to output: inout OutputBuffer) {
    for piece in line { output.append(piece.text) }
  }
}
