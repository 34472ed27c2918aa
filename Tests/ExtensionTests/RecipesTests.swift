import ContentParser
import FaqBrowser
import Renderers
import Testing

@Suite("Screens for other entries than FAQs")
struct RecipesTests {
  @Test("A source delivers entries, whose documents are made when they are shown")
  func loading() async throws {
    let (batches, delivery) = AsyncStream.makeStream(of: [CatalogueEntry].self)
    let source: any CatalogueSource = Recipes()
    let provenance = try await source.load(isRefresh: false) { delivery.yield($0) }
    delivery.finish()
    var shown: [String] = []
    for await batch in batches {
      shown += batch.map { TextRenderer.plain().render($0.document) }
    }
    #expect(shown == ["Onion soup\n", "Rye bread\n"])
    #expect(provenance == Provenance(name: "the kitchen"))
  }

  @Test("A catalogue has filters, formats and actions of its own")
  func catalogue() {
    let catalogue = Recipes.catalogue
    #expect(catalogue.filters.map(\.name) == ["All", "Favourites", "Soups"])
    #expect(catalogue.formats == ["text"])
    #expect(catalogue.actions.map(\.key.description) == ["c"])
  }

  @Test("An entry says what comes before its page, or has pages of its own")
  func opening() {
    let isReachable = { @Sendable () async in false }
    var recipe = CatalogueEntry(title: "Onion soup") { Document(blocks: []) }
    #expect(recipe.opening == .page)
    recipe.opening = .work("Fetching the recipe") {
      await isReachable() ? .page : .dialog("No network", "Try again later.", [.button("OK", .end)])
    }
    recipe.summary = "40 minutes"
    let book = CatalogueEntry(title: "Soups", pages: [recipe]) { Document(blocks: []) }
    #expect(book.pages.map(\.title) == ["Onion soup"])
    #expect(book.pages.map(\.opening) == [recipe.opening])
    #expect(Interaction.document("Text", book.document) == .document("Text", recipe.document))
  }

  @Test("A catalogue chooses the marks of favourites, and how it is loaded again")
  func choices() {
    var catalogue = Recipes.catalogue
    #expect(catalogue.favouriteMark == .star)
    #expect(catalogue.refresh == .background)
    catalogue.favouriteMark = .heart
    catalogue.favouritesGroup = "My recipes"
    catalogue.refresh = .blocking
    #expect(catalogue.favouriteMark == FavouriteMark("♥", unmarked: "♡"))
  }
}
