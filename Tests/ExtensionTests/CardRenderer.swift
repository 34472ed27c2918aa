import ContentParser
import FaqService
import Renderers

/// An array of JSON with an object for each FAQ, whose text is plain.
struct CardRenderer: Renderer {
  func frame(of _: OutputPart) -> OutputFrame {
    OutputFrame(opening: "[", separator: ",", closing: "]\n")
  }

  func write(_ document: Document, number _: Int?, to sections: inout [OutputBuffer]) {
    append(TextRenderer.plain().render(document), to: &sections[0])
  }

  func write(_ row: OverviewRow, to sections: inout [OutputBuffer]) {
    append(TextRenderer.plain().render([.paragraph(row.title ?? "")]), to: &sections[0])
  }

  private func append(_ text: String, to output: inout OutputBuffer) {
    output.append(visible: "\(RawValue(members: [("text", RawValue(text))]))")
  }
}
