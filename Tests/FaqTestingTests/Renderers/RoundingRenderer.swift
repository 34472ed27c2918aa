import ContentParser
import FaqService
import Renderers

/// Content again, in which numbers are spelled in another way.
struct RoundingRenderer: Renderer {
  private let json = JSONRenderer()

  func frame(of part: OutputPart) -> OutputFrame { json.frame(of: part) }

  func write(_ document: Document, number: Int?, to sections: inout [OutputBuffer]) {
    var exact = [OutputBuffer()]
    json.write(document, number: number, to: &exact)
    sections[0].append(exact[0].text.replacing("1.50", with: "1.5"))
  }

  func write(_ row: OverviewRow, to sections: inout [OutputBuffer]) {
    json.write(row, to: &sections)
  }
}
