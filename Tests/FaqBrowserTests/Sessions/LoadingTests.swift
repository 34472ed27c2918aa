import Testing

@testable import FaqBrowser

@Suite("Loading")
struct LoadingTests {
  @Test("Entries are shown as they arrive")
  func arriving() {
    let session = Session(rows: 5)
    session.send(.loadingBegan)
    #expect(
      session.screen == """
        Overview · All · 0 FAQs, loading
          ⠋ Loading …


                                          ? help
        """
    )
    session.send(.arrived([Question(title: "First", answer: "").entry]))
    session.send(.arrived([Question(title: "Second", answer: "").entry]))
    #expect(
      session.screen == """
        Overview · All · 2 FAQs, loading
        >   1  First
            2  Second

                                          ? help
        """
    )
  }

  @Test("A sign moves until the first entries arrive")
  func sign() {
    let session = Session(rows: 5)
    session.send(.loadingBegan)
    #expect(session.state.wakeUp == .milliseconds(100))
    session.wait(.milliseconds(300))
    #expect(session.screen.contains("  ⠸ Loading …"))
    session.send(.arrived([Question(title: "First", answer: "").entry]))
    #expect(session.state.wakeUp == nil)
  }

  @Test("A failure says why, and Retry loads again")
  func failure() {
    let session = Session()
    session.send(.loadingBegan)
    session.send(
      .loadingFailed(LoadFailure(message: "faqs.json: no such file", hint: "Name another."))
    )
    #expect(
      session.screen == """
        ┌──────────────────────────────────────┐
        │ Loading failed                       │
        │ faqs.json: no such file              │
        │ Name another.                        │
        │                                      │
        │ > [Retry]                            │
        └──────────────────────────────────────┘
        """
    )
    session.press(.enter)
    #expect(session.effects == [.load])
    session.send(.loadingFailed(LoadFailure(message: "faqs.json: no such file")))
    session.press(.down, .enter)
    #expect(session.effects == [.quit])
    session.send(.loadingFailed(LoadFailure(message: "faqs.json: no such file")))
    session.press(.escape)
    #expect(session.screen.contains("Loading failed: r tries again."))
    session.press("r")
    #expect(session.effects == [.load])
  }

  @Test("Content that arrives after a failure takes the dialog away")
  func recovery() {
    let session = Session(rows: 5)
    session.send(.loadingFailed(LoadFailure(message: "faqs.json: no such file")))
    session.send(.sourceChanged)
    session.send(.loadingBegan)
    session.send(.arrived([Question(title: "First", answer: "").entry]))
    #expect(
      session.screen == """
        Overview · All · 1 FAQ, loading
        >   1  First


                                          ? help
        """
    )
  }

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

  @Test("A refresh can block keys until new content is there, or until it fails")
  func blockingRefresh() {
    var catalogue = Session.catalogue()
    catalogue.refresh = .blocking
    let session = Session(catalogue)
    session.load(Question.prices.map(\.entry))
    session.press("r")
    #expect(session.effects == [.load])
    session.send(.loadingBegan)
    session.press("j", .escape, "q", .enter)
    session.wait(.seconds(1))
    #expect(
      session.screen == """
        Overview · All · 3 FAQs, loading
        ┌──────────────────────────────────────┐
        │ Loading again                        │
        │                                      │
        │ ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░███████ │
        └──────────────────────────────────────┘
        faqs.json                         ? help
        """
    )
    session.send(.arrived([Question(title: "New", answer: "").entry]))
    session.send(.loadingEnded(Provenance(name: "faqs.json")))
    #expect(session.screen.hasPrefix("Overview · All · 1 FAQ\n>   1  New\n"))
    session.press("r")
    session.send(.loadingBegan)
    session.send(.loadingFailed(LoadFailure(message: "no network")))
    #expect(session.screen.hasPrefix("Overview · All · 1 FAQ\n>   1  New\n"))
    #expect(session.screen.hasSuffix("no network (r tries again)        ? help"))
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

  @Test("A refresh that fails keeps what is shown, and says why for a moment")
  func failedRefresh() {
    let session = Session.prices()
    session.send(.loadingBegan)
    session.send(.loadingFailed(LoadFailure(message: "no network")))
    #expect(session.screen.hasSuffix("no network (r tries again)        ? help"))
    session.wait(Notice.duration)
    #expect(session.screen.hasSuffix("faqs.json                         ? help"))
  }

  @Test("The age of the content grows, and stale content says so")
  func age() {
    let session = Session()
    session.send(.arrived(Question.prices.map(\.entry)))
    let provenance = Provenance(name: "web", age: .seconds(3_590), staleness: "offline")
    session.send(.loadingEnded(provenance))
    #expect(session.screen.hasSuffix("web · 59 minutes ago · offline    ? help"))
    session.wait(.seconds(10))
    #expect(session.screen.hasSuffix("web · 1 hour ago · offline        ? help"))
  }

  @Test("An empty catalogue says so")
  func empty() {
    let session = Session(rows: 5)
    session.send(.loadingBegan)
    session.send(.loadingEnded(Provenance(name: "faqs.json")))
    #expect(
      session.screen == """
        Overview · All · 0 FAQs
          There are no FAQs here.


        faqs.json                         ? help
        """
    )
    session.press(.enter, "f", "s", "e", "j", "n")
    #expect(session.effects.isEmpty)
  }
}
