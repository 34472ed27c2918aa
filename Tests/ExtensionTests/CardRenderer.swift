import ContentParser
import FaqService
import Renderers

/// An array of JSON with an object for each FAQ, whose text is plain.
struct CardRenderer: Renderer {
  func frame(of _: OutputPart) -> OutputFrame {
    OutputFrame(opening: "[", separator: ",", closing: "]\n")
  }

  func write(_ document: Document, number _: Int?, to sections: inout [OutputBuffer]) {
    append(document.body, document.category, to: &sections[0])
  }

  func write(_ row: OverviewRow, to sections: inout [OutputBuffer]) {
    append([.paragraph(row.title ?? "")], row.category, to: &sections[0])
  }

  private func append(_ nodes: [Node], _ category: String?, to output: inout OutputBuffer) {
    let plain = TextRenderer.plain()
    let card = [
      ("category", category.map { RawValue(plain.render([.paragraph($0)])) }),
      ("text", RawValue(plain.render(nodes))),
    ]
    output.append(visible: "\(RawValue(members: card))")
  }
}
