import Renderers
import Testing

@testable import FaqBrowser

@Suite("Page")
struct PageTests {
  @Test("Enter opens the document, and Escape goes back")
  func opening() {
    let session = Session.prices()
    session.press("j", .enter)
    #expect(
      session.screen == """
        FAQ 2 · 2 of 3
          Where are the prices?

          See here and there.


        faqs.json                         ? help
        """
    )
    session.press(.escape)
    #expect(session.screen.hasPrefix("Overview · All · 3 FAQs"))
    #expect(session.state.overview.selection == 1)
  }

  @Test(
    "Keys go to the next and the previous entry",
    arguments: [
      (["n"], 1), ([.right], 1), (["n", "p"], 0), ([.right, .left], 0), (["p"], 0),
      (["n", "n", "n"], 2),
    ] as [([KeyPress], Int)]
  )
  func neighbours(keys: [KeyPress], entry: Int) {
    let session = Session.prices()
    session.press(.enter)
    for key in keys { session.press(key) }
    #expect(session.state.page?.entry == entry)
  }

  @Test("A long document scrolls, and the heading says how far")
  func scrolling() {
    let session = Session(rows: 6)
    let answer = (1...9).map { "Line \($0)" }.joined(separator: "  \n")
    session.send(.arrived([Question(title: "Long", answer: answer).entry]))
    session.press(.enter, .pageDown)
    #expect(
      session.screen == """
        FAQ 1 · 1 of 1 · 63%
          Line 2
          Line 3
          Line 4
          Line 5
                                          ? help
        """
    )
    session.press("G", "j")
    #expect(session.screen.contains("100%"))
    #expect(session.screen.contains("Line 9"))
    session.press("g", "k")
    #expect(session.state.page?.scrolling.top == 0)
  }

  @Test("A click on the list ends a search within the page")
  func leavingFind() {
    let session = Session.prices(columns: 100)
    session.press(.enter, "/")
    session.type("cost")
    session.click(column: 8, row: 2)
    session.press("j")
    #expect(session.state.overview.selection == 2)
  }

  @Test("Text is found within the page, in a circle")
  func finding() {
    let session = Session(rows: 5)
    let answer = (1...9).map { $0.isMultiple(of: 4) ? "The price" : "Line \($0)" }.joined(
      separator: "  \n"
    )
    session.send(.arrived([Question(title: "Long", answer: answer).entry]))
    session.press(.enter, "/")
    session.type("price")
    #expect(
      session.screen == """
        FAQ 1 · 1 of 1 · 54%
          Line 2
          Line 3
          The price
        /price                            1 of 2
        """
    )
    session.press(.down)
    #expect(session.screen.hasSuffix("2 of 2"))
    session.press(.down)
    #expect(session.screen.hasSuffix("1 of 2"))
    session.press(.up)
    #expect(session.screen.hasSuffix("2 of 2"))
    session.type("x")
    #expect(session.screen.hasSuffix("/pricex                        not found"))
    session.press(.escape)
    #expect(session.state.find == nil)
    #expect(session.state.isReading)
  }

  @Test("After Enter, n and N go through the matches, until Escape")
  func matches() {
    let session = Session.prices(theme: .monochrome)
    session.press("j", .enter, "/")
    session.type("ere")
    session.press(.enter)
    #expect(session.screen.hasSuffix("“ere” · not found                 ? help"))
    session.press("/")
    session.type("the")
    session.press(.enter)
    #expect(session.screen.hasSuffix("“the” · 1 of 2            n next  ? help"))
    let looks = BrowserView.grid(of: session.state).row(1).map(\.style.parameters)
    #expect(looks[12] == [1, 4, 7])
    session.press("n")
    #expect(session.state.find?.current == 1)
    #expect(BrowserView.grid(of: session.state).row(1).map(\.style.parameters)[12] == [1, 7])
    session.press("n", "N")
    #expect(session.state.find?.current == 1)
    #expect(session.state.page?.entry == 1)
    session.press(.escape, "n")
    #expect(session.state.page?.entry == 2)
  }

  @Test("A phrase is found where the line ends within it, and marked in both lines")
  func findingPhrase() {
    let session = Session(columns: 20, rows: 6, theme: .monochrome)
    session.send(.arrived([Question(title: "Q", answer: "What was the price of tea?").entry]))
    session.press(.enter, "/")
    session.type("\"price of\"")
    #expect(
      session.screen == """
        FAQ 1 · 1 of 1
        Q

        What was the price
        of tea?
        /"price of"   1 of 1
        """
    )
    let grid = BrowserView.grid(of: session.state)
    let marked = (0..<6).map { row in
      grid.row(row).filter { $0.style.parameters.contains(7) }.map(\.text).joined()
    }
    #expect(marked == ["", "", "", "price", "of", ""])
  }

  @Test("On a wide screen the page stands beside the list, and shows the selected entry")
  func wideScreen() {
    let session = Session.prices(columns: 100, rows: 6)
    session.press("j")
    #expect(
      session.screen == """
        Overview · All · 3 FAQs                    FAQ 2 · 2 of 3
            1  What does it cost?                │ Where are the prices?
        >   2  Where are the prices?             │
            3  日本語で?                         │ See here and there.
                                                 │
        faqs.json                                           q quit  Enter open  / search  Tab filter  ? help
        """
    )
    session.press(.enter, .tab)
    #expect(
      session.screen.hasSuffix(
        "https://example.org/a\(blanks(45))Esc back  / find  Tab link  ? help"
      )
    )
    #expect(session.screen.contains("┃ See here and there."))
  }

  @Test("Titles from right to left end before the page")
  func rightToLeft() {
    let session = Session(columns: 100, rows: 5)
    session.send(
      .arrived([
        Question(title: "מה המחיר?", answer: "חינם.").entry, Question(title: "a", answer: "").entry,
      ])
    )
    #expect(
      session.screen == """
        Overview · All · 2 FAQs, loading           FAQ 1 · 1 of 2
        >   1  מה המחיר?                         │\u{200E} מה המחיר?
            2  a                                 │
                                                 │\u{200E} חינם.
                                                            q quit  Enter open  / search  Tab filter  ? help
        """
    )
  }

  @Test("A resize lays the page out again")
  func resize() {
    let session = Session.prices(columns: 100, rows: 7)
    session.press("j", .enter)
    session.send(.resize(ScreenSize(columns: 20, rows: 6)))
    #expect(
      session.screen == """
        FAQ 2 · 2 of 3
        Where are the
        prices?

        See here and there.
        faqs.json     ? help
        """
    )
  }

  private func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }
}
