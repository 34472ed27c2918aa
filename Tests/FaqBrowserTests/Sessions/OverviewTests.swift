import Renderers
import Testing

@testable import FaqBrowser

@Suite("Overview")
struct OverviewTests {
  @Test("It lists numbers and titles, with the filter, a count and the source")
  func overview() {
    let session = Session.prices()
    #expect(
      session.screen == """
        Overview · All · 3 FAQs
        >   1  What does it cost?
            2  Where are the prices?
            3  日本語で?


        faqs.json                         ? help
        """
    )
  }

  @Test(
    "Keys move the selection",
    arguments: [
      ([.down], 1), (["j", "j"], 2), (["j", "k"], 0), (["j", .up], 0), ([.end], 2),
      (["G", "g"], 0),
      ([.end, .home], 0), ([.down, .down, .down, .down], 2), ([.up], 0), ([.pageDown], 2),
      ([" ", .pageUp], 0), (["3"], 2), (["3", "1"], 2), (["9"], 0),
    ] as [([KeyPress], Int)]
  )
  func selection(keys: [KeyPress], row: Int) {
    let session = Session.prices()
    for key in keys { session.press(key) }
    #expect(session.state.overview.selection == row)
  }

  @Test("Digits that follow one another are one number, until a pause")
  func jumping() {
    let session = Session(rows: 7)
    session.send(.arrived((1...30).map { Question(title: "Q\($0)", answer: "").entry }))
    session.press("2", "7")
    #expect(
      session.screen == """
        Overview · All · 30 FAQs, loading
            23  Q23
            24  Q24
            25  Q25
            26  Q26
        >   27  Q27
        Go to 27                          ? help
        """
    )
    session.wait(.seconds(1))
    session.press("3")
    #expect(session.state.overview.selection == 2)
  }

  @Test("A favourite is marked and stands in front, and stays selected")
  func favourites() {
    let session = Session.prices()
    session.press("j", "f")
    #expect(
      session.screen == """
        Overview · All · 3 FAQs
        > ★ 2  Where are the prices?
            1  What does it cost?
            3  日本語で?


        faqs.json                         ? help
        """
    )
    #expect(session.effects == [.setFavourite(identity: "Where are the prices?", true)])
    session.press("f")
    #expect(session.effects == [.setFavourite(identity: "Where are the prices?", false)])
    #expect(session.state.overview.selection == 1)
  }

  @Test("Tab goes through the filters")
  func filters() {
    let session = Session.prices()
    session.send(.favourites(["日本語で?"]))
    session.press(.tab)
    #expect(
      session.screen == """
        Overview · Favourites · 1 of 3 FAQs
        > ★ 3  日本語で?




        faqs.json                         ? help
        """
    )
    session.press("f")
    #expect(
      session.screen == """
        Overview · Favourites · 0 of 3 FAQs
          There are no FAQs here.




        faqs.json                         ? help
        """
    )
    session.press(.shift(.tab))
    #expect(session.screen.hasPrefix("Overview · All · 3 FAQs"))
  }

  @Test("A summary is after the title, and a row that is too long is cut")
  func summaries() {
    let session = Session(rows: 5)
    let title = "A title with several words"
    session.send(
      .arrived([
        Question(title: "Cost", answer: "", summary: "prices").entry,
        Question(title: title, answer: "", summary: "more of them").entry,
      ])
    )
    #expect(
      session.screen == """
        Overview · All · 2 FAQs, loading
        >   1  Cost  prices
            2  A title with several words  more…

                                          ? help
        """
    )
  }

  @Test("A favourite has a colour, and its page an open or a filled mark")
  func favouriteColour() {
    var catalogue = Session.catalogue()
    catalogue.favouriteMark = .heart
    let session = Session(catalogue, theme: .dark)
    session.load(Question.prices.map(\.entry))
    session.press("j", "f")
    let row = BrowserView.grid(of: session.state).row(1)
    let styles = row.filter { $0.text == "♥" || $0.text == "W" }.map(\.style)
    #expect(styles == Array(repeating: CellStyle(Theme.dark[.notice]), count: 2))
    session.press(.enter)
    #expect(session.screen.hasPrefix("FAQ 2 · 1 of 3 · ♥"))
    session.press("n")
    #expect(session.screen.hasPrefix("FAQ 1 · 2 of 3 · ♡"))
  }

  @Test("A click selects a row, and another one opens it")
  func clicks() {
    let session = Session.prices()
    session.click(column: 8, row: 2)
    #expect(session.state.overview.selection == 1)
    #expect(!session.state.isReading)
    session.click(column: 8, row: 2)
    #expect(session.state.isReading)
  }

  @Test("A click below the rows does nothing")
  func clickBelow() {
    let session = Session.prices()
    session.press("j")
    session.click(column: 8, row: 5)
    #expect(session.state.overview.selection == 1)
    #expect(!session.state.isReading)
  }

  @Test("The wheel moves the selection")
  func wheel() {
    let session = Session.prices()
    session.send(.input(.wheel(1, ScreenPoint(column: 3, row: 3))))
    #expect(session.state.overview.selection == 2)
  }

  @Test("A catalogue's titles cannot drive the terminal")
  func hostileTitles() {
    let session = Session(rows: 5)
    session.send(.arrived([Question(title: "a\u{1B}[2Jb\u{202E}c\nd", answer: "").entry]))
    #expect(
      session.screen == """
        Overview · All · 1 FAQ, loading
        >   1  a\u{FFFD}[2Jb\u{FFFD}c d


                                          ? help
        """
    )
  }
}
