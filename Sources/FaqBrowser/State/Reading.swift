import ContentParser

/// What the user reads, in front of the list or beside it.
indirect enum Reading: Sendable {
  /// The page of the selected entry.
  case entry
  /// The pages of a group.
  case group(PageGroup)
  /// A document that is no entry, in front of what was read before.
  case document(title: String, Document, before: Self?)
}

extension Reading {
  /// Whether the heading of the list does not say what is read.
  var hasOwnHeading: Bool {
    if case .entry = self { false } else { true }
  }

  /// The document that is no entry.
  var document: Document? {
    if case .document(_, let document, _) = self { document } else { nil }
  }

  /// The group that is read, also behind a document.
  var group: PageGroup? {
    switch self {
    case .group(let group): group
    case .document(_, _, let before): before?.group
    case .entry: nil
    }
  }
}

/// Pages that follow one another, with the one that is read.
struct PageGroup: Hashable, Sendable {
  /// Where the pages come from.
  enum Origin: Hashable, Sendable {
    case entry(identity: String)
    case favourites
  }

  let origin: Origin
  let title: String
  let pages: [EntryPlace]
  private(set) var index: Int

  /// Creates a group, and nothing if it has no pages.
  init?(_ origin: Origin, title: String, pages: [EntryPlace], index: Int = 0) {
    guard !pages.isEmpty else { return nil }
    self.origin = origin
    self.title = title
    self.pages = pages
    self.index = min(max(0, index), pages.count - 1)
  }

  /// The place of the page that is read.
  var place: EntryPlace { pages[index] }
  var hasNext: Bool { index + 1 < pages.count }
  var hasPrevious: Bool { index > 0 }

  /// Goes to the page that is a number of pages away, or the nearest.
  mutating func move(by count: Int) { index = min(max(0, index + count), pages.count - 1) }
}
