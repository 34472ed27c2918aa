import CocktailsAPI
import ContentParser
import FaqTesting
import Testing

@testable import CocktailBook

@Suite("What the framework promises holds here too")
struct PromiseTests {
  @Test("The block types meet the requirements of blocks", arguments: examples)
  func blocks(type: any ParsableBlock.Type, example: String) {
    #expect(violations(of: type, examples: [example]).isEmpty)
  }

  @Test("The source meets the requirements of a source, also where the service fails")
  func source() async {
    let source = entries(of: CocktailsAPI(latency: .zero))
    #expect(await violations(of: source).isEmpty)
    let failing = entries(of: FakeService(failure: .unavailable))
    #expect(await violations(of: failing, expecting: .failure).isEmpty)
  }

  private static let examples: [(any ParsableBlock.Type, String)] = [
    (Preparation.self, #"{"type":"preparation","minutes":5,"kind":"alcoholic"}"#),
    (Picture.self, #"{"type":"picture","name":"coupe-pale","of":"Daiquiri"}"#),
    (Ingredients.self, #"{"type":"ingredients","items":["60 ml white rum","1 lime"]}"#),
  ]
}
