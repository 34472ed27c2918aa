import ContentParser
import FaqSearch
import FaqService
import Renderers
import Testing

@testable import FaqBrowser

@Suite("Random sessions")
struct RandomSessionTests {
  @Test("Whatever happens, a terminal shows what the state looks like", arguments: 0..<15)
  func sessions(seed: Int) {
    var events = RandomEvents(seed: UInt64(seed))
    var catalogue = Session.catalogue(actions: [RandomEvents.action])
    catalogue.favouritesGroup = seed.isMultiple(of: 2) ? "Favourites" : nil
    catalogue.refresh = seed.isMultiple(of: 3) ? .blocking : .background
    let session = Session(catalogue, theme: .dark)
    var painter = Painter(hyperlinks: true)
    var terminal = ModelTerminal(session.state.size)
    for _ in 0..<120 {
      let event = events.next(after: session)
      if case .resize(let size) = event { terminal = ModelTerminal(size) }
      session.send(event)
      session.wait(events.pause())
      let grid = BrowserView.grid(of: session.state)
      terminal.receive(painter.paint(grid))
      let isShown = terminal.shows(grid)
      #expect(isShown)
    }
    #expect(terminal.unknown.isEmpty)
  }
}

/// Keys, clicks, sizes, content and hits in any order.
private struct RandomEvents {
  static let action = CatalogueAction(key: "v", summary: "vote") { _ in
    .dialog(
      "Vote",
      "",
      [
        .button("Yes", .step("Sending", lasting: .seconds(2), then: .end)),
        .button("No", .work("Counting") { .end }),
      ]
    )
  }

  private static let keys =
    KeyBinding.all.flatMap(\.keys) + ["v", "a", "日", "\u{301}", .control("u"), .control("w")]

  private static let titles = [
    "What does it cost?", "日本語", "מה המחיר?", "👩🏽‍🚀 in space", "a\u{1B}[2J\n", "", "e\u{301}",
  ]

  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func pause() -> Duration { .milliseconds(Int.random(in: 0...900, using: &random)) }

  mutating func next(after session: Session) -> BrowserEvent {
    switch Int.random(in: 0..<40, using: &random) {
    case 0: .resize(ScreenSize(columns: number(below: 130), rows: number(below: 12)))
    case 1: .loadingBegan
    case 2: .arrived((0..<number(below: 9)).map { _ in entry() })
    case 3: .loadingEnded(Provenance(name: "web", age: .seconds(3), staleness: nil))
    case 4: .loadingFailed(LoadFailure(message: "no network", hint: "Wait."), at: "12:04")
    case 5: .favourites(Set(Self.titles.prefix(number(below: 4))))
    case 6: .found(hits(), for: request(of: session))
    case 7: .input(.paste("the cost"))
    case 8: .input(.wheel(number(below: 3) - 1, point()))
    case 9...12: .input(.click(point()))
    case 13: .interaction(.notice("Saved."))
    case 14: ended(session)
    default: .input(.key(Self.keys[number(below: Self.keys.count)]))
    }
  }

  private mutating func number(below limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &random)
  }

  private mutating func point() -> ScreenPoint {
    ScreenPoint(column: number(below: 130), row: number(below: 12))
  }

  private mutating func entry() -> CatalogueEntry {
    let title = Self.titles[number(below: Self.titles.count)]
    let answer = "See [\(title)](https://example.org/\(title.count)) \n\n"
    let question = Question(
      title: title,
      answer: String(repeating: answer, count: number(below: 5))
    )
    let pages = (0..<number(below: 4)).map { _ in question.entry }
    return CatalogueEntry(
      identity: title,
      title: title,
      opening: openings[number(below: openings.count)],
      pages: number(below: 3) == 0 ? pages : []
    ) { question.entry.document }
  }

  private var openings: [Interaction] {
    [
      .page, .end, .notice("Coming soon"), .step("Wait", lasting: .seconds(1), then: .page),
      .dialog("Open?", "", [.button("Yes", .page), .button("No", .end)]),
      .work("Fetching") { .page }, .document("Text", Document(blocks: [BodyBlock("Text.")])),
    ]
  }

  private func ended(_ session: Session) -> BrowserEvent {
    session.state.overlay?.work.map { .workEnded($0, .page) } ?? .tick
  }

  private mutating func hits() -> [EntryHit] {
    (0..<number(below: 9)).map { _ in EntryHit(entry: number(below: 9)) }
  }

  private func request(of session: Session) -> SearchRequest {
    SearchRequest(
      query: session.state.overview.search.text,
      revision: session.state.content.revision
    )
  }
}
