import ContentParser
import FaqService
import Renderers

/// Makes documents of FAQs and puts them out, on any core.
struct BatchRendering: Sendable {
  let parser: ContentParser
  let renderer: any Renderer<String>

  /// What a batch leaves in each section of the output; most formats have one.
  func render(_ batch: Batch) -> RenderedBatch {
    if renderer.needsAllDocuments, let renderer = renderer as? any SectionedRenderer {
      return render(batch, inSectionsOf: renderer)
    }
    return render(batch, with: renderer)
  }

  private func render(_ batch: Batch, with renderer: some Renderer) -> RenderedBatch {
    var rendered = RenderedBatch(of: batch, sectionCount: 1)
    for (index, faq) in batch.faqs.enumerated() {
      guard let document = rendered.document(of: faq, parser) else { break }
      if batch.firstNumber + index > 1 { renderer.writeSeparator(to: &rendered.sections[0]) }
      renderer.write(document, to: &rendered.sections[0])
    }
    return rendered
  }

  private func render(
    _ batch: Batch,
    inSectionsOf renderer: some SectionedRenderer
  ) -> RenderedBatch {
    var rendered = RenderedBatch(of: batch, sectionCount: renderer.sections.count)
    for (index, faq) in batch.faqs.enumerated() {
      guard let document = rendered.document(of: faq, parser) else { break }
      renderer.write(document, number: batch.firstNumber + index, to: &rendered.sections)
    }
    return rendered
  }
}

/// A batch in the format that it is converted to.
struct RenderedBatch: Sendable {
  /// What it was made of, which goes where it came from: memory is best freed by the thread that
  /// asked for it.
  let batch: Batch
  var sections: [OutputBuffer]
  /// The files of its FAQs, if each is to be one.
  var pages: [RenderedPage] = []
  /// What is wrong with entries that could not be read.
  private(set) var faults: [RawReadingError] = []
  /// The first FAQ that the unknown policy refuses, which ends the conversion.
  private(set) var refusal: Document.Refusal?

  /// Nothing in so many sections; most formats put out little more than they read.
  init(of batch: Batch, sectionCount: Int) {
    self.batch = batch
    sections = (0..<sectionCount).map { _ in OutputBuffer(capacity: batch.size * 5 / 4) }
  }

  /// The document of an FAQ, unless it is refused.
  mutating func document(of faq: RawFaq, _ parser: ContentParser) -> Document? {
    let document = parser.parse(faq)
    if let refusal = document.refusal {
      self.refusal = refusal
      return nil
    }
    if let fault = faq.fault { faults.append(fault) }
    return document
  }
}
