import ContentParser
import Renderers

@testable import FaqBrowser

/// The screens, driven by a script of events.
final class Session {
  private(set) var state: BrowserState
  private(set) var effects: [BrowserEffect] = []
  private var now = Duration.zero

  /// The screens of three questions about prices, loaded from `faqs.json`.
  static func prices(
    columns: Int = 40,
    rows: Int = 7,
    theme: Theme = .plain,
    actions: [CatalogueAction] = []
  ) -> Session {
    let session = Session(columns: columns, rows: rows, theme: theme, actions: actions)
    session.load(Question.prices.map(\.entry))
    return session
  }

  init(columns: Int = 40, rows: Int = 7, theme: Theme = .plain, actions: [CatalogueAction] = []) {
    state = BrowserState(
      catalogue: Self.catalogue(actions: actions),
      size: ScreenSize(columns: columns, rows: rows),
      theme: theme
    )
  }

  /// The screens of a catalogue, in 40 columns and 7 rows.
  init(_ catalogue: Catalogue, theme: Theme = .plain) {
    state = BrowserState(
      catalogue: catalogue,
      size: ScreenSize(columns: 40, rows: 7),
      theme: theme
    )
  }

  static func catalogue(actions: [CatalogueAction] = []) -> Catalogue {
    Catalogue(
      EntryNames(singular: "FAQ", plural: "FAQs", overview: "Overview"),
      formats: ["Markdown", "JSON"],
      actions: actions
    )
  }

  /// What the screen shows, without the blanks at the ends of its rows.
  var screen: String { BrowserView.grid(of: state).text }

  func send(_ event: BrowserEvent) { effects = state.update(event, at: now) }

  /// Loads entries from `faqs.json`, in place of those that are shown.
  func load(_ entries: [CatalogueEntry]) {
    send(.loadingBegan)
    send(.arrived(entries))
    send(.loadingEnded(Provenance(name: "faqs.json")))
  }

  /// Presses keys one after another.
  func press(_ keys: KeyPress...) { for key in keys { send(.input(.key(key))) } }

  func type(_ text: String) {
    for scalar in text.unicodeScalars { send(.input(.key(KeyPress(.character(scalar))))) }
  }

  func click(column: Int, row: Int) {
    send(.input(.click(ScreenPoint(column: column, row: row))))
  }

  /// Lets time pass.
  func wait(_ duration: Duration) {
    now += duration
    send(.tick)
  }
}
