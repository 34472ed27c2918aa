import ContentParser
import Renderers

/// HTML that says of all text in Portuguese that it is in German.
struct GermanRenderer: Renderer {
  private let html = HTMLFragmentRenderer()

  func frame(of part: OutputPart) -> OutputFrame { html.frame(of: part) }

  func begin(_ run: CategoryRun, of part: OutputPart, to sections: inout [OutputBuffer]) {
    html.begin(run, of: part, to: &sections)
  }

  func end(_ run: CategoryRun, of part: OutputPart, to sections: inout [OutputBuffer]) {
    html.end(run, of: part, to: &sections)
  }

  func write(_ document: Document, number: Int?, to sections: inout [OutputBuffer]) {
    var exact = html.frame(of: .documents()).sections.map { _ in OutputBuffer() }
    html.write(document, number: number, to: &exact)
    for index in exact.indices {
      sections[index].append(exact[index].text.replacing(#"lang="pt""#, with: #"lang="de""#))
    }
  }

  func write(_ row: OverviewRow, to sections: inout [OutputBuffer]) {
    html.write(row, to: &sections)
  }
}
