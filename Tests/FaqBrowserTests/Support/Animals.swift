import ContentParser
import FaqBrowser

/// Groups of facts.
enum Animals {
  static func page(_ title: String, _ text: String) -> CatalogueEntry {
    CatalogueEntry(identity: title, title: title) { Document(blocks: [BodyBlock(text)]) }
  }

  static let cats = CatalogueEntry(
    identity: "Cats",
    title: "Cats",
    summary: "3 facts",
    pages: [
      page("Sleep", "They sleep."), page("Purr", "They purr."), page("Land", "They land."),
    ]
  ) { Document(blocks: [TitleBlock("All about cats"), BodyBlock("They are small.")]) }

  static let dogs = CatalogueEntry(
    identity: "Dogs",
    title: "Dogs",
    pages: [page("Smell", "They smell.")]
  ) { Document(blocks: [TitleBlock("All about dogs")]) }
}
