import ContentParser
import FaqSearch
import Testing

@testable import FaqBrowser

@Suite("Groups of pages")
struct GroupTests {
  private static func session(columns: Int = 40) -> Session {
    let session = Session(columns: columns, rows: 6)
    session.load([Animals.cats, Animals.dogs])
    return session
  }

  @Test("A group shows one page at a time, and stops at the ends")
  func turning() {
    let session = Self.session()
    session.press(.enter)
    #expect(
      session.screen == """
        Cats · 1 of 3
          They sleep.



        faqs.json                 n next  ? help
        """
    )
    session.press("n")
    #expect(
      session.screen == """
        Cats · 2 of 3
          They purr.



        faqs.json     n next  p previous  ? help
        """
    )
    session.press(.right, "n")
    #expect(
      session.screen == """
        Cats · 3 of 3
          They land.



        faqs.json             p previous  ? help
        """
    )
    session.press(.left, "p", "p")
    #expect(session.screen.hasPrefix("Cats · 1 of 3\n"))
    session.press(.escape)
    #expect(session.screen.hasPrefix("Overview · All · 2 FAQs\n>   1  Cats  3 facts\n"))
  }

  @Test("Beside the list stands the cover of a group, and its title above its pages")
  func wideScreen() {
    let session = Self.session(columns: 100)
    #expect(
      session.screen.hasPrefix(
        """
        Overview · All · 2 FAQs                    FAQ 1 · 1 of 2
        >   1  Cats  3 facts                     │ All about cats
            2  Dogs                              │
                                                 │ They are small.
        """
      )
    )
    session.press(.enter)
    #expect(
      session.screen.hasPrefix(
        """
        Overview · All · 2 FAQs                    Cats · 1 of 3
        >   1  Cats  3 facts                     ┃ They sleep.
            2  Dogs                              ┃
        """
      )
    )
  }

  @Test("A page is marked, saved and copied, and not its group")
  func pages() {
    let session = Self.session()
    session.press(.enter, "n", "f")
    #expect(session.effects == [.setFavourite(identity: "Purr", true)])
    #expect(session.screen.hasPrefix("Cats · 2 of 3 · ★\n"))
    session.press("s", .enter)
    #expect(session.effects == [.save(EntryPlace(entry: 0, page: 1), format: "Markdown")])
    session.press("s", .down, .down, .enter)
    #expect(session.effects == [.copyEntry(EntryPlace(entry: 0, page: 1))])
    session.press("e")
    #expect(session.effects == [.edit(EntryPlace(entry: 0, page: 1))])
    session.press(.escape)
    #expect(session.screen.hasPrefix("Overview · All · 2 FAQs\n>   1  Cats"))
  }

  @Test("A search finds the text of pages, and opens the group at the page that matches best")
  func search() async {
    let hits = await EntryIndex(of: [Animals.dogs, Animals.cats]).hits(for: "purr")
    #expect(hits.map(\.entry) == [1])
    #expect(hits.map(\.page) == [1])
    let session = Session(rows: 6)
    session.load([Animals.dogs, Animals.cats])
    session.press("/")
    session.type("purr")
    session.send(.found(hits, for: SearchRequest(query: "purr", revision: 0)))
    session.press(.enter)
    #expect(session.screen.hasPrefix("Cats · 2 of 3\n  They purr.\n"))
  }

  @Test("New content keeps the page, wherever it is now")
  func refresh() {
    let session = Self.session()
    session.press(.enter, "n")
    let cats = CatalogueEntry(
      identity: "Cats",
      title: "Cats",
      pages: [Animals.page("Purr", "They purr much.")]
    ) { Document(blocks: []) }
    session.load([Animals.dogs, cats])
    #expect(
      session.screen == """
        Cats · 1 of 1
          They purr much.



        faqs.json                         ? help
        """
    )
    session.load([Animals.dogs])
    #expect(session.screen.hasPrefix("Overview · All · 1 FAQ\n>   1  Dogs"))
  }

  @Test("A group can ask before it is opened")
  func opening() {
    var cats = Animals.cats
    cats.opening = .dialog("Open it?", "", [.button("Open", .page)])
    let session = Session(rows: 6)
    session.load([cats])
    session.press(.enter)
    #expect(!session.state.isReading)
    session.press(.enter)
    #expect(session.screen.hasPrefix("Cats · 1 of 3\n  They sleep.\n"))
  }
}
