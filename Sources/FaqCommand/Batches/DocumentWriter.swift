import ContentParser
import Platform
import Renderers

/// Writes the documents of entries as one output.
struct DocumentWriter {
  private var session: Session
  private let destination: Destination
  private let parser: DocumentParser
  private var assembly: Assembly<DestinationSink>
  /// The entries so far that are written in another shape.
  private var foreignCount = 0
  /// How many documents each pass has written.
  private var counts: [Int] = []
  /// Whether a batch has been written.
  private var hasBegun = false

  /// A writer of a file, or without a path on standard output.
  init(_ session: Session, to path: Path? = nil) throws(FileFailure) {
    self.session = session
    let types = session.style.renderer.keepsItems ? session.style.types : nil
    parser = DocumentParser(session, types: types)
    destination = try Destination(path, of: session)
    assembly = Assembly(of: session.style.renderer, to: DestinationSink(destination))
  }

  /// Writes the next document.
  mutating func write(_ entry: Entry) throws {
    let document = try parser.document(of: entry)
    session.faults.add([entry])
    if entry.faq.isForeign(document.title) { foreignCount += 1 }
    try assembly.write(document, number: entry.number)
  }

  /// Writes all documents, and completes the output.
  mutating func writeAll(_ entries: inout EntryReader) async throws {
    do {
      try await render(&entries)
    } catch {
      // What has been written to standard output stays, so it must be complete.
      if destination.path == nil, hasBegun { try? finish(entries.envelope) }
      throw error
    }
    try end(entries.envelope)
  }

  /// Completes the output, and warns of entries in another shape; the envelope has the members
  /// around all FAQs.
  ///
  /// Further nodes follow the documents in formats that have nodes.
  mutating func end(_ envelope: [RawMember] = [], adding nodes: [Node] = []) throws {
    if let renderer = session.style.renderer.nodeRenderer, !nodes.isEmpty {
      assembly.addition = { renderer.write(nodes, to: &$0[renderer.nodeSection]) }
    }
    try finish(envelope)
    try destination.finish()
    session.warn(ofForeign: foreignCount)
  }
}

private extension DocumentWriter {
  /// Writes all documents, which are rendered on all cores.
  mutating func render(_ entries: inout EntryReader) async throws {
    guard let first = try await entries.nextBatch() else { return }
    // A format may have a form of its own for a single document.
    guard first.entries.count > 1 || entries.isBroken else {
      try write(first.entries[0])
      return
    }
    session = session.writing(inLanguageOf: first.entries)
    let count = destination.path == nil ? session.passCount(forSize: entries.totalCount ?? 0) : 1
    var (next, failure) = (Optional(first), (any Error)?.none)
    for pass in 0..<count {
      counts.append(0)
      if pass > 0 {
        try finish(entries.envelope)
        var again = try await EntryReader(session.reporting(to: Silence()))
        again.spinner = entries.spinner
        entries = again
      }
      do {
        try await render(&entries, from: next.take(), pass: count > 1 ? pass : nil)
      } catch let error where !(error is WriteError) {
        // Each pass ends at the same error.
        failure = error
      }
    }
    if let failure { throw failure }
    guard Set(counts).count > 1 else { return }
    throw Failure(.unavailable, "\(session.sourceName): changed while it was read")
  }

  /// Writes all documents, or one section of them.
  mutating func render(_ entries: inout EntryReader, from first: Batch?, pass: Int?) async throws {
    assembly = Assembly(of: session.style.renderer, to: DestinationSink(destination, pass: pass))
    let (renderer, parser) = (session.style.renderer, parser)
    try await entries.process(from: first) { batch in
      RenderedBatch(batch, in: renderer, parser)
    } deliver: { batch, rendered in
      session.faults.add(batch.entries.prefix(rendered.count))
      if let failure = rendered.failure { throw failure }
      if pass ?? 0 == 0 { foreignCount += rendered.foreignCount }
      hasBegun = true
      counts[counts.count - 1] += rendered.count
      try assembly.write(rendered.documents)
    }
  }

  mutating func finish(_ envelope: [RawMember]) throws {
    var sink = try assembly.finish(envelope: envelope)
    try sink.flush()
  }
}

/// The documents of a batch in the output format.
private struct RenderedBatch: Sendable {
  private(set) var documents: RenderedEntries
  /// How many entries have been rendered.
  private(set) var count = 0
  private(set) var foreignCount = 0
  /// Why a document cannot be written, which ends the output.
  private(set) var failure: Failure?

  /// Renders a batch; safe to call on any core.
  init(_ batch: Batch, in renderer: any Renderer, _ parser: DocumentParser) {
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
        if entries[index].faq.isForeign(document.title) { foreignCount += 1 }
        documents.append(document, number: entries[index].number)
        count += 1
      }
    } catch {
      failure = error
    }
  }
}

/// Parses the documents of an output, and refuses those that it cannot hold.
struct DocumentParser: Sendable {
  /// The declared types that output in JSON begins with, which hold for the FAQs of all sources;
  /// nil for an output without types.
  private let types: [RawItem]?
  private let names: Set<BlockType>
  private let program: String

  init(_ session: Session, types: [RawItem]? = nil) {
    self.types = types
    names = Set((types ?? []).compactMap { $0.type.map(BlockType.init(rawValue:)) })
    program = session.environment.program
  }

  /// The document of an entry; throws if the unknown policy or the types before it refuse it.
  func document(of entry: Entry) throws(Failure) -> Document {
    let document = entry.document
    try expectMeaning(of: document, from: entry.origin)
    guard let refusal = document.refusal else { return document }
    throw Failure(
      .malformed,
      "\(entry.origin.name): \(refusal)",
      hint: "--unknown fail makes unknown types an error; \(program) check lists all of them."
    )
  }

  /// Throws if the items of a document would have another meaning after the types.
  private func expectMeaning(of document: Document, from origin: Origin) throws(Failure) {
    guard let types else { return }
    let declared = origin.declarations.items
    if declared.isEmpty, let type = unknownType(in: document.blocks) {
      throw Failure(
        .usage,
        "\(origin.name): items of the type “\(type.rawValue)”, which it does not declare, cannot "
          + "follow a declaration of another source in JSON",
        hint: "Write it alone."
      )
    }
    guard declared.isEmpty || declared == types else {
      throw Failure(
        .usage,
        "\(origin.name): types that it declares cannot follow the FAQs of another source in JSON",
        hint: "Name it first, or write it alone."
      )
    }
  }

  /// A type among these that a block without a known type has.
  private func unknownType(in blocks: BlockList) -> BlockType? {
    guard !names.isEmpty else { return nil }
    for block in blocks.others {
      if let type = block.unknown?.raw.type.map(BlockType.init(rawValue:)), names.contains(type) {
        return type
      }
      if let type = unknownType(in: block.children) { return type }
    }
    return nil
  }
}
