import ContentParser
import FaqTesting
import Renderers
import Testing

extension Video {
  static let examples = [
    #"{"type":"video","caption":"Tour","url":"https://example.com/tour"}"#
  ]
}

extension Callout {
  static let examples = [
    #"{"type":"callout","title":"Mind","elements":[{"type":"body","text":"Hot"}]}"#
  ]
}

@Suite("Types of one's own")
struct PromiseTests {
  @Test("A video keeps the promises of a block type")
  func video() {
    #expect(violations(of: Video.self).isEmpty)
  }

  @Test("A callout keeps the promises of a block type")
  func callout() {
    #expect(violations(of: Callout.self).isEmpty)
  }

  @Test("The outline keeps the promises of a renderer")
  func outline() {
    #expect(violations(of: OutlineRenderer(), blocks: [Video.self, Callout.self]).isEmpty)
  }

  @Test("An override keeps the promises of a renderer")
  func override() {
    #expect(violations(of: pageWithVideos(), blocks: [Video.self], reading: .html).isEmpty)
  }
}
