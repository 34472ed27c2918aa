import ContentParser
import FaqService
import Platform
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

/// Parses and renders batches of FAQs; safe to call on any core.
private struct BatchRendering: Sendable {
  let renderer: any Renderer
  let types: LeadingTypes

  /// Renders a batch as a part of one output.
  func render(_ batch: Batch) -> RenderedBatch {
    var rendered = RenderedBatch(of: batch)
    // Most formats write little more than they read.
    var documents = RenderedDocuments(
      in: renderer,
      from: batch.entries.first?.number ?? 1,
      capacity: batch.size * 5 / 4
    )
    let entries = batch.entries.span
    for index in entries.indices {
      guard let document = rendered.document(of: entries[index], after: types) else { break }
      documents.append(document, number: entries[index].number)
    }
    rendered.documents = documents
    return rendered
  }
}

/// A batch in its output format.
struct RenderedBatch: Sendable {
  /// The batch that was rendered, kept so that the thread that allocated its memory frees it.
  let batch: Batch
  /// The documents as a part of one output.
  var documents: RenderedDocuments?
  /// The files of the documents, when converting to a folder.
  var pages: [RenderedPage] = []
  /// The entries that could not be read.
  private(set) var faulty: [Entry] = []
  /// The refusal of a document by the unknown policy, which ends the conversion.
  private(set) var refusal: (Document.Refusal, in: Origin)?
  /// Why a document cannot be written, which ends the conversion, too.
  private(set) var failure: Failure?

  init(of batch: Batch) { self.batch = batch }

  /// Parses an FAQ; returns nil if its document is refused.
  mutating func document(of entry: Entry, after types: LeadingTypes? = nil) -> Document? {
    let document = entry.document
    failure = types?.failure(of: document, from: entry.origin)
    guard failure == nil else { return nil }
    if let refusal = document.refusal {
      self.refusal = (refusal, entry.origin)
      return nil
    }
    if entry.faq.fault != nil { faulty.append(entry) }
    return document
  }
}

/// Writes rendered batches to one output.
private struct BatchWriting {
  private let session: Session
  private let types: LeadingTypes
  private var assembly: Assembly<ConversionSink>
  private var faults: FaultReport
  /// Whether anything has been written.
  private(set) var hasBegun = false

  init(session: Session, destination: Destination) {
    self.session = session
    types = session.leadingTypes
    faults = FaultReport(session)
    assembly = Assembly(
      of: session.style.renderer,
      to: ConversionSink(destination: destination, later: SectionSpools(in: session.environment))
    )
  }

  /// Writes the FAQ of content that has only one.
  mutating func write(only entry: Entry) throws {
    let document = entry.document
    if let failure = types.failure(of: document, from: entry.origin) { throw failure }
    if let refusal = document.refusal { throw session.failure(refusal, in: entry.origin) }
    faults.add(entry)
    try assembly.write(document)
  }

  /// Writes the next batch.
  mutating func write(_ batch: RenderedBatch) throws {
    try faults.add(batch)
    if let documents = batch.documents {
      hasBegun = true
      try assembly.write(documents)
    }
  }

  /// Completes the output with the envelope of the first source.
  mutating func end(_ envelope: [RawMember]) throws -> ExitStatus {
    _ = try assembly.finish(envelope: envelope)
    return faults.end()
  }
}

/// Writes to a destination; later sections wait in spools.
private struct ConversionSink: OutputSink {
  let destination: Destination
  var later: SectionSpools

  mutating func write(_ bytes: [UInt8]) throws { try destination.write(bytes) }

  mutating func hold(_ bytes: [UInt8], section: Int) throws {
    try later.hold(bytes, section: section)
  }

  mutating func release(section: Int) throws {
    try later.remove(section: section)?.read(destination.write)
  }
}

/// The destination of a conversion: standard output, or a file that appears once it is complete.
struct Destination {
  private let output: any Output
  private let file: AtomicFile?

  /// The file at a path; without a path, the other output.
  init(_ path: Path?, otherwise output: any Output) throws(FileFailure) {
    file = try path.map { path throws(FileFailure) in try AtomicFile(path: path) }
    self.output = output
  }

  func write(_ bytes: [UInt8]) throws {
    guard !bytes.isEmpty else { return }
    if let file { try file.write(bytes) } else { try output.write(bytes) }
  }

  /// Makes the file appear.
  func finish() throws(FileFailure) { try file?.commit() }
}

extension Failure {
  init(_ error: FileFailure) {
    self.init(.writeFailed, "writing to \(error.path) failed: \(error.reason.message)")
  }
}
