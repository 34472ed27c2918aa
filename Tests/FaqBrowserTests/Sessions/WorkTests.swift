import Testing

@testable import FaqBrowser

@Suite("Work of a catalogue")
struct WorkTests {
  private static let vote = CatalogueAction(key: "v", summary: "vote") { entry in
    .work("Sending the vote") { .notice("You voted for “\(entry.title)”") }
  }

  /// The work that the screens have asked for.
  private func work(of session: Session) throws -> BackgroundWork {
    let effect = try #require(session.effects.first)
    guard case .run(let work) = effect else {
      Issue.record("no work is asked for, but \(effect)")
      throw CancellationError()
    }
    return work
  }

  @Test("A bar moves while work is done, and its result follows")
  func working() async throws {
    let session = Session.prices(actions: [Self.vote])
    session.press("v")
    let work = try work(of: session)
    #expect(
      session.screen == """
        ┌──────────────────────────────────────┐
        │ Sending the vote                     │
        │                                      │
        │ ███████░░░░░░░░░░░░░░░░░░░░░░░░░░░░░ │
        │ Esc cancels                          │
        └──────────────────────────────────────┘
        faqs.json                         ? help
        """
    )
    #expect(session.state.wakeUp == .milliseconds(100))
    session.wait(.milliseconds(500))
    #expect(session.screen.contains("│ ░░░░░░░░░░░░░░███████░░░░░░░░░░░░░░░ │"))
    session.wait(.milliseconds(500))
    #expect(session.screen.contains("│ ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░███████ │"))
    session.send(.workEnded(work, await work.operation()))
    #expect(session.effects == [.endWork])
    #expect(session.state.overlay == nil)
    #expect(session.screen.hasSuffix("You voted for “What does it cos…  ? help"))
  }

  @Test("Escape cancels work, whose result is ignored then")
  func cancelling() throws {
    let session = Session.prices(actions: [Self.vote])
    session.press("v")
    let work = try work(of: session)
    session.press("j")
    #expect(session.effects.isEmpty)
    session.press("q")
    #expect(session.effects == [.quit])
    session.press(.escape)
    #expect(session.effects == [.endWork])
    session.send(.workEnded(work, .notice("Too late")))
    #expect(session.screen.hasSuffix("faqs.json                         ? help"))
  }

  @Test("Work can be followed by more work, and a step by work")
  func chain() throws {
    let action = CatalogueAction(key: "v", summary: "vote") { _ in
      .step("Wait", lasting: .seconds(1), then: .work("First") { .end })
    }
    let session = Session.prices(actions: [action])
    session.press("v")
    #expect(session.effects.isEmpty)
    session.wait(.seconds(1))
    let first = try work(of: session)
    session.send(.workEnded(first, .work("Second") { .end }))
    let second = try work(of: session)
    #expect(first != second)
    #expect(session.screen.contains("Second"))
  }

  @Test("Each piece of work is equal to itself alone")
  func identity() {
    let first = Interaction.work("Wait") { .end }
    let (same, second) = (first, Interaction.work("Wait") { .end })
    #expect(first == same)
    #expect(first != second)
  }
}
