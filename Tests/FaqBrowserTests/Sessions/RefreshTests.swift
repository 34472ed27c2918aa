import Testing

@testable import FaqBrowser

@Suite("Loading again")
struct RefreshTests {
  @Test("A refresh keeps what is shown until all new content is there, and the place in it")
  func refresh() {
    let session = Session.prices()
    session.press("j", "r")
    #expect(session.effects == [.load])
    session.send(.loadingBegan)
    session.press("r")
    #expect(session.effects.isEmpty)
    session.send(.arrived([Question(title: "New", answer: "").entry]))
    session.send(.arrived(Question.prices.map(\.entry)))
    #expect(session.state.content.shown.count == 3)
    session.send(.loadingEnded(Provenance(name: "faqs.json")))
    #expect(
      session.screen == """
        Overview · All · 4 FAQs
            1  New
            2  What does it cost?
        >   3  Where are the prices?
            4  日本語で?

        faqs.json                         ? help
        """
    )
  }

  @Test("A refresh can block the list until new content is there, it fails, or Escape cancels it")
  func blockingRefresh() {
    var catalogue = Session.catalogue()
    catalogue.refresh = .blocking
    let session = Session(catalogue)
    session.load(Question.prices.map(\.entry))
    session.press("r")
    #expect(session.effects == [.load])
    session.send(.loadingBegan)
    session.press("j", .enter)
    session.wait(.seconds(1))
    #expect(
      session.screen == """
        ┌──────────────────────────────────────┐
        │ Loading again                        │
        │                                      │
        │ ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░███████ │
        │ Esc cancels                          │
        └──────────────────────────────────────┘
        faqs.json                         ? help
        """
    )
    session.send(.arrived([Question(title: "New", answer: "").entry]))
    session.send(.loadingEnded(Provenance(name: "faqs.json")))
    #expect(session.screen.hasPrefix("Overview · All · 1 FAQ\n>   1  New\n"))
    session.press("r")
    session.send(.loadingBegan)
    session.send(.loadingFailed(LoadFailure(message: "no network"), at: "12:04"))
    #expect(session.screen.hasPrefix("Overview · All · 1 FAQ\n>   1  New\n"))
    session.press("r")
    session.send(.loadingBegan)
    session.press("?")
    #expect(session.screen.hasPrefix("Keys\n"))
    session.press(.escape, "q")
    #expect(session.effects == [.quit])
    session.press(.escape)
    #expect(session.effects == [.endLoading])
    #expect(session.screen.hasPrefix("Overview · All · 1 FAQ\n>   1  New\n"))
  }

  @Test("Content that follows its source blocks no keys")
  func changedSourceInCatalogueThatBlocks() {
    var catalogue = Session.catalogue()
    catalogue.refresh = .blocking
    let session = Session(catalogue)
    session.load(Question.prices.map(\.entry))
    session.send(.sourceChanged)
    session.send(.loadingBegan)
    #expect(session.state.overlay == nil)
  }

  @Test("The page follows when the source changes, also where the title does")
  func changedSource() {
    let session = Session.prices()
    session.press("j", .enter)
    session.send(.sourceChanged)
    #expect(session.effects == [.load])
    session.send(.loadingBegan)
    var questions = Question.prices
    questions[1] = Question(title: "What is the price?", answer: "10")
    session.send(.arrived(questions.map(\.entry)))
    session.send(.loadingEnded(Provenance(name: "faqs.json")))
    #expect(
      session.screen == """
        FAQ 2 · 2 of 3
          What is the price?

          10


        faqs.json                         ? help
        """
    )
  }

  @Test("A load that fails keeps what is shown, and says since when and why until one succeeds")
  func failedRefresh() {
    let session = Session.prices(rows: 10)
    session.send(.loadingBegan)
    session.send(
      .loadingFailed(LoadFailure(message: "line 3, column 8: expected a comma"), at: "12:04")
    )
    session.press("j")
    session.send(.loadingBegan)
    session.send(
      .loadingFailed(LoadFailure(message: "line 4, column 1: expected a comma"), at: "12:05")
    )
    session.wait(.seconds(60))
    #expect(
      session.screen == """
        Overview · All · 3 FAQs
            1  What does it cost?
        >   2  Where are the prices?
            3  日本語で?


        Broken since 12:04: line 4, column 1:
        expected a comma. The last good copy is
        shown.
        faqs.json                         ? help
        """
    )
    session.load(Question.prices.map(\.entry))
    #expect(!session.screen.contains("Broken"))
  }

  @Test("A copy is shown with its age, and replaced where the user is once newer content is there")
  func outdatedCopy() {
    let session = Session()
    let copy = Provenance(name: "web", age: .seconds(7_200), staleness: nil, isOutdated: true)
    session.send(.loadingBegan)
    session.send(.arrived(Question.prices.map(\.entry)))
    session.send(.loadingEnded(copy))
    #expect(session.effects == [.load])
    session.send(.loadingBegan)
    session.press("j")
    #expect(
      session.screen == """
        Overview · All · 3 FAQs, loading
            1  What does it cost?
        >   2  Where are the prices?
            3  日本語で?


        2 hours ago · web                 ? help
        """
    )
    session.send(.arrived([Question(title: "New", answer: "").entry]))
    session.send(.arrived(Question.prices.map(\.entry)))
    session.send(.loadingEnded(Provenance(name: "web", age: .zero)))
    #expect(session.effects.isEmpty)
    #expect(
      session.screen == """
        Overview · All · 4 FAQs
            1  New
            2  What does it cost?
        >   3  Where are the prices?
            4  日本語で?

        just now · web                    ? help
        """
    )
  }

  @Test("A source that has only copies is not asked for ever")
  func copyAfterCopy() {
    let session = Session()
    session.send(.arrived(Question.prices.map(\.entry)))
    session.send(.loadingEnded(Provenance(name: "web", isOutdated: true)))
    session.send(.loadingBegan)
    session.send(.arrived(Question.prices.map(\.entry)))
    session.send(.loadingEnded(Provenance(name: "web", isOutdated: true)))
    #expect(session.effects.isEmpty)
  }
}
