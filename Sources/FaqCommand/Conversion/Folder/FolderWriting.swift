import Platform
import Renderers

/// Writes the files of rendered batches, and the index when all of them exist.
struct FolderWriting {
  private let session: Session
  private let layout: FolderLayout
  private let index: Destination
  private var overview: OverviewAssembly<IndexSink>
  private var faults: FaultReport

  /// Creates the folder if it does not exist.
  init(session: Session, layout: FolderLayout) throws {
    self.session = session
    faults = FaultReport(session)
    self.layout = layout
    try Folder.make(layout.path)
    index = try Destination(layout.indexPath, otherwise: session.output)
    try index.write(layout.indexFrontMatter.bytes)
    overview = try OverviewAssembly(
      of: layout.renderer(session.style.renderer),
      to: IndexSink(destination: index, layout: layout)
    )
  }

  mutating func write(_ batch: RenderedBatch) throws {
    try faults.add(batch)
    for page in batch.pages {
      let file = try Destination(page.path, otherwise: session.output)
      try file.write(page.content)
      try file.finish()
    }
    try overview.write(batch.pages.map(\.row))
  }

  /// Makes the index appear, after all files that it links to.
  mutating func end() throws -> ExitStatus {
    _ = try overview.finish()
    try index.finish()
    return faults.end()
  }
}

/// Writes the index, escaped for the site generator.
private struct IndexSink: OutputSink {
  typealias Failure = any Error

  let destination: Destination
  let layout: FolderLayout

  mutating func write(_ bytes: [UInt8]) throws {
    if layout.listsRows { try destination.write(layout.escaped(bytes)) }
  }

  /// Writes immediately, since an overview has only one section.
  mutating func hold(_ bytes: [UInt8], section _: Int) throws { try write(bytes) }

  mutating func release(section _: Int) {
    // Nothing is held.
  }
}
