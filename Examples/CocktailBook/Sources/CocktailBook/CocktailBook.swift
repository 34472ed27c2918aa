import ContentParser
import FaqBrowser
import FaqCommand
import Renderers

/// The program `cocktails`.
public enum CocktailBook {
  /// The program with the cocktails of a service.
  public static func program(_ service: some CocktailService) -> FaqCommand {
    FaqCommand(
      name: "cocktails",
      version: "1.0",
      summary: "Shows cocktails and how to make them.",
      content: .source(CocktailSource(service: service)),
      blocks: [Preparation.self, Picture.self, Ingredients.self],
      recognisers: [CocktailRecogniser()],
      omitting: ["new", "fmt", "schema", "open"],
      sampleWords: [
        "retry": "lime", "dictionary": "mojito", "standard input": "white rum",
        "how do I get my money back": "what can I make of rum and mint",
      ],
      catalogue: catalogue
    )
  }

  /// The screens: three filters, and hearts for favourites.
  static var catalogue: Catalogue {
    var catalogue = Catalogue(
      EntryNames(singular: "cocktail", plural: "cocktails", overview: "Cocktails"),
      filters: [
        .all,
        CatalogueFilter("Alcoholic") { $0.document.kind == .alcoholic },
        CatalogueFilter("Non-alcoholic") { $0.document.kind == .nonAlcoholic },
      ]
    )
    catalogue.favouriteMark = .heart
    return catalogue
  }
}

private extension Document {
  /// Whether the cocktail has alcohol, if that is known.
  var kind: Preparation.Kind? { first(Preparation.self)?.kind }
}
