import Bytes
import ContentParser

/// The questions and answers of a page for search engines: a schema.org `FAQPage`.
///
/// An answer is the visible text of all nodes but the title, without the titles of the program's
/// notices, in the elements that Google shows: paragraphs, lists, headings, links and emphasis.
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
  static func write(_ article: HTMLArticle, to output: inout OutputBuffer) {
    guard article.document.isWhole else { return }
    var answer = Self()
    let blocks = article.document.blocks
    for index in blocks.indices where index != article.titleIndex {
      blocks.write(at: index, to: &answer)
    }
    guard answer.showsSomething else { return }
    output.append("{\"@type\":\"Question\",\"@id\":\"#")
    output.append(article.slugs[0])
    output.append("\",\"name\":\"")
    article.title.withUTF8Bytes { output.append(jsonInScript: $0) }
    output.append("\",\"acceptedAnswer\":{\"@type\":\"Answer\",\"text\":\"")
    output.append(jsonInScript: answer.output.bytes.span)
    output.append("\"}}")
  }

  private var output = OutputBuffer()
  private var showsSomething = false
}

extension HTMLStructuredData: NodeSink {
  mutating func write(_ nodes: [Node]) { for node in nodes { write(node) } }

  mutating func writeTitle(_ line: Span<UInt8>) { writeParagraph(line) }

  mutating func writeParagraph(_ line: Span<UInt8>) {
    output.append("<p>")
    write(line)
    output.append("</p>")
  }

  mutating func writeAction(_ label: Span<UInt8>, _ address: Address) {
    output.append("<p>")
    write(linkTo: address) { $0.write(label) }
    output.append("</p>")
  }

  /// Writes a notice without its title.
  mutating func write(_ notice: ProgramNotice) { write(notice.content) }
}

private extension HTMLStructuredData {
  mutating func write(_ node: Node) {
    switch node {
    case .heading(let level, let inlines): write(inlines, in: "h\(max(2, min(level + 1, 6)))")
    case .paragraph(let inlines): write(inlines, in: "p")
    case .list(.bullets, let items): write(items, in: "ul")
    case .list(.numbers, let items): write(items, in: "ol")
    case .action(let label, let address): write([.link(label, address)], in: "p")
    case .image(let image):
      write([.text(image.description)], in: "p")
      write(image.caption, in: "p")
    case .code(let text, _):
      let lines = text.codeLines.map { [Inline.text(String($0))] }
      write(Array(lines.joined(separator: [.lineBreak])), in: "p")
    case .quote(let nodes), .group(let nodes): write(nodes)
    case .notice(_, let title, let nodes):
      write([.strong([.text(title)])], in: "p")
      write(nodes)
    case .details(let summary, let nodes, _):
      write([.strong(summary)], in: "p")
      write(nodes)
    case .table(let table):
      write(table.caption, in: "p")
      for row in [table.header] + table.rows {
        let cells = row.filter { !$0.isBlank }
        write(Array(cells.joined(separator: [.text(" ")])), in: "p")
      }
    case .divider: break
    case .facts(let facts):
      for fact in facts { write([.strong(fact.name), .text(" ")] + fact.value, in: "p") }
    case .blocks(let blocks): for index in blocks.indices { blocks.write(at: index, to: &self) }
    }
  }

  /// Writes text in an element, or without it if the text shows nothing but spaces.
  mutating func write(_ inlines: [Inline], in tag: String) {
    let isBlank = inlines.isBlank
    if !isBlank { output.append("<\(tag)>") }
    write(inlines)
    if !isBlank { output.append("</\(tag)>") }
  }

  mutating func write(_ items: [[Node]], in tag: String) {
    output.append("<\(tag)>")
    for item in items {
      output.append("<li>")
      if case .paragraph(let inlines)? = item.first, item.count == 1 {
        write(inlines)
      } else {
        write(item)
      }
      output.append("</li>")
    }
    output.append("</\(tag)>")
  }

  mutating func write(_ inlines: [Inline]) {
    for inline in inlines {
      switch inline {
      case .text(let text), .code(let text), .image(_, let text): text.withUTF8Bytes { write($0) }
      case .lineBreak: output.append("<br>")
      case .emphasis(let inner): write(inner, in: "em")
      case .strong(let inner): write(inner, in: "strong")
      case .strikethrough(let inner), .mark(let inner), .reference(let inner, _): write(inner)
      case .link(let label, let address):
        write(linkTo: address) { $0.write(label.orText(of: address)) }
      }
    }
  }

  mutating func write(linkTo address: Address, _ label: (inout Self) -> Void) {
    output.append("<a href=\"")
    output.append(htmlText: address.text)
    output.append("\">")
    label(&self)
    output.append("</a>")
  }

  mutating func write(_ text: Span<UInt8>) {
    if !showsSomething { showsSomething = !text.isBlank }
    output.append(htmlText: text)
  }
}
