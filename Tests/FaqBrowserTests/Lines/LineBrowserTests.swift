import ContentParser
import Testing

@testable import FaqBrowser

@MainActor
@Suite("The screens in lines")
struct LineBrowserTests {
  @Test("It lists entries, searches their text and shows one")
  func reading() async throws {
    let source = ScriptedSource(.success(Question.prices.map(\.entry)))
    #expect(
      try await LineSession.transcript(source, ["there", "2", "7", "q"]) == """
        Overview, 3 FAQs
        1. What does it cost?
        2. Where are the prices?
        3. 日本語で?
        > there
        1 FAQ found
        2. Where are the prices?, See here and there.
        > 2

        Where are the prices?

        See here (https://example.org/a) and there (https://example.org/b).

        > 7
        There is no number 7.
        > q

        """
    )
  }

  @Test("An entry asks by numbers, a step takes its time, and cancelling ends it")
  func opening() async throws {
    var entry = Question(title: "Cats", answer: "They purr.", summary: "paid").entry
    entry.opening = .dialog(
      "Watch Ad to continue",
      "",
      [.button("Cancel", .end), .button("Show Ad", .step("Ad", lasting: .seconds(2), then: .page))]
    )
    #expect(
      try await LineSession.transcript(ScriptedSource(.success([entry])), ["1", "", "1", "2", "q"])
        == """
        Overview, 1 FAQ
        1. Cats, paid
        > 1
        Watch Ad to continue
        1. Cancel
        2. Show Ad
        Number to choose, Enter to cancel: (Enter)
        > 1
        Watch Ad to continue
        1. Cancel
        2. Show Ad
        Number to choose, Enter to cancel: 2
        Ad …
        (2.0 seconds)

        Cats

        They purr.

        > q

        """
    )
  }

  @Test("A button opens an address in the browser")
  func browser() async throws {
    var entry = Question(title: "Cats", answer: "").entry
    entry.opening = .dialog(
      "Where?",
      "",
      [.button("Here", .page), .button("Browser", opening: try Address("https://example.org/a"))]
    )
    #expect(
      try await LineSession.transcript(
        ScriptedSource(.success([entry])),
        variables: ["BROWSER": "/bin/true"],
        ["1", "2", "q"]
      ) == """
        Overview, 1 FAQ
        1. Cats
        > 1
        Where?
        1. Here
        2. Browser
        Number to choose, Enter to cancel: 2
        Opened https://example.org/a
        > q

        """
    )
  }

  @Test("Work ends in a document, or in a message with one button, which needs no answer")
  func work() async throws {
    var page = Question(title: "Page", answer: "").entry
    page.opening = .work("Fetching the page") {
      .document("example.org", Document(blocks: [BodyBlock("Text.")]))
    }
    var soon = Question(title: "More", answer: "").entry
    soon.opening = .dialog("Coming soon", "Not yet.", [.button("OK", .notice("Wait."))])
    #expect(
      try await LineSession.transcript(ScriptedSource(.success([page, soon])), ["1", "2", "q"])
        == """
        Overview, 2 FAQs
        1. Page
        2. More
        > 1
        Fetching the page …
        example.org

        Text.

        > 2
        Coming soon
        Not yet.
        Wait.
        > q

        """
    )
  }

  @Test("A letter before a number marks a favourite, or begins an action")
  func commands() async throws {
    let vote = CatalogueAction(key: "v", summary: "vote") { .notice("Voted for \($0.title)") }
    let source = ScriptedSource(.success(Question.prices.map(\.entry)))
    #expect(
      try await LineSession.transcript(
        source,
        catalogue: Session.catalogue(actions: [vote]),
        ["?", "f 3", "cost", "v 2", "f 3", "q"]
      ) == """
        Overview, 3 FAQs
        1. What does it cost?
        2. Where are the prices?
        3. 日本語で?
        > ?
        f 2: mark number 2 as a favourite, or no longer
        r: load again
        v 2: vote, with number 2
        > f 3
        Marked as a favourite.
        > cost
        1 FAQ found
        1. What does it cost?
        > v 2
        Voted for Where are the prices?
        > f 3
        No longer a favourite.
        > q

        """
    )
  }

  @Test("A copy is listed while newer content arrives")
  func copy() async throws {
    let console = ScriptedConsole(["q"])
    let source = SourceWithCopy()
    var lines = LineBrowser(
      CatalogueBrowser(Session.catalogue(), source: source, variables: [:]),
      console: console
    )
    try await lines.run()
    #expect(
      console.transcript.hasPrefix("Overview, 1 FAQ, a copy from 2 hours ago\n1. Old\nNumber")
    )
  }

  @Test("A load that fails is tried again, and a refresh that fails keeps the entries")
  func failures() async throws {
    let failure = LoadFailure(message: "no network", hint: "Check the cable.")
    let source = ScriptedSource(
      .failure(failure),
      .success([Question.prices[0].entry]),
      .failure(failure),
      staleness: "the copy is old"
    )
    #expect(
      try await LineSession.transcript(source, ["", "r", "1", "q"]) == """
        Loading failed: no network
        Check the cable.
        Enter to try again, q to quit: (Enter)
        Overview, 1 FAQ
        the copy is old
        1. What does it cost?
        > r
        Loading again …
        Loading failed: no network
        Check the cable.
        > 1

        What does it cost?

        It costs nothing.

        > q

        """
    )
  }
}
