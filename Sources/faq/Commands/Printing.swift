import ContentParser
import FaqService
import Renderers

/// Puts out one document after another, through a pager where there is one.
struct Printing {
  private let session: Session
  private let renderer: any Renderer<String>
  private var buffer = OutputBuffer()
  /// Those that wait until all are known.
  private var documents: [Document] = []
  private var hasBegun = false
  private var status = ExitStatus.done

  init(session: Session) {
    self.session = session
    renderer = session.style.renderer
  }

  mutating func print(_ faq: RawFaq) throws {
    let document = session.parser.parse(faq)
    guard !document.isRefused else { throw refusal(of: document) }
    session.reportFault(of: faq, status: &status)
    guard !renderer.needsAllDocuments else { return documents.append(document) }
    if hasBegun {
      renderer.writeSeparator(to: &buffer)
    } else {
      renderer.writeStart(to: &buffer)
    }
    hasBegun = true
    renderer.write(document, to: &buffer)
    if session.style.pager.words.isEmpty { try session.flush(&buffer, atLeast: 64 << 10) }
  }

  /// Ends the output; of all FAQs of a source, with what stood around them.
  mutating func end(_ envelope: [RawMember] = []) throws -> ExitStatus {
    if renderer.needsAllDocuments {
      renderer.write(documents, to: &buffer)
    } else {
      if !hasBegun { renderer.writeStart(to: &buffer) }
      renderer.writeEnd(envelope, to: &buffer)
    }
    try Pager(decision: session.style.pager, environment: session.environment)
      .present(buffer.take(), on: session.output, warn: session.warn)
    return status
  }

  private func refusal(of document: Document) -> Failure {
    let block = document.blocks.lazy.compactMap { $0 as? UnknownBlock }.first(where: \.isUnresolved)
    let reason =
      document.raw.fault.map(\.description)
      ?? block.map { "\($0.raw.location): \($0.notice)" } ?? "an item is of an unknown type"
    return Failure(
      .malformed,
      "\(session.sourceName): \(reason)",
      hint: "Unknown types are an error because of --unknown fail; faq check lists them all."
    )
  }
}
