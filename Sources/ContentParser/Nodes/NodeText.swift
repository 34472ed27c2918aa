import Bytes
import FaqService

/// The text of nodes, line by line, without the titles of the program's own notices.
package enum NodeText {
  /// What a piece of text is.
  package enum Kind: Sendable {
    /// The title of a document.
    case title
    /// The author's words.
    case text
    /// An address, on a line of its own.
    case address
    /// The name of a notice's kind, which stands in for a title.
    case label
  }

  /// The lines of nodes; an address stands on a line of its own.
  package static func lines(of nodes: [Node]) -> [String] {
    var lines = LineCollection()
    write(nodes, to: &lines)
    return lines.lines
  }

  /// Passes the text of a document to a sink.
  package static func write(_ document: Document, to sink: inout some NodeTextSink) {
    guard document.raw.fault == nil, document.refusal == nil else {
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
        blocks[index].write(to: &sink)
      }
    }
  }

  static func write(_ nodes: [Node], to sink: inout some NodeTextSink) {
    for node in nodes { write(node, to: &sink) }
  }

  private static func write(_ node: Node, to sink: inout some NodeTextSink) {
    switch node {
    case .heading(_, let inlines), .paragraph(let inlines): writeLine(inlines, to: &sink)
    case .list(_, let items): for item in items { write(item, to: &sink) }
    case .action(let label, let address):
      writeLine(label, to: &sink)
      writeLine(address.text, of: .address, to: &sink)
    case .image(let image):
      writeLine(image.description, of: .text, to: &sink)
      writeLine(image.address.text, of: .address, to: &sink)
      writeLine(image.caption, to: &sink)
    case .code(let text, _):
      for line in text.lines where !line.isBlank { writeLine(line, of: .text, to: &sink) }
    case .quote(let nodes), .group(let nodes): write(nodes, to: &sink)
    case .notice(let kind, let title, let nodes):
      writeLine(title, of: title.lowercased() == kind.rawValue ? .label : .text, to: &sink)
      write(nodes, to: &sink)
    case .details(let summary, let nodes):
      writeLine(summary, to: &sink)
      write(nodes, to: &sink)
    case .table(let table):
      writeLine(table.caption, to: &sink)
      for cell in ([table.header] + table.rows).joined() { writeLine(cell, to: &sink) }
    case .divider: break
    case .blocks(let blocks):
      for block in blocks.elements { block.write(to: &sink) }
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
    case .emphasis(let inner), .strong(let inner), .strikethrough(let inner), .mark(let inner),
      .link(let inner, _), .reference(let inner, _):
      for inline in inner { write(inline, to: &sink) }
    }
  }
}
