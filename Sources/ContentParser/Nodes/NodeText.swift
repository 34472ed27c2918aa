import Bytes

/// The text of nodes, line by line, without the titles of the program's own notices.
package enum NodeText {
  /// What a piece of text is.
  package enum Kind: Sendable {
    /// The title of a document.
    case title
    /// The author's words.
    case text
    /// An address, on a separate line.
    case address
    /// The name of a notice's kind, which stands in for a title.
    case label
  }

  /// The lines of nodes; an address is on a separate line.
  package static func lines(of nodes: [Node]) -> [String] {
    var lines = LineCollection()
    write(nodes, to: &lines)
    return lines.lines
  }

  /// Passes the text of a document to a sink.
  package static func write(_ document: Document, to sink: inout some NodeTextSink) {
    guard document.isWhole else {
      write(document.body, to: &sink)
      return
    }
    var hasTitle = false
    let blocks = document.blocks.elements.span
    for index in blocks.indices {
      if !hasTitle, let title = blocks[index].title {
        hasTitle = true
        writeLine(title, of: .title, to: &sink)
      } else {
        document.blocks.write(at: index, to: &sink)
      }
    }
  }

  static func write(_ nodes: [Node], to sink: inout some NodeTextSink) {
    for node in nodes { write(node, to: &sink) }
  }

  private static func write(_ node: Node, to sink: inout some NodeTextSink) {
    switch node {
    case .heading, .paragraph, .list, .quote, .details, .table, .divider, .group:
      node.forEachList({ write($0, to: &sink) }, { writeLine($0, to: &sink) })
    case .action(let label, let address):
      writeLine(label, to: &sink)
      writeLine(address.text, of: .address, to: &sink)
    case .image(let image):
      writeLine(image.description, of: .text, to: &sink)
      if let address = image.address { writeLine(address.text, of: .address, to: &sink) }
      writeLine(image.caption, to: &sink)
    case .code(let text, _):
      for line in text.lines where !line.isBlank { writeLine(line, of: .text, to: &sink) }
    case .notice(let kind, let title, let nodes):
      writeLine(title, of: kind.isNamed(title) ? .label : .text, to: &sink)
      write(nodes, to: &sink)
    case .blocks(let blocks):
      for index in blocks.indices { blocks.write(at: index, to: &sink) }
    case .facts(let facts):
      for fact in facts { writeLine(fact.name + [.text(": ")] + fact.value, to: &sink) }
    }
  }

  private static func writeLine(_ text: String, of kind: Kind, to sink: inout some NodeTextSink) {
    sink.write(text, of: kind)
    sink.endLine()
  }

  private static func writeLine(_ inlines: [Inline], to sink: inout some NodeTextSink) {
    for inline in inlines {
      if case .lineBreak = inline { sink.breakLine() } else { write(inline, to: &sink) }
    }
    sink.endLine()
  }

  private static func write(_ inline: Inline, to sink: inout some NodeTextSink) {
    switch inline {
    case .text(let text), .code(let text), .image(_, let text): sink.write(text, of: .text)
    case .lineBreak: sink.write(" ", of: .text)
    case .emphasis, .strong, .strikethrough, .mark, .link, .reference:
      for inline in inline.inner { write(inline, to: &sink) }
    }
  }
}

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
private struct LineCollection: NodeTextSink {
  private(set) var lines: [String] = []
  private var line: String?

  mutating func write(_ text: String, of _: NodeText.Kind) { line = line.map { $0 + text } ?? text }

  mutating func breakLine() { endLine() }

  mutating func endLine() { if let line = line.take() { lines.append(line) } }
}

/// Receives the nodes of blocks.
///
/// Plain text that is one line, and not blank, arrives as UTF-8: most text is, and needs neither a
/// `String` nor nodes then. It may be a part of the content's own bytes.
package protocol NodeSink {
  /// Writes nodes.
  mutating func write(_ nodes: [Node])

  /// Writes `.heading(level: 1, [.text(line)])`.
  mutating func writeTitle(_ line: Span<UInt8>)

  /// Writes `.paragraph([.text(line)])`.
  mutating func writeParagraph(_ line: Span<UInt8>)

  /// Writes `.action([.text(label)], address)`.
  mutating func writeAction(_ label: Span<UInt8>, _ address: Address)

  /// Writes the nodes of a notice of the program.
  mutating func write(_ notice: ProgramNotice)
}

extension NodeSink {
  package mutating func writeAction(_ label: Span<UInt8>, _ address: Address) {
    write([.action(String(copying: label), address)])
  }

  package mutating func write(_ notice: ProgramNotice) { write(notice.body) }
}

/// Collects nodes.
struct NodeCollection: NodeSink {
  private(set) var nodes: [Node] = []

  mutating func write(_ nodes: [Node]) {
    if self.nodes.isEmpty { self.nodes = nodes } else { self.nodes += nodes }
  }

  mutating func writeTitle(_ line: Span<UInt8>) {
    nodes.append(.heading(level: 1, String(copying: line)))
  }

  mutating func writeParagraph(_ line: Span<UInt8>) {
    nodes.append(.paragraph(String(copying: line)))
  }
}
