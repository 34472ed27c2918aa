import ContentParser
import Testing

@testable import FaqBrowser

@Suite("Opening an entry")
struct OpeningTests {
  /// An entry that asks first, between two that open at once.
  private static func session(columns: Int = 40, opening: Interaction? = nil) -> Session {
    let ask = Interaction.dialog(
      "Watch Ad to continue",
      "",
      [.button("Cancel", .end), .button("Show Ad", .step("Ad", lasting: .seconds(2), then: .page))]
    )
    var entries = Question.prices.map(\.entry)
    entries[1].opening = opening ?? ask
    entries[1].summary = "paid"
    let session = Session(columns: columns)
    session.load(entries)
    return session
  }

  @Test("A dialog and a step can come before a page")
  func asking() {
    let session = Self.session()
    session.press("j", .enter)
    #expect(
      session.screen == """
        ┌──────────────────────────────────────┐
        │ Watch Ad to continue                 │
        │                                      │
        │ > [Cancel]                           │
        │   [Show Ad]                          │
        └──────────────────────────────────────┘
        faqs.json                         ? help
        """
    )
    session.press(.down, .enter)
    session.wait(.seconds(1))
    #expect(session.screen.contains("50%"))
    #expect(!session.state.isReading)
    session.wait(.seconds(1))
    #expect(
      session.screen == """
        FAQ 2 · 2 of 3
          Where are the prices?

          See here and there.


        faqs.json                         ? help
        """
    )
  }

  @Test(
    "An entry stays closed if the user cancels, or if nothing opens it",
    arguments: [
      [.enter, .enter], [.enter, .escape], [.enter, .down, .enter, .escape],
    ] as [[KeyPress]]
  )
  func cancelling(keys: [KeyPress]) {
    let session = Self.session()
    session.press("j")
    for key in keys { session.press(key) }
    session.wait(.seconds(3))
    #expect(session.screen.hasPrefix("Overview · All · 3 FAQs"))
  }

  @Test("The next entry asks over the list")
  func neighbour() {
    let session = Self.session()
    session.press(.enter, "n")
    #expect(session.screen.contains("Watch Ad to continue"))
    session.press(.escape)
    #expect(
      session.screen == """
        Overview · All · 3 FAQs
            1  What does it cost?
        >   2  Where are the prices?  paid
            3  日本語で?


        faqs.json                         ? help
        """
    )
  }

  @Test("Beside the list, the document of an entry is its cover, also if opening it asks something")
  func wideScreen() {
    let session = Self.session(columns: 100, opening: .notice("Coming soon"))
    session.press("j")
    let cover = """
      Overview · All · 3 FAQs                    FAQ 2 · 2 of 3
          1  What does it cost?                │ Where are the prices?
      >   2  Where are the prices?  paid       │
          3  日本語で?                         │ See here and there.
      """
    #expect(session.screen.hasPrefix(cover))
    session.click(column: 60, row: 3)
    #expect(session.screen.hasPrefix(cover))
    #expect(session.screen.contains("\nComing soon "))
    #expect(!session.state.isReading)
  }

  @Test("An entry that asks does so each time")
  func askingAgain() {
    let session = Self.session(columns: 100, opening: .work("Fetching") { .page })
    session.press("j", .enter)
    guard case .run(let work) = session.effects.first else {
      Issue.record("nothing is fetched")
      return
    }
    session.send(.workEnded(work, .page))
    #expect(session.screen.contains("┃ See here and there."))
    session.press(.escape)
    #expect(session.screen.contains("│ See here and there."))
    session.press(.enter)
    #expect(session.effects == [.run(work)])
  }

  @Test("New content that lacks the entry opens no other one")
  func replacedEntry() {
    let session = Self.session(opening: .step("Wait", lasting: .seconds(1), then: .page))
    session.press("j", .enter)
    session.load([Question.prices[0].entry, Question.prices[2].entry])
    session.wait(.seconds(1))
    #expect(!session.state.isReading)
  }

  @Test("A button of a dialog can open an address in the browser")
  func browser() throws {
    let address = try Address("https://example.org/a")
    let session = Self.session(
      opening: .dialog("example.org", "", [.button("Open", opening: address)])
    )
    session.press("j", .enter, .enter)
    #expect(session.effects == [.open(address: "https://example.org/a")])
    #expect(session.screen.hasPrefix("Overview · All · 3 FAQs"))
  }

  @Test("A document that is no entry is a page with the same keys")
  func document() {
    let lines = (1...9).map { "Line \($0)" }.joined(separator: "  \n")
    let text = "See [there](https://example.org).\n\n\(lines)"
    let document = Document(blocks: [BodyBlock(text, format: .markdown)])
    let session = Self.session(opening: .document("example.org", document))
    session.press("j", .enter)
    #expect(
      session.screen == """
        example.org · 45%
          See there.

          Line 1
          Line 2
          Line 3
        faqs.json                         ? help
        """
    )
    session.press("f", "s", "e", "n", "p")
    #expect(session.effects.isEmpty)
    #expect(session.state.overlay == nil)
    session.press(.tab, .enter)
    #expect(session.effects == [.open(address: "https://example.org")])
    session.press("/")
    session.type("9")
    #expect(session.screen.contains("Line 9"))
    session.press(.escape, .escape)
    #expect(session.screen.hasPrefix("Overview · All · 3 FAQs"))
  }

  @Test("A document over a page gives way to that page, and has a heading beside a list")
  func documentBefore() {
    let document = Document(blocks: [BodyBlock("Text.")])
    let action = CatalogueAction(key: "v", summary: "view") { .document($0.title, document) }
    let session = Session.prices(columns: 100, actions: [action])
    session.press(.enter, "v")
    #expect(
      session.screen.hasPrefix(
        """
        Overview · All · 3 FAQs                    What does it cost?
        >   1  What does it cost?                ┃ Text.
        """
      )
    )
    session.press(.escape)
    #expect(session.screen.contains("┃ It costs nothing."))
    session.press(.escape)
    #expect(session.screen.contains("│ It costs nothing."))
  }
}
