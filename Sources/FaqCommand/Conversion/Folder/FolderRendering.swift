import ContentParser
import Platform
import Renderers

/// Renders each FAQ to a file of its own; safe to call on any core.
struct FolderRendering: Sendable {
  let renderer: any Renderer
  let layout: FolderLayout

  /// Renders the files of a batch.
  func render(_ batch: Batch) -> RenderedBatch {
    var rendered = RenderedBatch(of: batch)
    for entry in batch.entries {
      guard let document = rendered.document(of: entry) else { break }
      let (path, row) = layout.place(number: entry.number, of: document)
      let page = layout.escaped(Array(renderer.render(document).utf8))
      let content = layout.frontMatter(of: row).bytes + page
      rendered.pages.append(RenderedPage(path: path, row: row, content: content))
    }
    return rendered
  }
}

/// The file of an FAQ.
struct RenderedPage: Sendable {
  let path: Path
  let row: OverviewRow
  let content: [UInt8]
}
