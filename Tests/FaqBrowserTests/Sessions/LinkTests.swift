import ContentParser
import FaqBlocks
import Renderers
import Testing

@testable import FaqBrowser

@Suite("Links")
struct LinkTests {
  @Test("Tab selects links in a circle; Enter opens one, and y copies it")
  func links() {
    let session = Session.prices()
    session.press("j", .enter, .enter)
    #expect(session.effects.isEmpty)
    #expect(session.screen.hasSuffix("Tab selects a link.               ? help"))
    session.press(.tab, .enter)
    #expect(session.effects == [.open(address: "https://example.org/a")])
    session.press(.tab, "y")
    #expect(session.effects == [.copy("https://example.org/b")])
    session.press(.tab, "y")
    #expect(session.effects == [.copy("https://example.org/a")])
    session.press(.shift(.tab), "y")
    #expect(session.effects == [.copy("https://example.org/b")])
  }

  @Test("The address of the selected link stands below")
  func address() {
    let session = Session.prices()
    session.press("j", .enter, .tab)
    session.wait(.seconds(4))
    #expect(
      session.screen == """
        FAQ 2 · 2 of 3
          Where are the prices?

          See here and there.


        https://example.org/a             ? help
        """
    )
  }

  @Test("The selected link is marked, on all lines that it takes")
  func selectedLink() {
    let session = Session(columns: 30, theme: .monochrome)
    let answer = "See [a label of a good many words](https://example.org) and more."
    session.send(.arrived([Question(title: "Q", answer: answer).entry]))
    session.press(.enter, .tab)
    let grid = BrowserView.grid(of: session.state)
    let marked = (0..<7).map { row in
      grid.row(row).filter { $0.style.parameters.contains(7) }.map(\.text).joined()
    }
    #expect(marked == ["", "", "", "a label of a good many", "words", "", ""])
  }

  @Test(
    "A link is one on all its lines, and links in two paragraphs are two",
    arguments: [
      ("[one two three four five six](https://example.org)", 1),
      ("- [one two three four five six](https://example.org)", 1),
      ("> [one two three four five six](https://example.org)", 1),
      ("[one](https://example.org)\n\n[two](https://example.org)", 2),
      ("[one](https://example.org) and [two](https://example.org)", 2),
    ]
  )
  func wholeLinks(answer: String, count: Int) {
    let session = Session(columns: 20, rows: 12)
    session.send(.arrived([Question(title: "Q", answer: answer).entry]))
    session.press(.enter)
    #expect(session.state.page?.links.count == count)
  }

  @Test("A click on a link opens it")
  func clickOnLink() {
    let session = Session.prices()
    session.press("j", .enter)
    session.click(column: 16, row: 3)
    #expect(session.effects == [.open(address: "https://example.org/b")])
    session.click(column: 3, row: 3)
    #expect(session.effects.isEmpty)
  }

  @Test(
    "A related entry is a link by its id, its title or its number, and Escape goes back",
    arguments: [
      (FAQReference("Renamed", id: "b"), 1, "FAQ 2"), ("b", 1, "FAQ 2"), ("B?", 1, "FAQ 2"),
      (FAQReference("日本語で?", number: 2), 2, "FAQ 3"), (3, 2, "FAQ 3"),
      ("D?", 0, "no such FAQ"), (4, 0, "no such FAQ"),
    ] as [(FAQReference, Int, String)]
  )
  func related(faq: FAQReference, entry: Int, status: String) {
    let session = Session()
    let related = CatalogueEntry(title: "A?") {
      Document(blocks: [TitleBlock("A?"), RelatedBlock([faq])])
    }
    session.send(.arrived([related]))
    session.press(.enter)
    let titled = Question(title: "B?", answer: "", identity: "id b").entry
    session.send(.arrived([titled, Question.prices[2].entry]))
    session.send(.loadingEnded(Provenance(name: "faqs.json")))
    session.press(.tab)
    #expect(session.screen.contains("\n\(status)  "))
    session.press(.enter)
    #expect(session.state.page?.entry == entry)
    session.press(.escape)
    #expect(session.state.page?.entry == (entry == 0 ? nil : 0))
  }

  @Test("Entries are known by their own numbers, which digits and references name")
  func numbers() {
    let session = Session()
    var related = CatalogueEntry(title: "A?") {
      Document(blocks: [TitleBlock("A?"), RelatedBlock([9, 2])])
    }
    related.number = 4
    var other = Question(title: "B?", answer: "Yes.").entry
    other.number = 9
    session.load([related, other])
    #expect(session.screen.contains(" 4  A?"))
    session.type("9")
    #expect(session.state.overview.selection == 1)
    session.type("2")
    #expect(session.state.overview.selection == 1)
    session.wait(.seconds(5))
    session.type("4")
    session.wait(.seconds(5))
    session.press(.enter, .tab)
    #expect(session.screen.contains("\nFAQ 9  "))
    session.press(.tab)
    #expect(session.screen.contains("\nno such FAQ  "))
    session.press(.tab, .enter)
    #expect(session.state.page?.entry == 1)
    #expect(session.screen.hasPrefix("FAQ 9"))
  }

  @Test("A resize keeps the selected link")
  func resizeWithLink() {
    let session = Session.prices()
    session.press("j", .enter, .tab, .tab)
    session.send(.resize(ScreenSize(columns: 30, rows: 7)))
    session.press("y")
    #expect(session.effects == [.copy("https://example.org/b")])
  }
}
