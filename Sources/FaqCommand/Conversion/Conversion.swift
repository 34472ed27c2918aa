import ContentParser
import FaqService

/// Converts the FAQs of a stream in one pass.
struct Conversion {
  let session: Session
  let plan: ConversionPlan
  /// Reports how much of the stream has been read.
  var reportProgress: ((EntryStream) -> Void)?

  /// Converts the whole stream to the destination of the plan.
  func run(_ stream: inout EntryStream) async throws -> ExitStatus {
    if let layout = FolderLayout(plan, as: session.style.outputFormat) {
      guard !session.options.hasFilter else {
        throw Failure(
          .usage,
          "--filter needs one page of all FAQs, and a folder has a page for each",
          hint: "Name a file with --output."
        )
      }
      return try await convert(&stream, to: layout)
    }
    let destination = try Destination(plan.output, otherwise: session.output)
    let status = try await convert(&stream, to: destination)
    try destination.finish()
    return status
  }

  private func convert(
    _ stream: inout EntryStream,
    to destination: Destination
  ) async throws -> ExitStatus {
    var writing = BatchWriting(session: session, destination: destination)
    let first = try await next(of: &stream, from: 1)
    if let faqs = first?.faqs, faqs.count == 1 {
      try writing.write(only: faqs[0])
    } else {
      let rendering = BatchRendering(parser: session.parser, renderer: session.style.renderer)
      try await convert(&stream, from: first, by: rendering.render) { try writing.write($0) }
    }
    return try writing.end(stream.envelope)
  }

  /// Writes one file per FAQ.
  private func convert(
    _ stream: inout EntryStream,
    to layout: FolderLayout
  ) async throws -> ExitStatus {
    var writing = try FolderWriting(session: session, layout: layout)
    let rendering = FolderRendering(
      parser: session.parser,
      renderer: layout.renderer(session.style.renderer),
      layout: layout
    )
    let first = try await next(of: &stream, from: 1)
    try await convert(&stream, from: first, by: rendering.render) { try writing.write($0) }
    return try writing.end()
  }

  /// Renders the first batch and all later ones on all cores, and passes them to `finish` in order.
  private func convert(
    _ stream: inout EntryStream,
    from first: Batch?,
    by render: @escaping @Sendable (Batch) -> RenderedBatch,
    finish: (RenderedBatch) throws -> Void
  ) async throws {
    var waiting = first
    var number = 1 + (first?.faqs.count ?? 0)
    try await OrderedWork(jobs: session.options.jobs ?? ProcessorCount.available).run {
      if let batch = waiting.take() { return batch }
      let batch = try await next(of: &stream, from: number)
      number += batch?.faqs.count ?? 0
      return batch
    } work: {
      render($0)
    } finish: {
      try finish($0)
    }
  }

  private func next(of stream: inout EntryStream, from number: Int) async throws -> Batch? {
    defer { reportProgress?(stream) }
    return try await Batch.next(of: &stream, from: number)
  }
}
