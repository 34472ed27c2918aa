import Renderers
import Testing

@testable import FaqBrowser

@Suite("Filters")
struct FilterTests {
  @Test("A catalogue's own filter holds for rows, searches and entries that arrive later")
  func ownFilter() {
    let catalogue = Catalogue(
      EntryNames(singular: "FAQ", plural: "FAQs", overview: "Overview"),
      filters: [CatalogueFilter("Prices") { $0.title.contains("price") }]
    )
    var state = BrowserState(
      catalogue: catalogue,
      size: ScreenSize(columns: 40, rows: 6),
      theme: .plain
    )
    let more = Question(title: "Is the price final?", answer: "")
    _ = state.update(.arrived(Question.prices.map(\.entry)), at: .zero)
    _ = state.update(.arrived([more.entry]), at: .zero)
    #expect(
      BrowserView.grid(of: state).text == """
        Overview · Prices · 2 of 4 FAQs, loading
        >   2  Where are the prices?
            4  Is the price final?


                                          ? help
        """
    )
    for scalar in "/t".unicodeScalars {
      _ = state.update(.input(.key(KeyPress(.character(scalar)))), at: .zero)
    }
    #expect((0..<state.overview.rows.count).map { state.overview.rows[$0] } == [1, 3])
  }

  @Test("In a search, the rank decides and not whether an entry is a favourite")
  func favouritesInSearch() {
    let session = Session.prices(rows: 5)
    session.send(.favourites(["Where are the prices?"]))
    session.press("/")
    session.type("what*")
    session.press(.backspace, .backspace, .backspace)
    #expect(
      session.screen == """
        Overview · All · “wh” · 2 of 3 FAQs, se…
        >   1  What does it cost?
          ★ 2  Where are the prices?

        /wh
        """
    )
  }
}
