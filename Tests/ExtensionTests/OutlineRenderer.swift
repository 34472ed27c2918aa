import ContentParser
import Renderers

/// A custom format: one node per line, indented by its depth.
struct OutlineRenderer: NodeRenderer {
  func write(_ nodes: [Node], to output: inout OutputBuffer) {
    write(nodes, depth: 0, to: &output)
  }

  private func write(_ nodes: [Node], depth: Int, to output: inout OutputBuffer) {
    for node in nodes { write(node, depth: depth, to: &output) }
  }

  private func write(_ node: Node, depth: Int, to output: inout OutputBuffer) {
    func line(_ text: String) {
      output.append(String(repeating: "  ", count: depth))
      output.append(visible: text)
      output.append("\n")
    }
    switch node {
    case .heading(let level, let inlines): line("heading \(level): \(text(of: inlines))")
    case .paragraph(let inlines): line("paragraph: \(text(of: inlines))")
    case .list(let style, let items):
      for (index, item) in items.enumerated() {
        line("item \(mark(style, index)):")
        write(item, depth: depth + 1, to: &output)
      }
    case .action(let label, let address): line("action: \(text(of: label)) → \(address.text)")
    case .image(let image):
      line("image: \(image.description) → \(image.address?.text ?? "drawing")")
      if !image.caption.isEmpty { line("caption: \(text(of: image.caption))") }
    case .code(let text, let language):
      line("code \(language ?? "of any language"):")
      for part in text.split(separator: "\n", omittingEmptySubsequences: false) {
        line("| " + part)
      }
    case .quote(let nodes):
      line("quote:")
      write(nodes, depth: depth + 1, to: &output)
    case .notice(let kind, let title, let nodes):
      line("\(kind == .note ? "notice" : "\(kind)"): \(title)")
      write(nodes, depth: depth + 1, to: &output)
    case .details(let summary, let nodes, _):
      line("details: \(text(of: summary))")
      write(nodes, depth: depth + 1, to: &output)
    case .facts(let facts):
      for fact in facts { line("fact: \(text(of: fact.name)) = \(text(of: fact.value))") }
    case .table(let table): write(table.asFacts, depth: depth, to: &output)
    case .divider: line("divider")
    case .group(let nodes):
      line("group:")
      write(nodes, depth: depth + 1, to: &output)
    case .blocks(let blocks): write(blocks.body, depth: depth, to: &output)
    }
  }

  private func mark(_ style: Node.ListStyle, _ index: Int) -> String {
    switch style {
    case .bullets: "•"
    case .numbers(let first): String(first + index)
    }
  }

  private func text(of inlines: [Inline]) -> String {
    inlines.map { inline in
      switch inline {
      case .text(let text), .code(let text): text
      case .lineBreak: " / "
      case .emphasis(let inner), .strong(let inner), .mark(let inner): text(of: inner)
      case .strikethrough(let inner): "~\(text(of: inner))~"
      case .link(let label, let address): "\(text(of: label)) → \(address.text)"
      case .reference(let label, let faq): "\(text(of: label)) → FAQ \(faq.number ?? 0)"
      case .image(let address, let description): "[\(description) → \(address.text)]"
      }
    }
    .joined()
  }
}
