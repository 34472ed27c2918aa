import ContentParser
import FaqService
import Renderers

/// Converts the FAQs of all sources in one pass.
struct Conversion {
  let session: Session
  let plan: ConversionPlan
  /// Reports how much has been read.
  var reportProgress: ((EntryReader) -> Void)?

  /// Converts all FAQs to the destination of the plan.
  func run(_ entries: inout EntryReader) async throws -> ExitStatus {
    let names = session.environment.names
    if let layout = FolderLayout(plan, as: session.style.outputFormat, titled: names.overview) {
      guard !session.options.hasFilter else {
        throw Failure(
          .usage,
          "--filter needs one page of all FAQs, and a folder has a page for each",
          hint: "Name a file with --output."
        )
      }
      return try await convert(&entries, to: layout)
    }
    let destination = try Destination(plan.output, otherwise: session.output)
    let status = try await convert(&entries, to: destination)
    try destination.finish()
    return status
  }

  private func convert(
    _ entries: inout EntryReader,
    to destination: Destination
  ) async throws -> ExitStatus {
    var writing = BatchWriting(session: session, destination: destination)
    let first = try await next(of: &entries)
    do {
      if let first, first.entries.count == 1, !entries.isBroken {
        try writing.write(only: first.entries[0])
      } else {
        let rendering = BatchRendering(
          renderer: session.style.renderer,
          types: session.leadingTypes
        )
        try await convert(&entries, from: first, by: rendering.render) { try writing.write($0) }
      }
    } catch {
      // What has been written stays, so it must be complete.
      if plan.output == nil, writing.hasBegun { _ = try? writing.end(entries.envelope) }
      throw error
    }
    return try writing.end(entries.envelope)
  }

  /// Writes one file per FAQ.
  private func convert(
    _ entries: inout EntryReader,
    to layout: FolderLayout
  ) async throws -> ExitStatus {
    var writing = try FolderWriting(session: session, layout: layout)
    let rendering = FolderRendering(
      style: session.style,
      hasOneSource: session.loader.hasOneFile,
      layout: layout
    )
    let first = try await next(of: &entries)
    try await convert(&entries, from: first, by: rendering.render) { try writing.write($0) }
    return try writing.end()
  }

  /// Renders the first batch and all later ones on all cores, and passes them to `finish` in order.
  private func convert(
    _ entries: inout EntryReader,
    from first: Batch?,
    by render: @escaping @Sendable (Batch) -> RenderedBatch,
    finish: (RenderedBatch) throws -> Void
  ) async throws {
    var waiting = first
    try await OrderedWork(jobs: session.options.coreCount).run {
      if let batch = waiting.take() { return batch }
      return try await next(of: &entries)
    } work: {
      render($0)
    } finish: {
      try finish($0)
    }
  }

  private func next(of entries: inout EntryReader) async throws -> Batch? {
    defer { reportProgress?(entries) }
    return try await entries.nextBatch()
  }
}
