import CocktailsAPI
import ContentParser
import FaqBrowser
import FaqService
import Renderers
import Testing

@testable import CocktailBook

@Suite("The blocks of a cocktail")
struct CocktailBlockTests {
  private static var parser: ContentParser {
    get throws {
      let types: [any ParsableBlock.Type] = [
        Preparation.self, Picture.self, Ingredients.self,
      ]
      return ContentParser(registry: try .standard.adding(types))
    }
  }

  private static func cocktails() async throws -> [Document] {
    let api = CocktailsAPI(latency: .zero)
    let faqs = try await FaqService(source: entries(of: api)).fetch()
    return try parser.parse(faqs)
  }

  @Test("A cocktail shows time, description, text and ingredients")
  func text() async throws {
    let source = entries(of: FakeService(["Daiquiri": "alcoholic"]))
    let faqs = try await FaqService(source: source).fetch()
    #expect(
      try TextRenderer.plain().render(Self.parser.parse(faqs)) == """
        Daiquiri

        ⏱ 3 minutes · alcoholic

        Daiquiri in a coupe glass

        Long.

        🍸 Ingredients

        - 🧊 ice

        """
    )
  }

  @Test("Every cocktail of the service has blocks of known types alone, and drawings")
  func complete() async throws {
    for document in try await Self.cocktails() {
      #expect(document.diagnostics.isEmpty, "\(document.title ?? "")")
      #expect(document.blocks.count == 5)
      let picture = try #require(document.first(Picture.self))
      #expect(Drawings.drawing(of: picture.name)?.pixels != nil, "\(picture.name)")
    }
  }

  @Test("The filters select all, alcoholic and non-alcoholic cocktails")
  func filters() async throws {
    let entries = try await Self.cocktails().map { document in
      CatalogueEntry(title: document.title ?? "") { document }
    }
    let filters = CocktailBook.catalogue.filters
    #expect(filters.map(\.name) == ["All", "Alcoholic", "Non-alcoholic"])
    #expect(filters.map { filter in entries.filter { filter.includes($0) }.count } == [14, 9, 5])
  }
}
