import ContentParser

/// What the user reads, in place of the list or beside it.
indirect enum Reading: Sendable {
  /// The page of the selected entry.
  case entry
  /// The pages of a group.
  case group(PageGroup)
  /// A document that is not an entry, over what was read before.
  case document(title: String, Document, before: Self?)

  /// The document that is not an entry.
  var document: Document? { if case .document(_, let document, _) = self { document } else { nil } }

  /// The group that is read, also under a document.
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
  /// The entry that has the pages; nil if they are favourites.
  let identity: String?
  let title: String
  let pages: [EntryPlace]
  private(set) var index: Int

  /// Creates a group, and nothing if it has no pages.
  init?(of identity: String? = nil, title: String, pages: [EntryPlace], index: Int = 0) {
    guard !pages.isEmpty else { return nil }
    self.identity = identity
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

extension BrowserState {
  /// Whether there is something that the page can show.
  var showsPage: Bool { selected != nil || reading?.document != nil }

  /// The identity and the document of an entry, or else the document that is read.
  func content(at place: EntryPlace?) -> (identity: String?, document: Document) {
    guard let place else { return (nil, reading?.document ?? Document(blocks: [])) }
    return (content.shown[place].identity, content.shown[place].document)
  }

  /// Opens what is selected, which may ask something first.
  mutating func open() {
    if overview.selectsFavourites {
      let title = catalogue.favouritesGroup ?? ""
      reading = PageGroup(title: title, pages: overview.favouritePages).map { .group($0) }
    }
    guard let place = overview.selectedEntry else { return }
    begin(content.shown[place].opening)
  }

  /// Opens an entry, also where the filter or the search excludes it.
  mutating func show(entry: Int) {
    if overview.rows.row(of: entry) == nil {
      (overview.filter, overview.category, overview.search) = (0, nil, TextField())
      classify()
      listRows()
    }
    overview.select(entry: entry)
    reading = nil
    open()
  }

  /// Begins an interaction about the selected entry.
  mutating func begin(_ interaction: Interaction) {
    asking = selectedIdentity
    show(interaction)
  }

  /// Shows the page of the entry that an interaction was about, or the first page of a group.
  mutating func openPage() {
    guard !isReading, let place = overview.selectedEntry,
      content.shown[place].identity == asking
    else { return }
    reading = group(of: place).map { .group($0) } ?? .entry
  }

  /// Shows the next page of a group, or the next entry, or one before.
  mutating func turn(by count: Int) {
    switch reading {
    case .group(var group):
      group.move(by: count)
      reading = .group(group)
    case .entry:
      let selection = overview.selection
      overview.move(by: count)
      guard overview.selection != selection else { return }
      (reading, trail) = (nil, [])
      open()
    case .document, nil: break
    }
  }

  /// Goes back to what was there before.
  mutating func closePage() {
    if case .document(_, _, let before) = reading {
      page = nil
      reading = before
    } else {
      reading = nil
    }
  }

  /// The identity of the selected entry, if there is one.
  var selectedIdentity: String? { overview.selectedEntry.map { content.shown[$0].identity } }

  /// What to read in new content: the same page, or the list if the page is gone.
  func resumed(_ reading: Reading?, at former: Self) -> Reading? {
    switch reading {
    case .document(let title, let document, let before):
      return .document(title: title, document, before: resumed(before, at: former))
    case .group(let old): return resumed(old, at: former).map { .group($0) }
    case .entry:
      guard let place = overview.selectedEntry else { return nil }
      let entry = content.shown[place]
      if entry.isOpen { return .entry }
      guard entry.identity == former.selectedIdentity else { return nil }
      return group(of: place).map { .group($0) } ?? .entry
    case nil: return nil
    }
  }
}

private extension BrowserState {
  /// The pages of an entry, if it is a group; a search shows the page that it has found.
  func group(of place: Int) -> PageGroup? {
    let entry = content.shown[place]
    let hit = overview.isSearching ? overview.hits.first { $0.entry == place } : nil
    return PageGroup(
      of: entry.identity,
      title: entry.title,
      pages: content.shown.entries.pages(of: place),
      index: hit?.page ?? 0
    )
  }

  func resumed(_ old: PageGroup, at former: Self) -> PageGroup? {
    var pages = old.identity == nil ? overview.favouritePages : []
    if let place = overview.selectedEntry, content.shown[place].identity == old.identity {
      pages = content.shown.entries.pages(of: place)
    }
    let page = former.reading?.group.map { former.content.shown[$0.place].identity }
    let index = pages.firstIndex { content.shown[$0].identity == page }
    return PageGroup(of: old.identity, title: old.title, pages: pages, index: index ?? old.index)
  }
}
