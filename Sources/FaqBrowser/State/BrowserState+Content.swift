import TextSearch

extension BrowserState {
  /// Whether the user has chosen an entry, which must stay selected.
  var isPlaced: Bool { overview.selection > 0 || isReading }

  /// Begins a load, and closes the dialog about one that failed.
  mutating func beginLoading() {
    if content.shown.isEmpty, case .failed = content.status { overlay = nil }
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
    let former = FormerPlace(in: self)
    unblock()
    let reload: [BrowserEffect] = content.mustReload(after: provenance) ? [.load] : []
    let isReplaced = content.end(provenance, at: now)
    if isReplaced {
      let place = former.entry.flatMap { place in
        content.shown.place(of: former.identity ?? "", near: place)
      }
      classify()
      overview.hits = titleHits(from: 0)
      if let place, isReading, !overview.hits.contains(where: { $0.entry == place }) {
        // Its hit in the text is found again later.
        overview.hits.append(SearchHit(entry: place, rank: .best))
      }
      listRows()
      overview.select(entry: place)
      resume(at: former)
    }
    return reload + (overview.isSearching ? searchTexts() : [])
  }

  /// Says why content could not be read: with Retry, or in a line if there are entries to show.
  mutating func fail(_ failure: LoadFailure) {
    unblock()
    content.fail(failure)
    if !content.shown.isEmpty {
      tell("\(failure.message) (r tries again)")
    } else {
      let message = [failure.message, failure.hint].compactMap(\.self).joined(separator: "\n")
      show(
        .dialog(
          "Loading failed",
          message,
          [.button("Retry", .load), .button("Quit", .quit)]
        )
      )
    }
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
      : RowList(count: content.shown.count, pinned: pinned, included: included)
    overview.rows.beginsWithFavourites =
      catalogue.favouritesGroup != nil && filter.includesAll && !overview.isSearching
      && !overview.favouritePages.isEmpty
    if keepingSelection { overview.select(entry: entry) }
  }

  /// The filter that is in force.
  var filter: CatalogueFilter { catalogue.filters[overview.filter] }

  /// Whether the user has marked an entry.
  func isFavourite(_ entry: CatalogueEntry) -> Bool {
    !favourites.isEmpty && favourites.contains(entry.identity)
  }
}

extension BrowserState {
  /// Loads the content again, unless it is being loaded.
  mutating func refresh() -> [BrowserEffect] {
    guard content.status != .loading else { return [] }
    if catalogue.refresh == .blocking {
      overlay = .work(RunningWork(title: "Loading again", start: now, work: nil))
    }
    return [.load]
  }

  /// Takes keys again after content was loaded.
  mutating func unblock() {
    if case .work(let running) = overlay, running.work == nil { overlay = nil }
  }
}
