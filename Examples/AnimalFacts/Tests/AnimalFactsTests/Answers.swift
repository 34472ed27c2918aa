import ContentParser
import FaqBrowser
import FaqImport
import FaqService

@testable import AnimalFacts

/// Answers of the server, and what the program makes of them.
enum Answers {
  /// A free category, a paid one, and two that are still empty.
  static let small = #"""
    [
      {"title":"Owls","description":"Hard to surprise.","image":"owl","order":3,"status":"paid",
        "content":[{"fact":"Owls turn their heads.","image":"owl-amazed"}]},
      {"title":"Bats","description":"Fly by ear.","order":10,"status":"free"},
      {"title":"Cats","description":"Sleep a lot.","image":"cat","order":1.5,"status":"free",
        "content":[{"fact":"Cats \"sleep\".","image":"cat-asleep"},{"fact":"Cats purr."}]},
      {"title":"Bees","description":"Dance.","status":"paid","content":[]}
    ]
    """#

  /// The entries that an answer becomes.
  static func faqs(of answer: String) async throws -> [RawFaq] {
    try await FaqService(
      source: MemorySource(Array(answer.utf8)).importing(with: [CategoryRecogniser()])
    ).fetch()
  }

  static func documents(of answer: String) async throws -> [Document] {
    let registry = try BlockRegistry.standard.adding([Category.self, Fact.self, Picture.self])
    return ContentParser(registry: registry).parse(try await faqs(of: answer))
  }

  /// The rows of the screens.
  static func entries(of answer: String) async throws -> [CatalogueEntry] {
    try await documents(of: answer).map { document in
      CatalogueEntry(title: document.title ?? "") { document }.withFacts
    }
  }
}
