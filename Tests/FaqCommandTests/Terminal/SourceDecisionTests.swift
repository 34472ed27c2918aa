import FaqService
import Testing

@testable import faq

@Suite("The source is the one that is named, then FAQ_SOURCE, then the built-in one")
struct SourceDecisionTests {
  @Test(
    "Options by variables",
    arguments: [
      (nil, [:], .embedded),
      (nil, ["FAQ_SOURCE": ""], .embedded),
      (nil, ["FAQ_SOURCE": "f.json"], .file("f.json")),
      ("g.json", ["FAQ_SOURCE": "f.json"], .file("g.json")),
      ("-", [:], .standardInput),
      ("./-", [:], .file("./-")),
    ] as [(String?, [String: String], SourceDecision)]
  )
  func source(option: String?, variables: [String: String], decision: SourceDecision) {
    #expect(SourceDecision(option, in: .pipe(variables)) == decision)
  }

  @Test("Sources are named as people name them")
  func names() {
    #expect(SourceDecision.embedded.source.name == "embedded content")
    #expect(SourceDecision.file("f.json").source.name == "f.json")
    #expect(SourceDecision.standardInput.source.name == "standard input")
  }
}
