import ContentParser
import FaqBrowser
import Renderers
import Testing

@testable import AnimalFacts

@Suite("Categories on the screens")
struct ScreenTests {
  @Test("A free category opens at once, a paid one after an ad, and an empty one does not")
  func openings() async throws {
    let entries = try await Answers.entries(of: Answers.small)
    #expect(
      entries.map(\.opening) == [
        .page,
        .dialog(
          "Watch Ad to continue",
          "",
          [
            .button("Cancel", .end),
            .button("Show Ad", .step("Showing an ad", lasting: .seconds(2), then: .page)),
          ]
        ),
        .dialog("Coming soon", "There are no facts yet.", [.button("Ok", .end)]),
        .dialog("Coming soon", "There are no facts yet.", [.button("Ok", .end)]),
      ]
    )
  }

  @Test("A row begins with a sign of its animal, if there is one")
  func signs() async throws {
    let titles = try await Answers.entries(of: Answers.small).map(\.title)
    #expect(titles == ["🐱 Cats", "🦉 Owls", "Bats", "Bees"])
  }

  @Test("Each fact is a page under the name of its category")
  func pages() async throws {
    let cats = try #require(try await Answers.entries(of: Answers.small).first)
    #expect(cats.pages.map(\.title) == ["Cats \"sleep\".", "Cats purr."])
    #expect(
      cats.pages.map { MarkdownRenderer().render($0.document) } == [
        "# Cats\n\n*Picture: cat, asleep*\n\nCats \"sleep\".\n", "# Cats\n\nCats purr.\n",
      ]
    )
  }

  @Test("A fact is known by its category and its text, wherever it stands")
  func identities() async throws {
    let pages = try await Answers.entries(of: Answers.small).flatMap(\.pages)
    #expect(
      pages.map(\.identity) == [
        "title cats Cats \"sleep\".", "title cats Cats purr.", "title owls Owls turn their heads.",
      ]
    )
  }

  @Test("Beside the list stands what a category is about, and none of its facts")
  func covers() async throws {
    let entries = try await Answers.entries(of: Answers.small)
    #expect(
      entries.prefix(2).map { TextRenderer.plain().render($0.document) } == [
        "Cats\n\nPicture: cat\n\nSleep a lot.\n\n2 facts · free\n",
        "Owls\n\nPicture: owl\n\nHard to surprise.\n\n1 fact · paid\n",
      ]
    )
  }

  @Test("An entry that is no category stays as it is")
  func others() {
    let entry = CatalogueEntry(title: "A") { Document(blocks: [TitleBlock("A")]) }.withFacts
    #expect(entry.pages.isEmpty)
    #expect(entry.opening == .page)
    #expect(entry.document == Document(blocks: [TitleBlock("A")]))
  }
}
