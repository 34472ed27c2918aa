import Bytes
import ContentParser
import FaqBrowser
import FaqService
import FaqSources
import Renderers

/// FAQs of one source as their bytes alone, in one piece of memory.
///
/// An FAQ is parsed again when it is shown or searched, which takes microseconds.
final class PackedFaqs: Sendable {
  private let bytes: [UInt8]
  /// Where each FAQ ends.
  private let ends: [Int]
  private let parser: ContentParser

  private init(_ entries: [Entry], parser: ContentParser) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(entries.reduce(0) { $0 + $1.faq.source.count })
    var ends: [Int] = []
    ends.reserveCapacity(entries.count)
    for entry in entries {
      bytes += entry.faq.source
      ends.append(bytes.count)
    }
    self.bytes = bytes
    self.ends = ends
    self.parser = parser
  }

  /// The entries of consecutive FAQs of one source.
  static func entries(_ faqs: [Entry]) -> [CatalogueEntry] {
    guard let parser = faqs.first?.origin.parser else { return [] }
    let isWhole = { (entry: Entry) in entry.faq.value != nil && entry.faq.fault == nil }
    let whole = faqs.filter(isWhole)
    let packed = Self(whole, parser: parser)
    var index = 0
    return faqs.map { entry in
      // A part of a flat list means nothing without the reader that has divided the list.
      guard isWhole(entry) else { return CatalogueEntry(entry) { entry.document } }
      defer { index += 1 }
      return CatalogueEntry(entry) { [index] in packed.document(at: index) }
    }
  }

  private func document(at index: Int) -> Document {
    let start = index == 0 ? 0 : ends[index - 1]
    let (bytes, end) = (bytes, ends[index])
    let text = String(copying: bytes.span.extracting(start..<end))
    // The reader has accepted the same bytes before.
    guard let faq = try? RawFaq(parsing: text) else { return Document(blocks: []) }
    return parser.parse(faq)
  }
}

private extension CatalogueEntry {
  init(_ entry: Entry, document: @escaping @Sendable () -> Document) {
    let title = entry.origin.parser.title(of: entry.faq)
    let row =
      title == nil ? entry.row : OverviewRow(number: entry.number, title: title, category: nil)
    self.init(
      identity: entry.faq.ownIdentity(title: title),
      title: row.visibleTitle,
      summary: entry.faq.summary ?? entry.origin.shownName,
      document: document
    )
  }
}

extension RawFaq {
  /// What an FAQ is known by when content changes: its `id`, or its bytes if it has no title; nil
  /// if its title says it.
  func ownIdentity(title: String?) -> String? {
    if let id = value?.object?["id"]?.string?.text, !id.isBlank { return "id \(id.joinedLines)" }
    if let title, !title.isBlank { return nil }
    let digest = SHA256.digest(of: Array(source)).prefix(8)
    return "bytes " + digest.map { String($0, radix: 16) }.joined(separator: ":")
  }
}
