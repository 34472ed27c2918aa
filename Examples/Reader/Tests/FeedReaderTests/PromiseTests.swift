import ContentParser
import FaqService
import FaqTesting
import Testing

@testable import FeedReader

@Suite("What the framework promises holds here too")
struct PromiseTests {
  @Test("The block types meet the requirements of blocks", arguments: examples)
  func blocks(type: any ParsableBlock.Type, example: String) {
    #expect(violations(of: type, examples: [example]).isEmpty)
  }

  @Test("The source meets the requirements of a source, also where its base fails")
  func source() async {
    let feed = #"[{"title":"A","link":"https://example.com/"}]"#
    let source = articles(MemorySource(Array(feed.utf8)))
    #expect(await violations(of: source).isEmpty)
    let failing = articles(.file("/nowhere"))
    #expect(await violations(of: failing, expecting: .failure).isEmpty)
  }

  private static let examples: [(any ParsableBlock.Type, String)] = [
    (Byline.self, #"{"type":"byline","site":"example.org","date":"2026-11-20T08:00:00Z"}"#),
    (
      Picture.self,
      #"{"type":"picture","source":"https://example.com/a.png","description":"A map"}"#
    ),
  ]
}
