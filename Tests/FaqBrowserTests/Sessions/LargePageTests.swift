import Testing

@testable import FaqBrowser

@Suite("Large pages")
struct LargePageTests {
  private static let large = Question(
    title: "Large",
    answer: String(repeating: "word ", count: 30_000) + "needle"
  )
  private static let request = PageRequest(
    place: EntryPlace(entry: 1),
    columns: 38,
    revision: 0
  )

  /// The page of a large entry between two small ones.
  private static func session() -> Session {
    let session = Session(rows: 5)
    session.load([Question.prices[0].entry, large.entry, Question.prices[1].entry])
    session.press("j", .enter)
    return session
  }

  @Test("A large page is laid out while keys are handled")
  func layout() {
    let session = Self.session()
    #expect(session.effects == [.layOut(Self.request)])
    #expect(
      session.screen == """
        FAQ 2 · 2 of 3
          Laying out …


        faqs.json                         ? help
        """
    )
    session.press("j", "G", .tab)
    #expect(session.effects.isEmpty)
    session.send(.laidOut(session.state.page(for: Self.request)))
    #expect(
      session.screen == """
        FAQ 2 · 2 of 3 · 0%
          Large

          word word word word word word word
        faqs.json                         ? help
        """
    )
    session.press("/")
    session.type("needle")
    #expect(session.screen.hasSuffix("1 of 1"))
  }

  @Test("A page that is no longer wanted is not shown when it is laid out")
  func outdatedPage() {
    let session = Self.session()
    session.press("n")
    session.send(.laidOut(session.state.page(for: Self.request)))
    #expect(session.screen.hasPrefix("FAQ 3 · 3 of 3\n  Where are the prices?"))
  }

  @Test("A page that is laid out anew stays on the screen, and keeps its place")
  func resize() {
    let session = Self.session()
    session.send(.laidOut(session.state.page(for: Self.request)))
    session.press("j", "j", "j")
    session.send(.resize(ScreenSize(columns: 60, rows: 5)))
    let request = PageRequest(place: Self.request.place, columns: 58, revision: 0)
    #expect(session.effects == [.layOut(request)])
    #expect(session.screen.contains("word word"))
    session.send(.laidOut(session.state.page(for: request)))
    #expect(session.state.page?.scrolling.top == 3)
  }
}
