import ContentParser
import FaqService
import Renderers

/// Writes rendered batches to one output.
struct BatchWriting {
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
