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
    for entry in batch.entries {
      count += 1
      links += entry.links.map { $0.moved(by: recent) }
      references.add(entry.references, from: recent)
      let duplicate = entry.title.flatMap { titles.add($0, number: entry.number, from: recent) }
      let found = entry.diagnostics.adding(duplicate)
      report.add(isImported ? found.map { $0.moved(by: recent) } : found, from: recent)
    }
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
  /// These diagnostics and another one, in the order of the content.
  func adding(_ diagnostic: Diagnostic?) -> Self {
    guard let diagnostic else { return self }
    return (self + [diagnostic]).sorted { $0.location.offset < $1.location.offset }
  }
}
