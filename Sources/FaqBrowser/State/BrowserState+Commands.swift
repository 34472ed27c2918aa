extension BrowserState {
  /// Does what a key asks for.
  mutating func perform(_ command: BrowserCommand) -> [BrowserEffect] {
    switch command {
    case .up, .down, .pageUp, .pageDown, .first, .last: move(command)
    case .jump: break
    case .open: open()
    case .back: return goBack()
    case .search: beginSearch()
    case .nextFilter: changeFilter(by: 1)
    case .previousFilter: changeFilter(by: -1)
    case .nextEntry: turn(by: 1)
    case .previousEntry: turn(by: -1)
    case .nextLink: selectLink(by: 1)
    case .previousLink: selectLink(by: -1)
    case .openLink: return withSelectedLink { .open(address: $0) }
    case .copyLink: return withSelectedLink { .copy($0) }
    case .toggleFavourite: return toggleFavourite()
    case .share: share()
    case .edit: return selected.map { [.edit($0.place)] } ?? []
    case .refresh: return refresh()
    case .help: overlay = .help(Scrolling())
    case .redraw: return [.redraw]
    case .suspend: return [.suspend]
    case .quit: return [.quit]
    }
    return []
  }
}

private extension BrowserState {
  mutating func move(_ command: BrowserCommand) {
    let height = isReading ? pageHeight : listHeight
    let count =
      switch command {
      case .up: -1
      case .down: 1
      case .pageUp: 1 - height
      case .pageDown: height - 1
      case .first: -Int.max / 2
      default: Int.max / 2
      }
    if isReading { scrollPage(by: count) } else { overview.move(by: count) }
  }

  mutating func selectLink(by count: Int) {
    let height = pageHeight
    page?.selectLink(by: count, height: height)
  }

  /// Leaves the page, or else the search.
  mutating func goBack() -> [BrowserEffect] {
    if isReading {
      closePage()
    } else if overview.isSearching {
      overview.search = TextField()
      return search()
    }
    return []
  }

  mutating func beginSearch() {
    if isReading {
      search(inPage: TextField())
    } else {
      overview.isTyping = true
    }
  }

  mutating func changeFilter(by count: Int) {
    let filters = catalogue.filters.count
    overview.filter = (overview.filter + count + filters) % filters
    classify()
    listRows(keepingSelection: true)
  }

  mutating func withSelectedLink(_ effect: (String) -> BrowserEffect) -> [BrowserEffect] {
    if let address = page?.selectedAddress { return [effect(address)] }
    tell(page?.links.isEmpty == false ? "Tab selects a link." : "There are no links.")
    return []
  }

  mutating func toggleFavourite() -> [BrowserEffect] {
    guard let entry = selected?.entry else { return [] }
    let isFavourite = !isFavourite(entry)
    var identities = favourites
    if isFavourite { identities.insert(entry.identity) } else { identities.remove(entry.identity) }
    setFavourites(identities)
    return [.setFavourite(identity: entry.identity, isFavourite)]
  }

  mutating func share() {
    guard let (place, entry) = selected else { return }
    let formats = catalogue.formats.map {
      Interaction.Button(name: "Save as \($0)", outcome: .effect(.save(place, format: $0)))
    }
    let others: [Interaction.Button] = [
      .button("Copy", .copyEntry(place)), .button("Cancel", .end),
    ]
    show(.dialog("Share", entry.title, formats + others))
  }
}

extension Interaction.Button {
  /// A button that leaves something to the runtime.
  static func button(_ name: String, _ effect: BrowserEffect) -> Self {
    Self(name: name, outcome: .effect(effect))
  }
}
