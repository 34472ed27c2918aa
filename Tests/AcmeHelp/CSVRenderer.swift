import ContentParser
import Renderers

/// A format that is not made of nodes: a table with the title and the category of each FAQ.
struct CSVRenderer: Renderer {
  func frame(of _: OutputPart) -> OutputFrame { OutputFrame(opening: "title,category\n") }

  func write(_ document: Document, number _: Int?, to sections: inout [OutputBuffer]) {
    write(document.title, document.category, to: &sections[0])
  }

  func write(_ row: OverviewRow, to sections: inout [OutputBuffer]) {
    write(row.title, row.category, to: &sections[0])
  }

  private func write(_ title: String?, _ category: String?, to output: inout OutputBuffer) {
    output.append(visible: "\(quoted(title ?? "")),\(quoted(category ?? ""))")
    output.append("\n")
  }

  private func quoted(_ text: String) -> String {
    text.isEmpty ? "" : "\"\(text.replacing("\"", with: "\"\""))\""
  }
}
