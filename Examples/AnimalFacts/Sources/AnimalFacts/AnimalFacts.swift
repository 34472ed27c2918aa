import AnimalsAPI
import FaqBrowser
import FaqCommand
import Renderers

/// The program `animals`.
public enum AnimalFacts {
  /// The program, whose content is the embedded answer, or that of the server in `ANIMALS_SOURCE`.
  public static let program = FaqCommand(
    name: "animals",
    version: "1.0",
    summary: "Shows facts about animals.",
    content: .embedded(AnimalsAPI().fetchCategories()),
    blocks: [Category.self, Fact.self, Picture.self],
    recognisers: [CategoryRecogniser()],
    omitting: ["new", "fmt", "schema", "open"],
    sampleWords: [
      "retry": "hearts", "dictionary": "octopuses", "standard input": "three hearts",
      "how do I get my money back": "which animal has three hearts",
    ],
    catalogue: catalogue,
    entry: \.withFacts
  )

  /// The screens: a category for each kind of animal, and one of the favourite facts.
  static var catalogue: Catalogue {
    var catalogue = Catalogue(
      EntryNames(singular: "animal", plural: "animals", overview: "Animal facts"),
      filters: [.all],
      formats: ["Markdown", "Text", "JSON"]
    )
    catalogue.favouriteMark = .heart
    catalogue.favouritesGroup = "Favourite facts"
    return catalogue
  }
}
