import ContentParser
import Platform
import Renderers

/// Renders each FAQ to a file of its own; safe to call on any core.
struct FolderRendering: Sendable {
  let style: OutputStyle
  let hasOneSource: Bool
  let layout: FolderLayout

  /// Renders the files of a batch.
  func render(_ batch: Batch) -> RenderedBatch {
    var rendered = RenderedBatch(of: batch)
    var (renderer, origin) = (style.renderer, Origin?.none)
    for entry in batch.entries {
      if style.outputFormat.keepsItems, origin !== entry.origin {
        // A file in JSON begins with what its own source says.
        origin = entry.origin
        renderer = style.beginning(with: origin, isOnlySource: hasOneSource).renderer
      }
      guard let document = rendered.document(of: entry) else { break }
      let (path, row) = layout.place(number: entry.number, of: document)
      let page = layout.escaped(Array(layout.renderer(renderer).render(document).utf8))
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
