import ContentParser
import FaqService

/// Looks at FAQs, each by itself; safe to call on any core.
struct EntryInspection: Sendable {
  /// Whether to count blocks by their type.
  let countsBlocks: Bool
  /// Whether to collect web addresses.
  let collectsLinks: Bool

  /// Inspects the FAQs of a batch in their order.
  func inspect(_ batch: Batch) -> InspectedBatch {
    var inspected = InspectedBatch(of: batch)
    inspected.entries = batch.entries.map { entry in
      let document = entry.document
      if countsBlocks { inspected.blocks.add(document) }
      var result = InspectedEntry(document, number: entry.number)
      if collectsLinks {
        result.links = ContentLink.links(in: document, relativeTo: entry.origin.parser.base)
      }
      return result
    }
    return inspected
  }
}

/// What was found in a batch, with places in the FAQs and not in the original.
struct InspectedBatch: Sendable {
  /// The batch that was inspected, kept so that the thread that allocated its memory frees it.
  let batch: Batch
  /// What was found in each FAQ.
  var entries: [InspectedEntry] = []
  /// The blocks of all FAQs, if they are counted.
  var blocks = BlockCounts()

  init(of batch: Batch) { self.batch = batch }
}

/// What was found in one FAQ.
struct InspectedEntry: Sendable {
  let number: Int
  /// All faults and warnings that do not depend on other FAQs, in the order of the content.
  var diagnostics: [Diagnostic]
  /// The title, to be compared with those of other FAQs.
  var title: RegisteredTitle?
  /// The numbers of later FAQs that the FAQ refers to.
  var references: [LaterReference] = []
  /// The web addresses, if they are collected.
  var links: [ContentLink] = []

  /// Inspects an FAQ.
  init(_ document: Document, number: Int) {
    self.number = number
    if let mistake = JSONMistake(inLineOf: document.raw) {
      diagnostics = [Diagnostic(.unreadable, mistake)]
    } else if TypeDeclarations.isList(document.raw) {
      diagnostics = [.lateTypes(document.raw)]
    } else {
      diagnostics = document.review()
      title = RegisteredTitle(of: document)
      references = LaterReference.references(in: document, number: number)
    }
  }
}

extension Diagnostic {
  /// A fault that a usual mistake explains.
  init(_ code: Code, _ mistake: JSONMistake) {
    self.init(code, .error, at: mistake.location, message: mistake.message, hint: mistake.hint)
  }
}
