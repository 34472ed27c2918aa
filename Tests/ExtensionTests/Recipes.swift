import ContentParser
import FaqBrowser
import Renderers

struct Recipes: CatalogueSource {
  static let catalogue = Catalogue(
    EntryNames(singular: "recipe", plural: "recipes", overview: "Recipes"),
    filters: [.all, .favourites, CatalogueFilter("Soups") { $0.title.hasSuffix("soup") }],
    formats: ["text"],
    actions: [
      CatalogueAction(key: "c", summary: "cook") { recipe in
        .step("Cooking \(recipe.title)", lasting: .seconds(600), then: .notice("Enjoy!"))
      }
    ]
  )

  func load(isRefresh _: Bool, deliver: ([CatalogueEntry]) -> Void) -> Provenance {
    let titles = ["Onion soup", "Rye bread"]
    deliver(
      titles.map { title in
        CatalogueEntry(identity: title, title: title) { Document(blocks: [TitleBlock(title)]) }
      }
    )
    return Provenance(name: "the kitchen")
  }

  func export(_ entry: CatalogueEntry, number: Int, as _: String) -> ExportedEntry {
    ExportedEntry(fileName: "recipe-\(number).txt", bytes: Array(entry.title.utf8))
  }
}
