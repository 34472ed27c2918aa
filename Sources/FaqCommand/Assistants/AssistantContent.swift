import Bytes
import ContentParser
import FaqBrowser
import FaqSearch
import Renderers

/// The FAQs that assistants can ask for, with an index of all text.
struct AssistantContent: Sendable {
  /// An FAQ, and what answers say about it.
  struct Item {
    let entry: CatalogueEntry
    var number: Int { entry.number }
    /// The `id` of the FAQ, unless it is long, or else its number.
    var key = ""
    let category: String?
    let language: LanguageTag?

    /// The title on one line, not too long.
    var title: String { entry.title.shown(upTo: AssistantContent.titleLength) }

    /// The address of the resource.
    var address: String { AssistantContent.scheme + key.addressEncoded }
  }

  /// A part of an FAQ as Markdown, and where the next part begins, in bytes; nil at the end.
  typealias Portion = (text: String, next: Int?)

  static let scheme = "faq://"
  private static let titleLength = 300
  private static let keyLength = 200
  private static let portionSize = 32 << 10

  let source: FaqCatalogue
  private(set) var items: [Item] = []
  /// The categories in the order in which they first appear.
  private(set) var categories: [String] = []
  private(set) var terms = TermIndex()
  private var places: [String: Int] = [:]

  init(of source: FaqCatalogue) { self.source = source }

  /// Adds the next FAQs.
  mutating func append(_ batch: [CatalogueEntry]) {
    var builder = BatchTermsBuilder()
    for entry in batch {
      let document = entry.document
      builder.add(document)
      let category = document.category?.shown(upTo: Self.titleLength)
      if let category, items.last?.category != category, !categories.contains(category) {
        categories.append(category)
      }
      items.append(Item(entry: entry, category: category, language: document.language.tag))
    }
    terms.append(builder.finish())
  }

  /// Decides what each FAQ is called, when all are there.
  mutating func finish() {
    for (place, item) in items.enumerated() {
      let id = item.entry.identity
      let key = String(id.dropFirst(3))
      guard id.hasPrefix("id "), key.utf8.count <= Self.keyLength, places[key] == nil else {
        continue
      }
      items[place].key = key
      places[key] = place
    }
    for (place, item) in items.enumerated() {
      if item.key.isEmpty {
        // A number that is the `id` of another FAQ would name that one.
        items[place].key = places["\(item.number)"] == nil ? "\(item.number)" : "#\(item.number)"
      }
      let encoded = items[place].key.addressEncoded
      places[encoded] = places[encoded] ?? place
    }
  }

  /// The FAQ with an `id`, a number, or the key of an address.
  func item(_ key: String) -> Item? {
    if let place = places[key] { return items[place] }
    guard let number = Int(key.hasPrefix("#") ? key.dropFirst() : key[...]) else { return nil }
    return items.sortedIndex(of: number, by: \.number).map { items[$0] }
  }

  /// The FAQ at an address of a resource, and where to begin in it.
  func item(at address: String) -> (item: Item, offset: Int)? {
    guard address.hasPrefix(Self.scheme) else { return nil }
    let parts = address.dropFirst(Self.scheme.count).split(separator: "?", maxSplits: 1)
    guard let key = parts.first else { return nil }
    let rest = parts.count == 1 ? "offset=0" : parts[1]
    guard let item = item(String(key)), rest.hasPrefix("offset="),
      let offset = Int(rest.dropFirst("offset=".count))
    else { return nil }
    return (item, offset)
  }

  /// A part of an FAQ as Markdown.
  func portion(of item: Item, from offset: Int) -> Portion? {
    let markdown = source.export(item.entry, number: item.number, as: "Markdown").bytes
    return Self.portion(of: markdown, from: offset)
  }

  /// A part of Markdown that ends with a line, where one is not too long.
  static func portion(of bytes: [UInt8], from offset: Int) -> Portion? {
    guard bytes.indices.contains(offset) || offset == 0 else { return nil }
    var end = min(offset + portionSize, bytes.count)
    if end < bytes.count {
      let half = offset + portionSize / 2
      end = bytes[half..<end].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? end
      while bytes[end] & 0xC0 == 0x80 { end -= 1 }
    }
    let text = String(utf8: bytes[offset..<end])
    return (text, end < bytes.count ? end : nil)
  }
}

extension String {
  /// One safe line of at most so many characters.
  func shown(upTo count: Int) -> String {
    let line = joinedLines.sanitised
    return line.utf8.count <= count || line.count <= count ? line : "\(line.prefix(count))…"
  }

  /// The text as a part of an address.
  var addressEncoded: String { percentEncoded(except: "-._~") }
}
