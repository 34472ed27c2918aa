import ContentParser
import FaqService

/// Reviews the documents of sources one after another, also against each other.
struct SourceReview {
  /// Whether to count blocks by their type.
  let countsBlocks: Bool
  /// Whether to collect web addresses.
  let collectsLinks: Bool
  /// How many documents there were.
  private(set) var count = 0
  /// The blocks of all documents, if they are counted.
  private(set) var blocks = BlockCounts()
  /// The web addresses of documents, if they are collected.
  private var links: [ContentLink] = []
  private var titles = TitleRegister()
  private var references = ReferenceRegister()

  init(countsBlocks: Bool, collectsLinks: Bool) {
    self.countsBlocks = countsBlocks
    self.collectsLinks = collectsLinks
  }

  /// Starts with the documents of a source.
  mutating func begin(_ source: String) {
    references.begin(source)
    titles.begin(source)
  }

  /// All faults and warnings, in the order of the content, also about what earlier FAQs have.
  ///
  /// Their places are those in the original.
  mutating func review(
    _ document: Document,
    by parser: ContentParser,
    from recent: RecentBytes
  ) -> [Diagnostic] {
    count += 1
    if countsBlocks { blocks.add(document) }
    if collectsLinks {
      let found = ContentLink.links(in: document, relativeTo: parser.base)
      links += found.map { $0.moved(by: recent) }
    }
    return diagnostics(on: document, from: recent).map { $0.moved(by: recent) }
  }

  private mutating func diagnostics(
    on document: Document,
    from recent: RecentBytes
  ) -> [Diagnostic] {
    if let mistake = JSONMistake(inLineOf: document.raw) {
      return [Diagnostic(.unreadable, mistake)]
    }
    if TypeDeclarations.isList(document.raw) { return [.lateTypes(document.raw)] }
    references.add(document, number: count, from: recent)
    let diagnostics = document.review()
    guard let duplicate = titles.add(document, number: count, from: recent) else {
      return diagnostics
    }
    return (diagnostics + [duplicate]).sorted { $0.location.offset < $1.location.offset }
  }

  /// Warnings that need the number of all FAQs, and their sources.
  func warningsAtEnd() -> [(source: String, warning: Diagnostic)] {
    references.warnings(onFAQs: count)
  }

  /// The links since the last call.
  mutating func takeLinks() -> [ContentLink] {
    defer { links = [] }
    return links
  }
}

extension Diagnostic {
  /// A fault that a usual mistake explains.
  init(_ code: Code, _ mistake: JSONMistake) {
    self.init(code, .error, at: mistake.location, message: mistake.message, hint: mistake.hint)
  }
}
