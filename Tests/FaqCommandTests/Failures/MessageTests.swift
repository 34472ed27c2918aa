import FaqBrowser
import Renderers
import Testing

@testable import FaqCommand

@Suite("Messages call entries as the program does")
struct MessageTests {
  private static let cocktails = EntryNames(
    singular: "cocktail",
    plural: "cocktails",
    overview: "Cocktails"
  )
  private static let animals = EntryNames(singular: "animal", plural: "animals", overview: "Zoo")

  @Test(
    "Every FAQ becomes a cocktail or an animal, with its article and its capital",
    arguments: [
      ("there is no FAQ 9", "there is no cocktail 9", "there is no animal 9"),
      (
        "list the FAQs, one row each", "list the cocktails, one row each",
        "list the animals, one row each"
      ),
      ("open an FAQ", "open a cocktail", "open an animal"),
      ("An FAQ matches.", "A cocktail matches.", "An animal matches."),
      ("Numbered. FAQs match.", "Numbered. Cocktails match.", "Numbered. Animals match."),
      ("FAQs", "Cocktails", "Animals"),
      ("(FAQ)", "(cocktail)", "(animal)"),
      ("FAQ_SOURCE and FAQPage stay", "FAQ_SOURCE and FAQPage stay", "FAQ_SOURCE and FAQPage stay"),
    ]
  )
  func wording(text: String, ofCocktails: String, ofAnimals: String) {
    #expect(Self.cocktails.inWording(text) == ofCocktails)
    #expect(Self.animals.inWording(text) == ofAnimals)
    #expect(EntryNames.faqs.inWording(text) == text)
  }

  @Test("Values in a message stay as they are")
  func values() {
    let message: Message = "there is no FAQ \(7) in \("an FAQ")" + Message(verbatim: "; FAQ")
    #expect(message.text(calling: Self.cocktails) == "there is no cocktail 7 in an FAQ; FAQ")
    #expect(message.description == "there is no FAQ 7 in an FAQ; FAQ")
  }

  @Test(
    "A program has its names in the overview, in failures and in reports",
    arguments: [
      (["list"], "Cocktails\n\n1. Americano\n", ""),
      (
        ["show", "2"], "",
        "faq: there is no cocktail 2 in built-in content; the last is 1\n"
          + "faq list shows the numbers.\n"
      ),
      (
        ["search", "zzz"], "",
        "faq: nothing in built-in content matches “zzz”\n"
          + "faq list shows all titles.\n"
      ),
      (["check"], "", "faq: no problems in 1 cocktail\n"),
    ]
  )
  func program(arguments: [String], output: String, errors: String) async {
    let run = Self.run(arguments)
    _ = await run.status()
    #expect((run.output as? RecordedOutput)?.text == output)
    #expect((run.errors as? RecordedOutput)?.text == errors)
  }

  @Test(
    "Help, the manual page and completions call entries as the program does",
    arguments: [
      ["help"], ["help", "show"], ["help", "search"], ["man"],
      ["completions", "words", "--", ""],
    ]
  )
  func help(arguments: [String]) async throws {
    let run = Self.run(arguments)
    #expect(await run.status() == .done)
    let text = try #require(run.output as? RecordedOutput).text
    #expect(text.contains("cocktails"))
    let words = text.split { !$0.isLetter && $0 != "_" }
    #expect(Set(words).isDisjoint(with: ["FAQ", "FAQs"]), "\(text)")
  }

  private static func run(_ arguments: [String]) -> Run {
    let program = FaqCommand(
      name: "cocktails",
      version: "1.0",
      summary: "Shows cocktails.",
      content: .embedded(
        #"[{"elements":[{"type":"title","text":"Americano"},{"type":"body","text":"Bitter."}]}]"#
      ),
      catalogue: Catalogue(cocktails)
    )
    var environment = Environment.pipe()
    environment.names = program.names
    return Run(
      program: program,
      arguments: arguments.map { Argument($0) },
      environment: environment,
      output: RecordedOutput(),
      errors: RecordedOutput()
    )
  }
}
