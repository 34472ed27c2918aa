import FaqService
import Renderers

/// Puts rendered batches together.
///
/// The first section goes out as it comes; the others wait in spools.
struct BatchWriting {
  private let session: Session
  private let destination: Destination
  private let renderer: any Renderer<String>
  /// What stands around each section, if the format has several.
  private let layout: [OutputSection]
  private let spools: [Spool]
  private var buffer = OutputBuffer()
  private var status = ExitStatus.done

  init(session: Session, destination: Destination) {
    self.session = session
    self.destination = destination
    renderer = session.style.renderer
    let sectioned = renderer.needsAllDocuments ? renderer as? any SectionedRenderer : nil
    layout = sectioned?.sections ?? []
    let folder = session.environment.text("TMPDIR") ?? "/tmp"
    spools = layout.dropFirst().map { _ in Spool(folder: folder) }
    if let first = layout.first {
      buffer.append(first.opening)
    } else {
      renderer.writeStart(to: &buffer)
    }
  }

  mutating func write(_ batch: RenderedBatch) throws {
    if let refusal = batch.refusal { throw session.failure(refusal) }
    for fault in batch.faults { session.report(fault, status: &status) }
    try destination.write(buffer.take())
    try destination.write(batch.sections[0].bytes)
    for (index, spool) in spools.enumerated() {
      let content = batch.sections[index + 1].bytes
      guard !content.isEmpty else { continue }
      if !spool.isEmpty { try spool.append(Array(layout[index + 1].separator.utf8)) }
      try spool.append(content)
    }
  }

  /// Ends the output with what stood around the FAQs.
  mutating func end(_ envelope: [RawMember]) throws -> ExitStatus {
    if let first = layout.first {
      buffer.append(first.closing)
    } else {
      renderer.writeEnd(envelope, to: &buffer)
    }
    for (section, spool) in zip(layout.dropFirst(), spools) {
      if section.isOptional, spool.isEmpty { continue }
      buffer.append(section.opening)
      try destination.write(buffer.take())
      try spool.read(destination.write)
      buffer.append(section.closing)
    }
    try destination.write(buffer.take())
    return status
  }
}
