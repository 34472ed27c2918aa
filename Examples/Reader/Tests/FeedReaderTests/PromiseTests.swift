import ContentParser
import FaqService
import FaqTesting
import Testing

@testable import FeedReader

@Suite("What the framework promises holds here too")
struct PromiseTests {
  @Test(
    "The block types meet the requirements of blocks",
    arguments: [Byline.self, Picture.self] as [any ParsableBlock.Type]
  )
  func blocks(type: any ParsableBlock.Type) { #expect(violations(of: type).isEmpty) }

  @Test("The source meets the requirements of a source, also where its base fails")
  func source() async {
    let feed = #"[{"title":"A","link":"https://example.com/"}]"#
    let source = articles(MemorySource(Array(feed.utf8)))
    #expect(await violations(of: source).isEmpty)
    let failing = articles(.file("/nowhere"))
    #expect(await violations(of: failing, expecting: .failure).isEmpty)
  }
}
