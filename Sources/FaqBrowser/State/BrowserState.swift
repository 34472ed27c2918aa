import Bytes
import Renderers

/// The complete state of the screens.
///
/// Only `update` changes it, and returns what the runtime has to do.
struct BrowserState: Sendable {
  let catalogue: Catalogue
  let theme: Theme
  /// Creates the renderer of documents for a width.
  let renderer: @Sendable (Int) -> TextRenderer
  var size: ScreenSize
  /// The time since the start.
  var now = Duration.zero
  var content = Content()
  /// The identities of the entries that the user has marked.
  var favourites: Set<String> = []
  var overview = Overview()
  /// What is read or selected, as lines, if it is visible.
  var page: Page?
  /// The page that is being laid out by the runtime.
  var awaitedPage: PageRequest?
  /// What is read; nil if the overview has the focus.
  var reading: Reading?
  /// The identity of the entry that the last interaction is about.
  var asking: String?
  var find: Find?
  var overlay: Overlay?
  /// How far help is scrolled; nil if it is not shown.
  var help: Scrolling?
  /// The entries that led to the one that is read.
  var trail: [Int] = []
  var notice: PassingText?
  var jump: PassingText?

  /// The state before any content has arrived.
  init(
    catalogue: Catalogue,
    size: ScreenSize,
    theme: Theme,
    overrides: BlockOverrides<TextWriter> = BlockOverrides(),
    pictures: PictureColors? = nil
  ) {
    self.catalogue = catalogue
    self.size = size
    self.theme = theme
    renderer = { width in
      changing(.ansi(theme: theme, width: width, pictures: pictures)) { $0.overrides = overrides }
    }
  }

  var isReading: Bool { reading != nil }
  var layout: ScreenLayout {
    ScreenLayout(size, isReading: isReading, warningRows: warningLines.count)
  }
  /// Why the last load failed, in at most half of the rows.
  var warningLines: [String] {
    guard let warning else { return [] }
    let lines = warning.wrapped(to: size.columns)
    let room = max(1, pageRows / 2)
    return lines.count > room ? lines[..<(room - 1)] + ["\(lines[room - 1])…"] : lines
  }
  /// Whether help, a dialog or the splash takes the keys.
  var isCovered: Bool { help != nil || overlay != nil || showsSplash }
  /// Whether the list is not shown yet: for a moment, and until a load has succeeded.
  var showsSplash: Bool {
    let isEmpty = content.shown.isEmpty && (content.isLoading || content.failure != nil)
    return !catalogue.splash.isEmpty && (isEmpty || now < Self.splashTime)
  }
  var pageHeight: Int { layout.page?.rows ?? 0 }

  /// The entry that keys act on, and its place: the page of a group, or what is selected.
  var selected: (place: EntryPlace, entry: CatalogueEntry)? {
    let place: EntryPlace?
    switch reading {
    case .document: place = nil
    case .group(let group): place = group.place
    case .entry, nil: place = overview.selectedEntry.map { EntryPlace(entry: $0) }
    }
    return place.map { ($0, content.shown[$0]) }
  }

  private static let splashTime = Duration.seconds(1)

  /// Whether there is nothing to show until content arrives.
  private var isWaiting: Bool { content.isLoading && content.shown.isEmpty }

  /// A sign that moves while there is nothing to show.
  var loadingSign: String { SpinnerFrame.text(at: Int(now / SpinnerFrame.duration)) }

  /// When the screen will change by itself, if it will: the runtime sends a `tick` then.
  var wakeUp: Duration? {
    var times = [notice?.end, jump?.end].compactMap(\.self)
    switch overlay {
    case .step(let step): times.append(min(step.end, now + SpinnerFrame.duration))
    case .work: times.append(now + SpinnerFrame.duration)
    case .dialog, nil: break
    }
    if now < Self.splashTime, showsSplash { times.append(Self.splashTime) }
    if isWaiting { times.append(now + SpinnerFrame.duration) }
    if content.provenance?.age != nil { times.append(now + .seconds(30)) }
    return times.min()
  }

  /// Handles an event at a time since the start, and returns what the runtime has to do.
  mutating func update(_ event: BrowserEvent, at now: Duration) -> [BrowserEffect] {
    self.now = now
    let work = overlay?.work
    expire()
    let effects = follow(event) + settle()
    guard overlay?.work != work else { return effects }
    // Work that is shown starts, and work that is shown no longer is cancelled.
    return effects + [overlay?.work.map { .run($0) } ?? .endWork]
  }

  /// Shows a dialog or a message, or begins a step.
  mutating func show(_ interaction: Interaction) {
    switch interaction {
    case .dialog(let title, let message, let buttons):
      overlay = .dialog(Dialog(title: title, message: message, buttons: buttons))
    case .step(let title, let duration, let next):
      overlay = .step(TimedStep(title: title, start: now, duration: duration, next: next))
    case .work(let title, let work):
      overlay = .work(RunningWork(title: title, start: now, work: work))
    case .page: openPage()
    case .document(let title, let document):
      reading = .document(title: title, document, before: reading)
      (page, awaitedPage, find) = (nil, nil, nil)
    case .notice(let text): tell(text)
    case .end: break
    }
  }

  /// Shows a line for a moment.
  mutating func tell(_ text: String) { notice = PassingText(text: text, end: now + .seconds(4)) }
}

private extension BrowserState {
  mutating func follow(_ event: BrowserEvent) -> [BrowserEffect] {
    switch event {
    case .input(let input): return handle(input)
    case .resize(let size): self.size = size
    case .tick: break
    case .loadingBegan: beginLoading()
    case .arrived(let batch): append(batch)
    case .loadingEnded(let provenance): return endLoading(provenance)
    case .loadingFailed(let failure, let time): fail(failure, at: time)
    case .sourceChanged: return [.load]
    case .favourites(let identities): setFavourites(identities)
    case .found(let hits, let request): show(hits, for: request)
    case .laidOut(let page): if awaitedPage == page.request { show(page) }
    case .interaction(let interaction): show(interaction)
    case .workEnded(let work, let next): end(work, next)
    }
    return []
  }

  /// Goes on with what follows work, unless the user has cancelled it.
  mutating func end(_ work: BackgroundWork, _ next: Interaction) {
    guard overlay?.work == work else { return }
    overlay = nil
    show(next)
  }

  /// Removes messages and steps whose time is over.
  mutating func expire() {
    if let notice, notice.end <= now { self.notice = nil }
    if let jump, jump.end <= now { self.jump = nil }
    if case .step(let step) = overlay, step.end <= now {
      overlay = nil
      show(step.next)
    }
  }

  /// Scrolls to the selection, and lays out its page if that has changed.
  mutating func settle() -> [BrowserEffect] {
    overview.select(overview.selection)
    if let height = layout.list?.rows {
      let (row, count) = (overview.selection, overview.rows.count)
      for row in overview.rows.heading(above: row)...row {
        overview.scrolling.reveal(row, count: count, height: height)
      }
    }
    if overlay == nil { overlay = failureDialog.map { .dialog($0) } }
    if case .entry = reading, selected == nil { reading = nil }
    if !isReading { (find, trail) = (nil, []) }
    return layOut()
  }
}

/// An event that changes the state of the screens.
enum BrowserEvent: Sendable {
  case input(InputEvent)
  case resize(ScreenSize)
  /// Time has passed; each event says how much.
  case tick
  /// A load has begun. Content that is shown stays until the load has ended.
  case loadingBegan
  case arrived([CatalogueEntry])
  case loadingEnded(Provenance)
  /// A load has failed, at a time of day.
  case loadingFailed(LoadFailure, at: String)
  /// The source has changed.
  case sourceChanged
  /// The identities of the favourites, when they have been read or another process changed them.
  case favourites(Set<String>)
  /// The entries that match, the best first.
  case found([EntryHit], for: SearchRequest)
  /// A page has been laid out.
  case laidOut(Page)
  /// The result of an effect: a message or a dialog.
  case interaction(Interaction)
  /// Work has ended, and this follows.
  case workEnded(BackgroundWork, Interaction)
}

/// What the runtime of the screens has to do.
///
/// Entries are named by their places in the content.
enum BrowserEffect: Hashable, Sendable {
  /// Read the content, or read it again past any cache.
  case load
  /// Ignore what the load still delivers.
  case endLoading
  /// Search all text of the entries.
  case search(SearchRequest)
  /// Lay out a page that takes a while.
  case layOut(PageRequest)
  /// Store whether an entry is a favourite.
  case setFavourite(identity: String, Bool)
  case open(address: String)
  /// Put a text on the clipboard.
  case copy(String)
  /// Put an entry on the clipboard, in the first format.
  case copyEntry(EntryPlace)
  case save(EntryPlace, format: String)
  /// Open the source of an entry in an editor, at its line.
  case edit(EntryPlace)
  /// Do work, and report what follows.
  case run(BackgroundWork)
  /// Forget the work: its result has come, or the user has given up.
  case endWork
  /// Stop as Ctrl-Z stops a program.
  case suspend
  /// Draw the whole screen anew.
  case redraw
  case quit
}

/// A search, and the content that it is for: places of entries in other content mean nothing.
struct SearchRequest: Hashable, Sendable {
  let query: String
  /// How many times content had been replaced before the search.
  let revision: Int
}
