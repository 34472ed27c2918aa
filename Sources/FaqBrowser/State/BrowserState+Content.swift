extension BrowserState {
  /// Adds entries, and rows for those that the filter and the search include.
  mutating func append(_ batch: [CatalogueEntry]) {
    let first = content.shown.count
    guard content.append(batch) else { return }
    if overview.isSearching {
      overview.hits += titleHits(from: first)
      listRows()
    } else {
      for place in first..<content.shown.count { list(place) }
    }
  }

  /// Shows content that is complete, with the entry that was selected.
  mutating func endLoading(_ provenance: Provenance) -> [BrowserEffect] {
    let before = selected.map { ($0.entry.identity, $0.place) }
    let isReplaced = content.end(provenance, at: now)
    if isReplaced {
      let place = before.flatMap { content.shown.place(of: $0.0, near: $0.1) }
      overview.hits = titleHits(from: 0)
      listRows()
      overview.select(entry: place)
      renewPage()
    }
    return overview.isSearching ? searchTexts() : []
  }

  /// Says why content could not be read: with Retry, or in a line if there are entries to show.
  mutating func fail(_ failure: LoadFailure) {
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
    listRows(keepingSelection: true)
  }

  /// Lists the entries that the filter and the search include.
  mutating func listRows(keepingSelection: Bool = false) {
    let entry = overview.selectedEntry
    overview.rows = RowList()
    if overview.isSearching {
      for hit in overview.hits { list(hit.entry) }
    } else {
      for place in 0..<content.shown.count { list(place) }
    }
    if keepingSelection { overview.select(entry: entry) }
  }

  /// Whether the user has marked an entry.
  func isFavourite(_ entry: CatalogueEntry) -> Bool {
    !favourites.isEmpty && favourites.contains(entry.identity)
  }
}

private extension BrowserState {
  /// Adds the row of an entry, unless the filter leaves it out; favourites stand in front.
  mutating func list(_ place: Int) {
    let entry = content.shown[place]
    let isFavourite = isFavourite(entry)
    guard catalogue.filters[overview.filter].includes(entry, isFavourite: isFavourite) else {
      return
    }
    overview.rows.append(place, isPinned: isFavourite && !overview.isSearching)
  }

  /// Renders the page again, where its entry is now.
  mutating func renewPage() {
    guard let page, let (place, entry) = selected else { return }
    show(entry, at: place, page.width)
  }
}
