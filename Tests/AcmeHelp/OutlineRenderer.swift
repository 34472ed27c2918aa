import ContentParser
import Renderers

/// A custom format: one node per line, indented by its depth.
struct OutlineRenderer: NodeRenderer {
  func write(_ nodes: [Node], to output: inout OutputBuffer) {
    write(nodes, depth: 0, to: &output)
  }

  private func write(_ nodes: [Node], depth: Int, to output: inout OutputBuffer) {
    for node in nodes {
      switch node {
      case .heading(_, let inlines): line("= ", inlines, depth, to: &output)
      case .paragraph(let inlines): line("", inlines, depth, to: &output)
      case .action(let label, let url): line("> ", [.link(label, url)], depth, to: &output)
      case .image(let image):
        line("! ", [.text(image.description), " "] + image.caption, depth, to: &output)
      case .code(let text, _):
        for part in text.split(separator: "\n", omittingEmptySubsequences: false) {
          line("| ", [.text(String(part))], depth, to: &output)
        }
      case .table(let table): write(table.asFacts, depth: depth, to: &output)
      case .divider: line("---", [], depth, to: &output)
      case .facts(let facts):
        for fact in facts {
          line(": ", fact.name + [.text(" ")] + fact.value, depth, to: &output)
        }
      case .list(let style, let items):
        for (index, item) in items.enumerated() {
          if case .numbers(let first) = style { line("\(first + index).", [], depth, to: &output) }
          write(item, depth: depth + 1, to: &output)
        }
      case .notice(_, let title, let nodes):
        line("* ", [.text(title)], depth, to: &output)
        write(nodes, depth: depth + 1, to: &output)
      case .details(let summary, let nodes, _):
        line("v ", summary, depth, to: &output)
        write(nodes, depth: depth + 1, to: &output)
      case .quote(let nodes), .group(let nodes): write(nodes, depth: depth + 1, to: &output)
      case .blocks(let blocks): write(blocks.body, depth: depth, to: &output)
      }
    }
  }

  private func line(
    _ start: String,
    _ inlines: [Inline],
    _ depth: Int,
    to output: inout OutputBuffer
  ) {
    output.append(String(repeating: "  ", count: depth) + start)
    output.append(visible: text(of: inlines))
    output.append("\n")
  }

  private func text(of inlines: [Inline]) -> String {
    inlines.map { inline in
      switch inline {
      case .text(let text), .code(let text), .image(_, let text): text
      case .lineBreak: " "
      case .link(let label, let url): "\(text(of: label)) (\(url.text))"
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner), .mark(let inner),
        .reference(let inner, _):
        text(of: inner)
      }
    }
    .joined()
  }
}
