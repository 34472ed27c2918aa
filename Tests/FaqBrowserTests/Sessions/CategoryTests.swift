import Testing

@testable import FaqBrowser

@Suite("Categories, equal entries and wide rows in the overview")
struct CategoryTests {
  @Test("Entries are below the headings of their categories, and Tab shows one category")
  func categories() {
    let session = Session(rows: 9)
    var entries = (1...4).map { Question(title: "Q\($0)", answer: "").entry }
    entries[0].category = "Billing"
    entries[1].category = "Account"
    entries[3].category = "Billing"
    session.load(entries)
    session.press("G")
    #expect(
      session.screen == """
        Overview · All · 4 FAQs
            3  Q3
          Billing
            1  Q1
            4  Q4
          Account
        >   2  Q2

        faqs.json                         ? help
        """
    )
    session.press("k", "k", "k")
    #expect(session.screen.contains("\n>   3  Q3\n"))
    session.press("j", .tab)
    #expect(
      session.screen.hasPrefix("Overview · Billing · 2 of 4 FAQs\n>   1  Q1\n    4  Q4\n\n")
    )
    session.press(.tab, .tab)
    #expect(session.screen.hasPrefix("Overview · Favourites · 0 of 4 FAQs\n"))
    session.press(.tab, .shift(.tab), .shift(.tab))
    #expect(session.screen.hasPrefix("Overview · Account · 1 of 4 FAQs\n>   2  Q2\n"))
    session.load([entries[0], entries[3]])
    #expect(session.screen.hasPrefix("Overview · All · 2 FAQs\n  Billing\n    1  Q1\n>   2  Q4\n"))
  }

  @Test("Entries with the same identity are different favourites")
  func sameIdentity() {
    let session = Session()
    session.load([Animals.cats, Animals.cats, Question(title: "Q", answer: "").entry])
    session.press("j", "f")
    #expect(session.effects == [.setFavourite(identity: "Cats (2)", true)])
    #expect(session.screen.hasPrefix("Overview · All · 3 FAQs\n> ★ 2  Cats  3 facts\n    1  Cats"))
    session.press(.enter, "f")
    #expect(session.effects == [.setFavourite(identity: "Sleep (2)", true)])
  }

  @Test("On a wide screen, titles have the columns that the page does not need")
  func wideTitles() {
    let session = Session(columns: 200, rows: 5)
    let title = String(repeating: "long ", count: 20)
    session.load([Question(title: title + "end", answer: "").entry])
    #expect(session.screen.contains("  1  \(title)end"))
  }

  @Test(
    "Numbers have commas between thousands",
    arguments: [(0, "0"), (999, "999"), (1_000, "1,000"), (12_345_678, "12,345,678")]
  )
  func grouped(number: Int, text: String) { #expect(number.grouped == text) }
}
