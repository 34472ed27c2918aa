import Bytes
import ContentParser
import FaqSearch
import Renderers

/// An entry of a catalogue: a row, and the document or the pages that it leads to.
public struct CatalogueEntry: Sendable {
  /// The text of its row.
  public let title: String
  /// Text after the title, if there is room for it.
  public var summary: String?
  /// The category that the entry is listed under.
  public var category: String?
  /// What follows when the entry is chosen; `.page` shows its page.
  ///
  /// ```swift
  /// entry.opening = .dialog("Open it?", "", [.button("Open", .page), .button("Cancel", .end)])
  /// ```
  public var opening: Interaction
  /// The pages of a group, which are read one after another in place of its own document.
  public var pages: [Self]
  /// The number that it is known by: by default, one more than that of the entry before it.
  package var number = 0
  private var ownIdentity: String?
  private let makeDocument: @Sendable () -> Document

  /// Creates an entry, whose document is made when it is shown or searched.
  ///
  /// - Parameters:
  ///   - identity: What the entry is known by when content changes, and as a favourite: one line
  ///     that no other entry has. By default it is the title, whatever its case and accents; that
  ///     of an FAQ is `Document.identity`.
  ///   - title: The text of the row.
  ///   - summary: Text after the title, if there is room for it.
  ///   - opening: What follows when the entry is chosen.
  ///   - pages: The pages of a group, none of which has pages; empty for any other entry.
  ///   - document: Makes the document, which is beside a wide list until the entry is opened. It
  ///     is called each time, in a search on several threads at once, and must return the same.
  public init(
    identity: String? = nil,
    title: String,
    summary: String? = nil,
    opening: Interaction = .page,
    pages: [Self] = [],
    document: @escaping @Sendable () -> Document
  ) {
    self.title = title
    ownIdentity = identity
    makeDocument = document
    self.summary = summary
    self.opening = opening
    self.pages = pages
  }

  /// Identifies the entry when the content changes, unlike its position.
  public var identity: String { ownIdentity ?? .identity(ofTitle: title) }

  /// The document, made anew at each call.
  public var document: Document { makeDocument() }

  /// Whether its document can be read without being opened.
  var isOpen: Bool { opening == .page && pages.isEmpty }

  /// Gives the entry an identity that no earlier one has, by a number: `sleep (2)`.
  ///
  /// - Returns: The hash of the identity.
  @discardableResult
  mutating func distinguish(_ counts: inout [Int: Int]) -> Int {
    var identity = identity
    let count = counts[identity.hashValue, default: 0] + 1
    counts[identity.hashValue] = count
    if count > 1 {
      identity += " (\(count))"
      ownIdentity = identity
    }
    for page in pages.indices { pages[page].distinguish(&counts) }
    return identity.hashValue
  }
}

/// The entries that have arrived, with an index of their titles.
struct EntryList: Sendable {
  private(set) var entries: [CatalogueEntry] = []
  private(set) var titles = TitleIndex()
  /// The hash of each identity, since an entry may make its identity anew at each call.
  private var hashes: [Int] = []
  /// How many entries have each identity, by its hash.
  private var counts: [Int: Int] = [:]
  /// The places of the entries that have pages of their own.
  private var groups: [Int] = []
  private var order = NameOrder()
  /// The entries without a category, and those of each.
  private(set) var sections: [[Int]] = [[]]

  var count: Int { entries.count }
  var isEmpty: Bool { entries.isEmpty }
  /// The names of the categories, in the order in which they appear.
  var categories: [String] { order.names.compactMap(\.self) }

  subscript(place: Int) -> CatalogueEntry { entries[place] }

  subscript(place: EntryPlace) -> CatalogueEntry { entries[place] }

  mutating func append(_ batch: [CatalogueEntry]) {
    for var entry in batch {
      let hash = entry.distinguish(&counts)
      if entry.number == 0 { entry.number = (entries.last?.number ?? 0) + 1 }
      entries.append(entry)
      if !entry.pages.isEmpty { groups.append(hashes.count) }
      let section = order.place(of: entry.category)
      if section == sections.count { sections.append([]) }
      sections[section].append(hashes.count)
      titles.append(entry.title)
      hashes.append(hash)
    }
  }

  /// The places of the entries with one of some identities, from a place on.
  func places(of identities: Set<String>, from first: Int = 0) -> [Int] {
    let sought = Set(identities.map(\.hashValue))
    guard !sought.isEmpty else { return [] }
    return (first..<count).filter {
      sought.contains(hashes[$0]) && identities.contains(entries[$0].identity)
    }
  }

  /// The number of the entry that a reference leads to, as `check` finds it.
  func number(of faq: FAQReference) -> Int? {
    let place =
      faq.id.flatMap { places(of: [.identity(ofID: $0)]).first }
      ?? faq.title.flatMap { title in
        entries.firstIndex { $0.title == title } ?? places(of: [.identity(ofID: title)]).first
      }
    return place.map { entries[$0].number }
      ?? faq.number.flatMap { entries.place(ofNumber: $0) == nil ? nil : $0 }
  }

  /// The pages of groups with one of some identities.
  func pages(of identities: Set<String>) -> [EntryPlace] {
    guard !identities.isEmpty else { return [] }
    return groups.flatMap(entries.pages).filter { identities.contains(self[$0].identity) }
  }

  /// The place of an entry in new content: by its identity, or else where it was.
  func place(of identity: String, near place: Int) -> Int? {
    if entries.indices.contains(place), entries[place].identity == identity { return place }
    return places(of: [identity]).first ?? (entries.isEmpty ? nil : min(place, count - 1))
  }
}

extension [CatalogueEntry] {
  subscript(place: EntryPlace) -> CatalogueEntry {
    place.page.map { self[place.entry].pages[$0] } ?? self[place.entry]
  }

  /// The pages of an entry, which only a group has.
  func pages(of place: Int) -> [EntryPlace] {
    self[place].pages.indices.map { EntryPlace(entry: place, page: $0) }
  }

  /// The place of the entry that is known by a number; numbers increase.
  func place(ofNumber number: Int) -> Int? { sortedIndex(of: number, by: \.number) }
}

/// The place of an entry in the list, or of a page of a group.
struct EntryPlace: Hashable, Sendable {
  let entry: Int
  var page: Int?
}
