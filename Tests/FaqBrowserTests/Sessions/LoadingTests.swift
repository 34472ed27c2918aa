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
      .loadingFailed(
        LoadFailure(message: "faqs.json: no such file", hint: "Name another."),
        at: "12:04"
      )
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
    session.send(.loadingFailed(LoadFailure(message: "faqs.json: no such file"), at: "12:04"))
    session.press(.down, .enter)
    #expect(session.effects == [.quit])
    session.send(.loadingFailed(LoadFailure(message: "faqs.json: no such file"), at: "12:04"))
    session.press(.escape)
    #expect(session.screen.contains("> [Retry]"))
    session.press("q")
    #expect(session.effects == [.quit])
    session.press("?")
    #expect(session.screen.hasPrefix("Keys\n"))
    session.press(.escape)
    session.press("r")
    #expect(session.effects == [.load])
  }

  @Test("Content that arrives after a failure takes the dialog away")
  func recovery() {
    let session = Session(rows: 5)
    session.send(.loadingFailed(LoadFailure(message: "faqs.json: no such file"), at: "12:04"))
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

  @Test("The age of the content grows, and stale content says so")
  func age() {
    let session = Session()
    session.send(.arrived(Question.prices.map(\.entry)))
    let provenance = Provenance(name: "web", age: .seconds(3_590), staleness: "offline")
    session.send(.loadingEnded(provenance))
    #expect(session.screen.hasSuffix("offline · 59 minutes ago · web    ? help"))
    session.wait(.seconds(10))
    #expect(session.screen.hasSuffix("offline · 1 hour ago · web        ? help"))
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
    session.press("f")
    #expect(session.screen.contains("There is nothing here to mark,"))
  }
}
