import Renderers

/// The complete state of the screens.
///
/// Only `update` changes it, and returns what the runtime has to do.
struct BrowserState: Sendable {
  /// How long a bar stands still before it moves.
  private static let motionPause = Duration.milliseconds(100)
  private static let loadingSigns = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

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
  var notice: Notice?
  var jump: Jump?

  /// The state before any content has arrived.
  init(
    catalogue: Catalogue,
    size: ScreenSize,
    theme: Theme,
    overrides: BlockOverrides<TextWriter> = BlockOverrides(),
    pictures: Bool = false
  ) {
    self.catalogue = catalogue
    self.size = size
    self.theme = theme
    renderer = { width in
      var renderer = TextRenderer.ansi(theme: theme, width: width, pictures: pictures)
      renderer.overrides = overrides
      return renderer
    }
  }
}

extension BrowserState {
  var isReading: Bool { reading != nil }
  var layout: ScreenLayout { ScreenLayout(size, isReading: isReading) }
  var listHeight: Int { layout.list?.rows ?? 0 }
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

  /// The part of the screens that takes the keys.
  var place: KeyBinding.Place { isReading ? .page : .overview }

  /// Whether there is nothing to show until content arrives.
  private var isWaiting: Bool { content.status == .loading && content.shown.isEmpty }

  /// A sign that moves while there is nothing to show.
  var loadingSign: String {
    let frame = Int(now / Self.motionPause) % Self.loadingSigns.count
    return Self.loadingSigns[frame]
  }

  /// When the screen will change by itself, if it will: the runtime sends a `tick` then.
  var wakeUp: Duration? {
    var times = [notice?.end, jump?.end].compactMap(\.self)
    switch overlay {
    case .step(let step): times.append(min(step.end, now + Self.motionPause))
    case .work: times.append(now + Self.motionPause)
    case .help, .dialog, nil: break
    }
    if isWaiting { times.append(now + Self.motionPause) }
    if content.provenance?.age != nil { times.append(now + .seconds(30)) }
    return times.min()
  }
}
