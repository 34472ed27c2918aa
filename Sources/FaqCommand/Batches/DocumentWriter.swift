import ContentParser
import FaqService
import Platform
import Renderers

/// Writes the documents of entries as one output.
struct DocumentWriter {
  private var session: Session
  private let sink: DestinationSink
  private let parser: DocumentParser
  private let countsForeign: Bool
  private var assembly: Assembly<DestinationSink>
  private var faults: FaultReport
  /// The entries so far that are written in another shape.
  private(set) var foreign = ForeignEntries()
  /// Whether a batch has been written.
  private(set) var hasBegun = false

  /// A writer that counts entries in another shape if that is asked for, since it takes time.
  init(session: Session, to destination: Destination, countsForeign: Bool = false) {
    self.session = session
    self.countsForeign = countsForeign
    parser = DocumentParser(session, types: session.leadingTypes)
    faults = FaultReport(session)
    sink = DestinationSink(destination, spoolingIn: session.environment.temporaryFolder)
    assembly = Assembly(of: session.style.renderer, to: sink)
  }

  /// Writes the next document.
  mutating func write(_ entry: Entry) throws {
    let document = try parser.document(of: entry)
    faults.add(entry)
    if countsForeign { foreign.add(entry.faq, title: document.title) }
    try assembly.write(document, number: entry.number)
  }

  /// Writes all documents, which are rendered on all cores.
  mutating func writeAll(
    _ entries: inout EntryReader,
    _ reportProgress: (EntryReader) -> Void = { _ in return }
  ) async throws {
    guard let first = try await entries.nextBatch(reportProgress) else { return }
    // A format may have a form of its own for a single document.
    guard first.entries.count > 1 || entries.isBroken else {
      try write(first.entries[0])
      return
    }
    session = session.writing(inLanguageOf: first.entries)
    assembly = Assembly(of: session.style.renderer, to: sink)
    let (renderer, parser, countsForeign) = (session.style.renderer, parser, countsForeign)
    try await entries.process(from: first, reportProgress) { batch in
      RenderedBatch(batch, in: renderer, parser, countsForeign: countsForeign)
    } deliver: { _, rendered in
      faults.add(rendered.faulty)
      if let failure = rendered.failure { throw failure }
      foreign.add(rendered.foreign)
      hasBegun = true
      try assembly.write(rendered.documents)
    }
  }

  /// Completes the output; the envelope has the members around all FAQs.
  ///
  /// Further nodes follow the documents in formats that have nodes.
  mutating func end(
    _ envelope: [RawMember] = [],
    adding nodes: [Node] = []
  ) throws -> CommandStatus {
    if let renderer = session.style.renderer.nodeRenderer, !nodes.isEmpty {
      assembly.addition = { renderer.write(nodes, to: &$0[renderer.nodeSection]) }
    }
    var sink = try assembly.finish(envelope: envelope)
    try sink.flush()
    return faults.end()
  }
}

/// The documents of a batch in the output format.
private struct RenderedBatch: Sendable {
  private(set) var documents: RenderedEntries
  /// The entries that could not be read.
  private(set) var faulty: [Entry] = []
  private(set) var foreign = ForeignEntries()
  /// Why a document cannot be written, which ends the output.
  private(set) var failure: Failure?

  /// Renders a batch; safe to call on any core.
  init(
    _ batch: Batch,
    in renderer: any Renderer,
    _ parser: DocumentParser,
    countsForeign: Bool
  ) {
    // Most formats write little more than they read.
    documents = RenderedEntries(
      in: renderer,
      from: batch.entries.first?.number ?? 1,
      capacity: batch.size * 5 / 4
    )
    let entries = batch.entries.span
    do throws(Failure) {
      for index in entries.indices {
        let document = try parser.document(of: entries[index])
        if entries[index].faq.fault != nil { faulty.append(entries[index]) }
        if countsForeign { foreign.add(entries[index].faq, title: document.title) }
        documents.append(document, number: entries[index].number)
      }
    } catch {
      failure = error
    }
  }
}

/// Parses the documents of an output, and refuses those that it cannot hold.
struct DocumentParser: Sendable {
  private let types: LeadingTypes?
  private let program: String

  /// A parser for an output that may begin with declared types.
  init(_ session: Session, types: LeadingTypes? = nil) {
    self.types = types
    program = session.environment.program
  }

  /// The document of an entry; throws if the unknown policy or the types before it refuse it.
  func document(of entry: Entry) throws(Failure) -> Document {
    let document = entry.document
    if let failure = types?.failure(of: document, from: entry.origin) { throw failure }
    guard let refusal = document.refusal else { return document }
    throw Failure(
      .malformed,
      "\(entry.origin.name): \(refusal)",
      hint: "--unknown fail makes unknown types an error; \(program) check lists all of them."
    )
  }
}

/// Writes to a destination in large pieces; later sections wait in spools.
struct DestinationSink: OutputSink {
  typealias Failure = any Error

  private static let sufficientCount = 64 << 10

  private let destination: Destination
  /// The folder for spools that are large: beside the output, if it is a file.
  private let folder: Path
  private let transform: @Sendable ([UInt8]) -> [UInt8]
  private var pending: [UInt8] = []
  private var spools: [Int: Spool] = [:]

  /// Writes what a function makes of each piece of output; large spools are beside the file, or in
  /// the folder if the output is not a file.
  init(
    _ destination: Destination,
    spoolingIn folder: Path,
    transform: @escaping @Sendable ([UInt8]) -> [UInt8] = \.self
  ) {
    self.destination = destination
    self.folder = destination.folder ?? folder
    self.transform = transform
  }

  mutating func write(_ bytes: [UInt8]) throws {
    pending += transform(bytes)
    if pending.count >= Self.sufficientCount { try flush() }
  }

  mutating func hold(_ bytes: [UInt8], section: Int) throws {
    let spool = spools[section] ?? Spool(folder: folder)
    spools[section] = spool
    try spool.append(bytes)
  }

  mutating func release(section: Int) throws {
    try spools.removeValue(forKey: section)?.read { try write($0) }
  }

  /// Writes what is pending.
  mutating func flush() throws {
    try destination.write(pending)
    pending.removeAll(keepingCapacity: true)
  }
}
