import ContentParser
import FaqImport
import FaqTesting
import Renderers
import Testing

@testable import AnimalFacts

@Suite("What the framework promises holds here too")
struct PromiseTests {
  private static let blocks: [any ParsableBlock.Type] = [
    Category.self, Fact.self, Picture.self,
  ]

  @Test("The block types meet the requirements of blocks")
  func blocks() throws {
    let registry = try BlockRegistry.standard.adding(Self.blocks)
    for type in Self.blocks {
      #expect(violations(of: type, among: registry).isEmpty, "\(type.type)")
    }
  }

  @Test("The source meets the requirements of a source, whatever it wraps")
  func source() async {
    #expect(await violations(of: { $0.importing(with: [CategoryRecogniser()]) }).isEmpty)
  }
}
