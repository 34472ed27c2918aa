import Renderers

extension BrowserState {
  /// Handles input; a message has been read then, unless the screen is only drawn again.
  mutating func handle(_ input: InputEvent) -> [BrowserEffect] {
    if input != .key(.control("l")) { notice = nil }
    switch input {
    case .key(let press): return handle(press)
    case .paste(let text): return paste(text)
    case .click(let point): return click(point)
    case .wheel(let count, let point): return turnWheel(by: 3 * count, at: point)
    }
  }

  /// Does what a key asks for.
  mutating func perform(_ command: BrowserCommand) -> [BrowserEffect] {
    switch command {
    case .up, .down, .halfPageUp, .halfPageDown, .pageUp, .pageDown, .first, .last: move(command)
    case .jump: break
    case .open: open()
    case .back: return goBack()
    case .search: beginSearch()
    case .nextFilter: changeFilter(by: 1)
    case .previousFilter: changeFilter(by: -1)
    case .nextEntry: turn(by: 1)
    case .previousEntry: turn(by: -1)
    case .nextLink: page?.selectLink(by: 1)
    case .previousLink: page?.selectLink(by: -1)
    case .openLink: return openLink()
    case .copyLink: return requireAddress().map { [.copy($0)] } ?? []
    case .nextMatch: moveFound(by: 1)
    case .previousMatch: moveFound(by: -1)
    case .toggleFavourite: return toggleFavourite()
    case .share: share()
    case .edit: return requireSelection().map { [.edit($0.place)] } ?? []
    case .refresh: return refresh()
    case .help: help = Scrolling()
    case .redraw: return [.redraw]
    case .suspend: return [.suspend]
    case .quit: return [.quit]
    }
    return []
  }
}

private extension BrowserState {
  mutating func handle(_ press: KeyPress) -> [BrowserEffect] {
    // These keys work everywhere, also in fields.
    if press.modifiers == .control, let command = KeyBinding.command(of: press, in: .everywhere) {
      return perform(command)
    }
    if help != nil { return handleInHelp(press) }
    if overlay != nil { return handleInOverlay(press) }
    if showsSplash { return KeyBinding.command(of: press, in: .overview) == .quit ? [.quit] : [] }
    if find?.isTyping == true { return handleInFind(press) }
    if overview.isTyping, !isReading { return handleInSearch(press) }
    if let action = catalogue.actions.first(where: { $0.key == press }), let selected {
      begin(action.start(selected.entry))
      return []
    }
    if find != nil, let command = KeyBinding.command(of: press, in: .found) {
      return perform(command)
    }
    let place = isReading ? KeyBinding.Place.page : .overview
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
    default:
      let command = KeyBinding.command(of: press, in: .overview)
      return command.flatMap { $0.worksInFields ? perform($0) : nil } ?? []
    }
  }

  mutating func handleInFind(_ press: KeyPress) -> [BrowserEffect] {
    if var field = find?.field, field.handle(press) {
      search(inPage: field)
      return []
    }
    switch KeyBinding.command(of: press, in: .page) {
    case .openLink where find?.field.text.isEmpty == false: find?.isTyping = false
    case .back, .openLink: find = nil
    case .down: moveFound(by: 1)
    case .up: moveFound(by: -1)
    case .some(let command) where command.worksInFields: return perform(command)
    default: break
    }
    return []
  }

  mutating func paste(_ text: String) -> [BrowserEffect] {
    if !isCovered, var field = find?.field, find?.isTyping == true {
      field.insert(text)
      search(inPage: field)
    } else if !isCovered, overview.isTyping, !isReading {
      overview.search.insert(text)
      return search()
    }
    return []
  }

  /// Adds a digit to the number that is being typed, and goes there.
  mutating func jump(with press: KeyPress) -> [BrowserEffect] {
    guard case .character(let digit) = press.key else { return [] }
    let digits = String((jump?.text ?? "").suffix(8)) + String(digit)
    jump = PassingText(text: digits, end: now + .seconds(1))
    let place = Int(digits).flatMap { content.shown.entries.place(ofNumber: $0) }
    if let row = place.flatMap(overview.rows.row(of:)) { overview.select(row) }
    return []
  }

  mutating func click(_ point: ScreenPoint) -> [BrowserEffect] {
    guard !isCovered else { return clickInOverlay(point) }
    if let list = layout.list, list.contains(point) {
      let height = BrowserView(state: self, layout: layout, grid: Grid(size)).rowHeight
      let row = overview.scrolling.top + (point.row - list.row) / height
      guard row < overview.rows.count else { return [] }
      let isSelected = row == overview.selection
      overview.select(row)
      reading = nil
      return isSelected ? perform(.open) : []
    }
    guard let area = layout.page, area.contains(point), let page else { return [] }
    if !isReading, selected?.entry.isOpen == false { return perform(.open) }
    if !isReading { open() }
    let line = page.scrolling.top + point.row - area.row
    guard line < page.lines.count,
      let run = page.lines[line].run(atColumn: point.column - area.column),
      let link = page.link(line: line, run: run)
    else { return [] }
    self.page?.select(link: link)
    return perform(.openLink)
  }

  mutating func turnWheel(by count: Int, at point: ScreenPoint) -> [BrowserEffect] {
    if help != nil {
      scrollHelp(by: count)
    } else if overlay == nil, layout.list?.contains(point) == true {
      overview.move(by: count)
    } else if overlay == nil, layout.page?.contains(point) == true {
      page?.scroll(by: count)
    }
    return []
  }

  mutating func move(_ command: BrowserCommand) {
    let height = isReading ? pageHeight : layout.list?.rows ?? 0
    guard let count = command.distance(half: height / 2, whole: height - 1) else { return }
    if isReading { page?.scroll(by: count) } else { overview.move(by: count) }
  }

  /// Ends a search in the page, goes to the entry that led here, or leaves page or search.
  mutating func goBack() -> [BrowserEffect] {
    if find != nil {
      find = nil
    } else if case .entry = reading, let place = trail.popLast() {
      overview.select(entry: place)
    } else if isReading {
      closePage()
    } else if overview.isSearching {
      overview.search = TextField()
      return search()
    }
    return []
  }

  mutating func beginSearch() {
    if isReading { find = page.map { _ in Find() } } else { overview.isTyping = true }
  }

  mutating func changeFilter(by count: Int) {
    let categories = content.shown.categories
    let choices = catalogue.filters.count + categories.count
    let place = overview.category.flatMap { categories.firstIndex(of: $0) }.map { $0 + 1 }
    let current = place ?? (overview.filter == 0 ? 0 : overview.filter + categories.count)
    let next = (current + count + choices) % choices
    overview.category = next > 0 && next <= categories.count ? categories[next - 1] : nil
    overview.filter = max(0, next - categories.count)
    classify()
    listRows(keepingSelection: true)
  }

  /// The address of the selected link.
  ///
  /// If no link is selected, a message says how to select one, or that the page has no links.
  mutating func requireAddress() -> String? {
    let address = page?.selectedAddress
    if address == nil {
      tell(page?.links.isEmpty == false ? "Tab selects a link." : "There are no links.")
    }
    return address
  }

  /// Opens the selected link in the web browser; one to a related entry shows that.
  mutating func openLink() -> [BrowserEffect] {
    guard let address = requireAddress() else { return [] }
    guard let number = Hyperlink.entry(in: address) else { return [.open(address: address)] }
    guard let place = content.shown.entries.place(ofNumber: number) else {
      tell("There is no such \(catalogue.names.singular).")
      return []
    }
    if let entry = overview.selectedEntry { trail.append(entry) }
    show(entry: place)
    return []
  }

  /// What keys act on; if there is nothing, the user is told so.
  mutating func requireSelection() -> (place: EntryPlace, entry: CatalogueEntry)? {
    if selected == nil {
      tell(
        overview.selectsFavourites && !isReading
          ? "Enter opens the favourites." : "There is nothing here to mark, save or edit."
      )
    }
    return selected
  }

  mutating func toggleFavourite() -> [BrowserEffect] {
    guard let entry = requireSelection()?.entry else { return [] }
    setFavourites(favourites.symmetricDifference([entry.identity]))
    return [.setFavourite(identity: entry.identity, isFavourite(entry))]
  }

  mutating func share() {
    guard let (place, entry) = requireSelection() else { return }
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
