extension BrowserState {
  /// Whether the user has chosen an entry, which must stay selected.
  var isPlaced: Bool { overview.selection > overview.rows.firstSelection || isReading }

  /// Begins a load, and closes the dialog about one that failed.
  mutating func beginLoading() {
    if content.shown.isEmpty, content.failure != nil { overlay = nil }
    content.begin()
  }

  /// Adds entries, and rows for those that the filter and the search include.
  mutating func append(_ batch: [CatalogueEntry]) {
    let first = content.shown.count
    guard content.append(batch) else { return }
    classify(from: first)
    if overview.isSearching { overview.hits += titleHits(from: first) }
    listRows(keepingSelection: isPlaced)
  }

  /// Shows content that is complete, with the entry that was selected.
  mutating func endLoading(_ provenance: Provenance) -> [BrowserEffect] {
    let former = self
    unblock()
    // A load that was to replace a copy is the last.
    let mustReload = provenance.isOutdated && content.provenance?.isOutdated != true
    let reload: [BrowserEffect] = mustReload ? [.load] : []
    let isReplaced = content.end(provenance, at: now)
    page?.noteArrivals()
    if isReplaced {
      let place = former.overview.selectedEntry.flatMap { place in
        content.shown.place(of: former.selectedIdentity ?? "", near: place)
      }
      trail = []
      if let name = overview.category, !content.shown.categories.contains(name) {
        overview.category = nil
      }
      classify()
      overview.hits = titleHits(from: 0)
      if let place, isReading, !overview.hits.contains(where: { $0.entry == place }) {
        // Its hit in the text is found again later.
        overview.hits.append(EntryHit(entry: place))
      }
      listRows()
      overview.select(entry: place)
      reading = resumed(reading, at: former)
    }
    return reload + (overview.isSearching ? searchTexts() : [])
  }

  /// Notes why content could not be read, and since when.
  mutating func fail(_ failure: LoadFailure, at time: String) {
    unblock()
    content.fail(failure, at: time)
  }

  /// Why there is nothing to show; it is there until a load succeeds.
  var failureDialog: Dialog? {
    guard content.shown.isEmpty, !content.isLoading, let failure = content.failure else {
      return nil
    }
    let message = [failure.message, failure.hint].compactMap(\.self).joined(separator: "\n")
    let buttons: [Interaction.Button] = [.button("Retry", .load), .button("Quit", .quit)]
    return Dialog(title: "Loading failed", message: message, buttons: buttons)
  }

  /// Why newer content than that on the screen could not be read.
  var warning: String? {
    guard !content.shown.isEmpty, let failure = content.failure else { return nil }
    return "Broken since \(content.failedAt): \(failure.message). The last good copy is shown."
  }

  /// Takes over favourites that were read, or that another process has changed.
  mutating func setFavourites(_ identities: Set<String>) {
    guard identities != favourites else { return }
    favourites = identities
    classify()
    listRows(keepingSelection: true)
  }

  /// Finds out which entries are favourites and which the filter includes, from a place on.
  mutating func classify(from first: Int = 0) {
    let filter = filter
    if first == 0 {
      overview.favourites = []
      overview.included = filter.includesAll ? nil : []
    }
    let marked = content.shown.places(of: favourites, from: first)
    overview.favourites += marked
    overview.favouritePages = content.shown.pages(of: favourites)
    guard !filter.includesAll else { return }
    var next = marked[...]
    for place in first..<content.shown.count {
      let isFavourite = next.first == place
      if isFavourite { next.removeFirst() }
      overview.included?
        .append(filter.includes(content.shown[place], isFavourite: isFavourite))
    }
  }

  /// Lists the entries that the filter and the search include.
  mutating func listRows(keepingSelection: Bool = false) {
    let entry = overview.selectedEntry
    let (pinned, included) = (overview.favourites, overview.included)
    overview.rows =
      overview.isSearching
      ? RowList(of: overview.hits, included: included)
      : RowList(
        of: content.shown,
        pinned: pinned,
        included: included,
        beginsWithFavourites: catalogue.favouritesGroup != nil && filter.includesAll
          && !overview.favouritePages.isEmpty
      )
    if keepingSelection { overview.select(entry: entry) }
  }

  /// The filter that is in force.
  var filter: CatalogueFilter {
    overview.category.map { .category($0) } ?? catalogue.filters[overview.filter]
  }

  /// Whether the user has marked an entry.
  func isFavourite(_ entry: CatalogueEntry) -> Bool {
    !favourites.isEmpty && favourites.contains(entry.identity)
  }

  /// Loads the content again, unless it is being loaded.
  mutating func refresh() -> [BrowserEffect] {
    guard !content.isLoading else { return [] }
    if catalogue.refresh == .blocking, !content.shown.isEmpty {
      overlay = .work(RunningWork(title: "Loading again", start: now, work: nil))
    }
    return [.load]
  }

  /// Takes keys again after content was loaded.
  mutating func unblock() {
    if case .work(let running) = overlay, running.work == nil { overlay = nil }
  }
}

/// The entries that are shown, and those that will take their place.
struct Content: Sendable {
  private(set) var shown = EntryList()
  /// The entries of new content, until all of them have arrived.
  private var next: EntryList?
  private(set) var isLoading = true
  /// Why the last load that has ended failed, if it did, and since when loads fail.
  private(set) var failure: LoadFailure?
  private(set) var failedAt = ""
  private(set) var provenance: Provenance?
  /// When the content had the age that its provenance says.
  private var loadedAt = Duration.zero
  /// How many times content has been replaced.
  private(set) var revision = 0

  mutating func begin() {
    isLoading = true
    next = shown.isEmpty ? nil : EntryList()
  }

  /// Adds entries, and returns whether they are shown.
  mutating func append(_ batch: [CatalogueEntry]) -> Bool {
    guard next == nil else {
      next?.append(batch)
      return false
    }
    shown.append(batch)
    failure = nil
    return true
  }

  /// Ends a load; returns whether its entries replace others.
  mutating func end(_ provenance: Provenance, at now: Duration) -> Bool {
    (isLoading, failure) = (false, nil)
    self.provenance = provenance
    loadedAt = now
    guard let next else { return false }
    shown = next
    self.next = nil
    revision += 1
    return true
  }

  /// Ends a load that has failed; the entries that are shown stay.
  mutating func fail(_ failure: LoadFailure, at time: String) {
    if self.failure == nil { failedAt = time }
    self.failure = failure
    cancel()
  }

  /// Ends a load that nobody waits for any more.
  mutating func cancel() { (isLoading, next) = (false, nil) }

  /// How old the content is by now.
  func age(at now: Duration) -> Duration? { provenance?.age.map { $0 + now - loadedAt } }
}

/// A duration in words, in the largest unit that fits: `3 hours`.
package struct Age: CustomStringConvertible {
  private static let recentSeconds = 5

  package let description: String
  private let isRecent: Bool

  /// Creates the age of a duration.
  package init(_ duration: Duration) {
    let seconds = max(0, duration.components.seconds)
    let unit = Self.units.last { seconds >= $0.seconds } ?? Self.units[0]
    let count = seconds / unit.seconds
    description = "\(count) \(unit.name)\(count == 1 ? "" : "s")"
    isRecent = seconds < Self.recentSeconds
  }

  /// How long ago it was: `3 hours ago`, or `just now`.
  package var ago: String { isRecent ? "just now" : "\(self) ago" }

  private static let units: [(seconds: Int64, name: String)] = [
    (1, "second"), (60, "minute"), (3_600, "hour"), (86_400, "day"),
  ]
}
