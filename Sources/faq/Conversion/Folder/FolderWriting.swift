import FaqService
import Renderers

/// Puts each FAQ of rendered batches into a file of its own, and at the end the index beside them.
struct FolderWriting {
  private let session: Session
  private let layout: FolderLayout
  private let renderer: any Renderer<String>
  private let index: Destination
  private var part = OverviewPart.start
  private var status = ExitStatus.done

  /// Makes the folder, if there is none.
  init(session: Session, layout: FolderLayout) throws {
    self.session = session
    self.layout = layout
    renderer = session.style.renderer
    try Folder.make(layout.path)
    index = try Destination(layout.indexPath, otherwise: session.output)
    try index.write(layout.indexFrontMatter.bytes)
  }

  mutating func write(_ batch: RenderedBatch) throws {
    if let refusal = batch.refusal { throw session.failure(refusal) }
    for fault in batch.faults { session.report(fault, status: &status) }
    for page in batch.pages {
      let file = try Destination(page.path, otherwise: session.output)
      try file.write(page.content)
      try file.finish()
    }
    try writeIndex(batch.pages.map(\.row))
  }

  /// Lets the index appear, once all that it leads to is there.
  mutating func end() throws -> ExitStatus {
    part.insert(.end)
    try writeIndex([])
    try index.finish()
    return status
  }

  private mutating func writeIndex(_ rows: [OverviewRow]) throws {
    guard layout.listsRows else { return }
    var buffer = OutputBuffer()
    renderer.writeOverview(rows, part: part, to: &buffer)
    part = []
    try index.write(layout.escaped(buffer.take()))
  }
}
