import ContentParser
import FaqService
import Renderers

/// Parses and renders batches of FAQs; safe to call on any core.
struct BatchRendering: Sendable {
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
