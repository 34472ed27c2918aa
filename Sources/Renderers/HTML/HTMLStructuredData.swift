import Bytes
import ContentParser

/// The questions and answers of a page for search engines: a schema.org `FAQPage`.
///
/// An answer is the visible text of all nodes but the title, line by line, without the titles of
/// the program's notices.
struct HTMLStructuredData {
  /// The section of a page that holds the questions.
  static let section = OutputFrame.Section(
    opening: """
      <script type="application/ld+json">
      {"@context":"https://schema.org","@type":"FAQPage","mainEntity":[

      """,
    separator: ",\n",
    closing: "\n]}\n</script>\n",
    isOptional: true
  )

  /// Appends an article's question, unless its answer shows nothing.
  static func write(_ article: HTMLArticle, slug: String, to output: inout OutputBuffer) {
    guard article.document.isWhole else { return }
    let start = output.bytes.count
    output.append("{\"@type\":\"Question\",\"@id\":\"#")
    output.append(slug)
    output.append("\",\"name\":\"")
    output.append(jsonInScript: article.title)
    output.append("\",\"acceptedAnswer\":{\"@type\":\"Answer\",\"text\":\"")
    var text = Self(output: OutputBuffer())
    swap(&text.output, &output)
    let blocks = article.document.blocks
    for index in blocks.indices where index != article.titleIndex {
      blocks.write(at: index, to: &text)
    }
    swap(&text.output, &output)
    if text.showsSomething {
      output.append("\"}}")
    } else {
      output.truncate(to: start)
    }
  }

  private var output: OutputBuffer
  private var isEmpty = true
  private var showsSomething = false
  /// The number of line ends to write if more text follows.
  private var lineEnds = 0
}

extension HTMLStructuredData: NodeSink {
  mutating func write(_ nodes: [Node]) {
    for node in nodes { write(node) }
  }

  mutating func writeTitle(_ line: Span<UInt8>) { writeParagraph(line) }

  mutating func writeParagraph(_ line: Span<UInt8>) {
    write(line)
    endLine()
  }

  mutating func writeAction(_ label: Span<UInt8>, _: Address) { writeParagraph(label) }

  /// Writes a notice without its title.
  mutating func write(_ notice: ProgramNotice) { write(notice.content) }
}

private extension HTMLStructuredData {
  mutating func write(_ node: Node) {
    switch node {
    case .heading(_, let inlines), .paragraph(let inlines):
      if !inlines.isBlank { writeLine(inlines) }
    case .list(_, let items): for item in items { write(item) }
    case .action(let label, let address): writeLine(label.orText(of: address))
    case .image(let image):
      writeLine([.text(image.description)])
      if !image.caption.isBlank { writeLine(image.caption) }
    case .code(let text, _): for line in text.codeLines { writeLine([.text(line)]) }
    case .quote(let nodes), .group(let nodes): write(nodes)
    case .notice(_, let title, let nodes):
      writeLine([.text(title)])
      write(nodes)
    case .details(let summary, let nodes): write([.paragraph(summary)] + nodes)
    case .table(let table): write(table)
    case .divider: break
    case .facts(let facts):
      for fact in facts { writeLine(fact.name + [.text(" ")] + fact.value) }
    case .blocks(let blocks): for index in blocks.indices { blocks.write(at: index, to: &self) }
    }
  }

  /// Writes the cells of each row on a line.
  mutating func write(_ table: Node.Table) {
    if !table.caption.isBlank { writeLine(table.caption) }
    for row in [table.header] + table.rows {
      let cells = row.filter { !$0.isBlank }
      if !cells.isEmpty { writeLine(Array(cells.joined(separator: [.text(" ")]))) }
    }
  }

  mutating func writeLine(_ inlines: [Inline]) {
    write(inlines)
    endLine()
  }

  mutating func endLine() {
    if !isEmpty, lineEnds == 0 { lineEnds = 1 }
  }

  mutating func write(_ inlines: [Inline]) {
    for inline in inlines {
      switch inline {
      case .text(let text), .code(let text), .image(_, let text): write(text)
      case .lineBreak:
        isEmpty = false
        lineEnds += 1
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner), .mark(let inner),
        .reference(let inner, _):
        write(inner)
      case .link(let label, let address): write(label.orText(of: address))
      }
    }
  }

  mutating func write(_ text: String) {
    text.withUTF8Bytes { write($0) }
  }

  mutating func write(_ text: Span<UInt8>) {
    guard !text.isEmpty else { return }
    isEmpty = false
    for _ in 0..<lineEnds { output.append("\\n") }
    lineEnds = 0
    if !showsSomething { showsSomething = !text.isBlank }
    output.append(jsonInScript: text)
  }
}
