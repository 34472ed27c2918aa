extension BrowserState {
  /// Handles input.
  mutating func handle(_ input: InputEvent) -> [BrowserEffect] {
    switch input {
    case .key(let press): return handle(press)
    case .paste(let text): return paste(text)
    case .click(let point): return click(point)
    case .wheel(let count, let point):
      turnWheel(by: 3 * count, at: point)
      return []
    case .focus: return []
    }
  }
}

private extension BrowserState {
  mutating func handle(_ press: KeyPress) -> [BrowserEffect] {
    // Control keys work everywhere, also in dialogs and fields.
    if press.modifiers == .control,
      let command = KeyBinding.command(of: press, in: .everywhere)
    {
      return perform(command)
    }
    if overlay != nil { return handleInOverlay(press) }
    if find != nil { return handleInFind(press) }
    if overview.isTyping, !isReading { return handleInSearch(press) }
    if let action = catalogue.actions.first(where: { $0.key == press }), let selected {
      begin(action.start(selected.entry))
      return []
    }
    guard let command = KeyBinding.command(of: press, in: place) else { return [] }
    return command == .jump ? jump(with: press) : perform(command)
  }

  /// Handles keys that edit the search or move in the list.
  mutating func handleInSearch(_ press: KeyPress) -> [BrowserEffect] {
    if let effects = type(press) { return effects }
    switch press.key {
    case .escape:
      overview.isTyping = false
      overview.search = TextField()
      return search()
    case .enter:
      overview.isTyping = false
      return perform(.open)
    case .up, .down, .pageUp, .pageDown, .home, .end, .tab:
      return KeyBinding.command(of: press, in: .overview).map { perform($0) } ?? []
    default: return []
    }
  }

  mutating func handleInFind(_ press: KeyPress) -> [BrowserEffect] {
    if var field = find?.field, field.handle(press) {
      search(inPage: field)
      return []
    }
    switch press.key {
    case .escape: find = nil
    case .enter, .down: moveFound(by: 1)
    case .up: moveFound(by: -1)
    case .pageUp, .pageDown, .home, .end:
      return KeyBinding.command(of: press, in: .page).map { perform($0) } ?? []
    default: break
    }
    return []
  }

  mutating func paste(_ text: String) -> [BrowserEffect] {
    if overlay == nil, var field = find?.field {
      field.insert(text)
      search(inPage: field)
    } else if overlay == nil, overview.isTyping, !isReading {
      overview.search.insert(text)
      return search()
    }
    return []
  }

  /// Adds a digit to the number that is being typed, and goes there.
  mutating func jump(with press: KeyPress) -> [BrowserEffect] {
    guard case .character(let digit) = press.key else { return [] }
    let digits = String((jump?.digits ?? "").suffix(8)) + String(digit)
    jump = Jump(digits: digits, end: now + Jump.pause)
    if let number = Int(digits), let row = overview.rows.row(of: number - 1) {
      overview.select(row)
    }
    return []
  }
}

private extension BrowserState {
  mutating func click(_ point: ScreenPoint) -> [BrowserEffect] {
    guard overlay == nil else { return clickInOverlay(point) }
    if let list = layout.list, list.contains(point) {
      let row = overview.scrolling.top + point.row - list.row
      guard row < overview.rows.count else { return [] }
      let isSelected = row == overview.selection
      overview.select(row)
      reading = nil
      return isSelected ? perform(.open) : []
    }
    guard let area = layout.page, area.contains(point), let page else { return [] }
    if case .cover = page.subject { return perform(.open) }
    if !isReading { open() }
    let line = page.scrolling.top + point.row - area.row
    guard line < page.lines.count,
      let run = page.lines[line].run(atColumn: point.column - area.column),
      let link = page.link(line: line, run: run)
    else { return [] }
    self.page?.select(link: link, height: area.rows)
    return perform(.openLink)
  }

  mutating func turnWheel(by count: Int, at point: ScreenPoint) {
    if case .help(var scrolling) = overlay {
      scrolling.move(by: count, count: HelpLines.all(of: catalogue).count, height: pageRows)
      overlay = .help(scrolling)
    } else if overlay == nil, layout.list?.contains(point) == true {
      overview.move(by: count)
    } else if overlay == nil, layout.page?.contains(point) == true {
      scrollPage(by: count)
    }
  }
}

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
