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
    if let refusal = document.refusal { throw session.failure(refusal) }
    session.reportFault(of: faq, status: &status)
    guard !renderer.needsAllDocuments else {
      documents.append(document)
      return
    }
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
    finish(envelope)
    try Pager(decision: session.style.pager, environment: session.environment)
      .present(buffer.take(), on: session.output, warn: session.warn)
    return status
  }

  /// The same, for output that is not for a person to read at once.
  mutating func end(_ envelope: [RawMember], on destination: Destination) throws -> ExitStatus {
    finish(envelope)
    try destination.write(buffer.take())
    return status
  }

  private mutating func finish(_ envelope: [RawMember]) {
    if renderer.needsAllDocuments {
      renderer.write(documents, to: &buffer)
    } else {
      if !hasBegun { renderer.writeStart(to: &buffer) }
      renderer.writeEnd(envelope, to: &buffer)
    }
  }
}
