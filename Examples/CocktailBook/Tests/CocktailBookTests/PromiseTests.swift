import CocktailsAPI
import ContentParser
import FaqTesting
import Testing

@testable import CocktailBook

@Suite("What the framework promises holds here too")
struct PromiseTests {
  @Test(
    "The block types meet the requirements of blocks",
    arguments: [Preparation.self, Picture.self, Ingredients.self] as [any ParsableBlock.Type]
  )
  func blocks(type: any ParsableBlock.Type) { #expect(violations(of: type).isEmpty) }

  @Test("The source meets the requirements of a source, also where the service fails")
  func source() async {
    let source = entries(of: CocktailsAPI(latency: .zero))
    #expect(await violations(of: source).isEmpty)
    let failing = entries(of: FakeService(failure: .unavailable))
    #expect(await violations(of: failing, expecting: .failure).isEmpty)
  }
}
