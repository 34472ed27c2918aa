import ContentParser
import FaqService

/// Puts together what was found in the FAQs of sources, and compares FAQs with each other.
struct SourceReview {
  /// How many FAQs there were.
  private(set) var count = 0
  /// The blocks of all FAQs, if they are counted.
  private(set) var blocks = BlockCounts()
  /// The web addresses of FAQs, if they are collected.
  private var links: [ContentLink] = []
  private var titles = TitleRegister()
  private var references = ReferenceRegister()

  /// Starts with the FAQs of a source.
  mutating func begin(_ source: String) {
    references.begin(source)
    titles.begin(source)
  }

  /// Adds the next FAQs, and reports all faults and warnings, also about what earlier FAQs have.
  mutating func add(
    _ batch: InspectedBatch,
    from recent: RecentBytes,
    to report: inout CheckReport
  ) {
    blocks.add(batch.blocks)
    let isImported = recent.imported != nil
    var found = batch.entries[...]
    for index in batch.titles.indices {
      count += 1
      var diagnostics: [Diagnostic] = []
      if found.first?.index == index, let entry = found.popFirst() {
        diagnostics = entry.diagnostics
        links += entry.links.map { $0.moved(by: recent) }
        references.add(entry.references, from: recent)
      }
      let entry = batch.batch.entries[index]
      if let title = batch.titles[index],
        let first = titles.add(title, number: entry.number, from: recent),
        report.allows(.duplicateTitle, .warning)
      {
        diagnostics.insert(titles.warning(about: entry.document, first: first))
      }
      if isImported { diagnostics = diagnostics.map { $0.moved(by: recent) } }
      report.add(diagnostics, in: entry, from: recent)
    }
    report.add(batch.omissions)
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

private extension [Diagnostic] {
  /// Inserts a diagnostic in the order of the content.
  mutating func insert(_ diagnostic: Diagnostic) {
    let offset = diagnostic.location.offset
    insert(diagnostic, at: firstIndex { $0.location.offset > offset } ?? endIndex)
  }
}
