import ContentParser
import FaqService
import Testing

@Suite("A block type with relative addresses")
struct RelativeAddressTests {
  @Test("They are resolved against the base of the parser, if it has one")
  func resolved() throws {
    let entry = try RawFaq(parsing: #"[{"type":"clip","url":"tour"}]"#)
    let base = try BaseAddress("https://example.com/videos/")
    let parser = ContentParser(registry: try .standard.adding(Clip.self), base: base)
    let clip = try #require(parser.parse(entry).blocks.first as? Clip)
    #expect(clip.url.text == "https://example.com/videos/tour")
    let item = try #require(entry.items.first)
    #expect(throws: BlockError.self) { try Clip(parsing: item) }
  }
}

private struct Clip: ParsableBlock {
  static let type: BlockType = "clip"
  static let fields = ItemFields(.required("url", .address), as: Self.init)
  let raw: RawItem
  let url: Address

  var body: [Node] { [.action("Watch", url)] }
}
