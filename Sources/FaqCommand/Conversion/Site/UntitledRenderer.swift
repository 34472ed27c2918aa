import ContentParser
import Renderers

/// A renderer without the headings that repeat titles in front matter, for sites that print those.
struct UntitledRenderer: Renderer {
  let renderer: any Renderer

  var overviewFrame: Frame { Frame() }

  func frame(around only: Document?) -> Frame { renderer.frame(around: only) }

  func write(_ document: Document, number: Int?, to sections: inout [OutputBuffer]) {
    renderer.write(document.untitled, number: number, to: &sections)
  }

  func write(_ row: OverviewRow, to sections: inout [OutputBuffer]) {
    renderer.write(row, to: &sections)
  }
}

private extension Document {
  /// The document without the block that its title comes from.
  var untitled: Self {
    guard let index = blocks.firstIndex(where: { $0 is TitleBlock }) else { return self }
    var others = Array(blocks)
    others.remove(at: index)
    return Document(blocks: BlockList(others))
  }
}
