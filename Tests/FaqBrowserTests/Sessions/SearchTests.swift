import FaqSearch
import Renderers
import Testing

@testable import FaqBrowser

@Suite("Search")
struct SearchTests {
  @Test("Titles are searched at once, and all text a little later")
  func search() {
    let session = Session.prices()
    session.press("/")
    session.type("cost")
    #expect(
      session.screen == """
        Overview · All · “cost” · 1 of 3 FAQs, …
        >   1  What does it cost?




        /cost
        """
    )
    let request = SearchRequest(query: "cost", revision: 0)
    #expect(session.effects == [.search(request)])
    let hits = [0, 2].map { EntryHit(entry: $0) }
    session.send(.found(hits, for: request))
    #expect(
      session.screen == """
        Overview · All · “cost” · 2 of 3 FAQs
        >   1  What does it cost?
            3  日本語で?



        /cost
        """
    )
  }

  @Test("Each key asks for another search, and hits for an earlier one are ignored")
  func outdatedHits() {
    let session = Session.prices()
    session.press("/")
    session.type("c")
    #expect(session.effects == [.search(SearchRequest(query: "c", revision: 0))])
    session.type("o")
    #expect(session.effects == [.search(SearchRequest(query: "co", revision: 0))])
    session.send(.found([], for: SearchRequest(query: "c", revision: 0)))
    #expect(session.state.overview.rows.count == 1)
    session.send(.found([], for: SearchRequest(query: "co", revision: 1)))
    #expect(session.state.overview.rows.count == 1)
  }

  @Test("Matches are marked in the rows")
  func marks() {
    let session = Session.prices(theme: .monochrome)
    session.press("/")
    session.type("pri")
    let cells = BrowserView.grid(of: session.state).row(1)
    let reversed = cells.filter { $0.style.parameters.contains(7) }.map(\.text).joined()
    #expect(reversed == "pri")
  }

  @Test("Matches are marked in the page of a hit, too")
  func marksInPage() {
    let session = Session.prices(theme: .monochrome)
    session.press("/")
    session.type("cost")
    session.press(.enter)
    let grid = BrowserView.grid(of: session.state)
    let marked = (0..<7).map { row in
      grid.row(row).filter { $0.style.parameters.contains(7) }.map(\.text).joined()
    }
    #expect(marked == ["", "cost", "", "cost", "", "", ""])
  }

  @Test("The search follows what is typed, deleted and pasted")
  func editing() {
    let session = Session.prices()
    session.press("/")
    session.type("the pricy")
    session.press(.backspace)
    #expect(session.state.overview.search.text == "the pric")
    session.press(.control("w"))
    session.send(.input(.paste("日本\n語\u{1B}[A")))
    #expect(session.state.overview.search.text == "the 日本 語[A")
    session.press(.control("u"))
    #expect(session.state.overview.rows.count == 3)
    #expect(session.effects.isEmpty)
  }

  @Test("A long text that is pasted is cut")
  func longPaste() {
    let session = Session.prices()
    session.press("/")
    session.type("cost ")
    session.send(.input(.paste(String(repeating: "e\u{301}", count: 40_000))))
    session.type("x")
    #expect(session.state.overview.search.text.unicodeScalars.count == 500)
    #expect(session.state.overview.search.text.hasPrefix("cost e\u{301}"))
  }

  @Test("The text cursor is after what is typed, also where that is longer than the row")
  func cursor() {
    let session = Session.prices(columns: 20)
    session.press("/")
    session.type("日本")
    #expect(
      BrowserView.grid(of: session.state).cursor == ScreenPoint(column: 5, row: 6)
    )
    session.type(" and many more words")
    let grid = BrowserView.grid(of: session.state)
    #expect(grid.text.hasSuffix("/nd many more words"))
    #expect(grid.cursor == ScreenPoint(column: 19, row: 6))
  }

  @Test("Arrows move while a search is typed, and Enter opens")
  func opening() {
    let session = Session.prices()
    session.press("/")
    session.type("t")
    session.press(.down, .enter)
    #expect(session.state.isReading)
    #expect(session.state.page?.identity == "Where are the prices?")
    session.press(.escape)
    #expect(session.state.overview.search.text == "t")
    session.press(.escape)
    #expect(session.state.overview.search.text.isEmpty)
  }

  @Test("Hits that arrive do not take away the page that is read")
  func hitsWhileReading() {
    let session = Session.prices()
    session.press("/")
    session.type("where")
    session.press(.enter)
    let hits = [0, 1].map { EntryHit(entry: $0) }
    session.send(.found(hits, for: SearchRequest(query: "where", revision: 0)))
    #expect(session.state.page?.identity == "Where are the prices?")
    #expect(session.screen.hasPrefix("FAQ 2 · 2 of 2"))
  }

  @Test("A refresh does not take away a page that was found by its text")
  func refreshWhileReading() {
    let session = Session.prices()
    session.press("/")
    session.type("see")
    let request = SearchRequest(query: "see", revision: 0)
    session.send(.found([EntryHit(entry: 1)], for: request))
    session.press(.enter)
    session.send(.loadingBegan)
    session.send(.arrived(Question.prices.map(\.entry)))
    session.send(.loadingEnded(Provenance(name: "faqs.json")))
    #expect(session.effects == [.search(SearchRequest(query: "see", revision: 1))])
    #expect(session.screen.hasPrefix("FAQ 2 · 1 of 1"))
  }

  @Test("Escape ends the search, and keeps what was selected")
  func escape() {
    let session = Session.prices()
    session.press("/")
    session.type("price")
    session.press(.escape)
    #expect(session.state.overview.rows.count == 3)
    #expect(session.state.overview.selection == 1)
    #expect(!session.state.overview.isTyping)
  }

  @Test("A search without hits says so when it has ended")
  func nothingFound() {
    let session = Session.prices(rows: 5)
    session.press("/")
    session.type("xyz")
    #expect(session.screen.contains("Searching …"))
    session.send(.found([], for: SearchRequest(query: "xyz", revision: 0)))
    #expect(
      session.screen == """
        Overview · All · “xyz” · 0 of 3 FAQs
          No FAQ has these words.


        /xyz
        """
    )
  }

  @Test("A search includes entries that arrive later")
  func laterEntries() {
    let session = Session()
    session.press("/")
    session.type("cost")
    session.send(.arrived(Question.prices.map(\.entry)))
    #expect(session.state.overview.rows.count == 1)
    session.send(.loadingEnded(Provenance(name: "faqs.json")))
    #expect(session.effects == [.search(SearchRequest(query: "cost", revision: 0))])
  }

  @Test("A hit shows the sentence that was found, and opens at it")
  func sentence() async {
    let lines = (1...9).map { "Line \($0)." }.joined(separator: "\n\n")
    let entry = Question(title: "Long", answer: "\(lines)\n\nA refund takes three days.").entry
    let session = Session(columns: 60, rows: 6)
    session.load([entry])
    session.press("/")
    session.type("refund")
    let hits = await EntryIndex(of: [entry]).hits(for: "refund")
    session.send(.found(hits, for: SearchRequest(query: "refund", revision: 0)))
    #expect(session.screen.contains("\n>   1  Long  A refund takes three days.\n"))
    session.press(.enter)
    #expect(session.screen.contains("\n  A refund takes three days.\n"))
  }
}
