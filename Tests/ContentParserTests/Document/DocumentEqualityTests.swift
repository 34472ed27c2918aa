import ContentParser
import FaqService
import Testing

@Suite("Equality of documents and blocks")
struct DocumentEqualityTests {
  private static let items = #"{"type":"title","text":"a"},{"type":"poll","text":"b"}"#

  @Test("Spaces between the parts of the JSON make no difference")
  func spaces() throws {
    let spaced = #"{"type" : "title","text":"a"} , {"type":"poll", "text":"b"}"#
    #expect(try ContentParser().parse(items: Self.items) == ContentParser().parse(items: spaced))
  }

  @Test(
    "Another item, order or spelling makes a difference",
    arguments: [
      #"{"type":"title","text":"a"}"#,
      #"{"type":"poll","text":"b"},{"type":"title","text":"a"}"#,
      #"{"type":"title","text":"\u0061"},{"type":"poll","text":"b"}"#,
      #"{"type":"title","text":"a"},{"text":"b","type":"poll"}"#,
      #"{"type":"title","text":"a"},{"type":"poll","text":"b","c":1}"#,
    ]
  )
  func different(items: String) throws {
    #expect(try ContentParser().parse(items: Self.items) != ContentParser().parse(items: items))
  }

  @Test("So does another member of the entry")
  func members() throws {
    let parser = ContentParser()
    #expect(
      try parser.parse(RawFaq(parsing: #"{"elements":[],"id":1}"#))
        != parser.parse(RawFaq(parsing: #"{"elements":[],"id":2}"#))
    )
  }

  @Test("Another policy makes a difference if it is seen")
  func policies() throws {
    let show = ContentParser(unknownPolicy: .show)
    let drop = ContentParser(unknownPolicy: .drop)
    #expect(try show.parse(items: Self.items) != drop.parse(items: Self.items))
    let title = #"{"type":"title","text":"a"}"#
    #expect(try show.parse(items: title) == drop.parse(items: title))
  }

  @Test("Blocks of different types are different, even with one item")
  func types() throws {
    let known = try ContentParser().parse(items: #"{"type":"body","text":"a"}"#)
    let unknown = try ContentParser(registry: .empty, unknownPolicy: .text)
      .parse(items: #"{"type":"body","text":"a"}"#)
    #expect(known.lowered == unknown.lowered)
    #expect(known.blocks != unknown.blocks)
  }

  @Test("Equal lists of blocks have one hash, and nodes with equal blocks are equal")
  func lists() {
    let list: BlockList = [TitleBlock("a"), BodyBlock("b")]
    let same: BlockList = [TitleBlock("a"), BodyBlock("b")]
    let other: BlockList = [TitleBlock("a"), BodyBlock("c")]
    #expect(Set([list, same, other]).count == 2)
    #expect(Node.blocks(list) == .blocks(same))
    #expect(Node.blocks(list) != .blocks(other))
    #expect(list != [TitleBlock("a")])
  }

  @Test("A list of blocks is a collection")
  func collection() {
    let blocks: [any Block] = [TitleBlock("a"), BodyBlock("b")]
    let list = BlockList(blocks)
    #expect(list.count == 2)
    #expect(list[1].type == .body)
    #expect(list.reversed().map(\.type) == [.body, .title])
    #expect(list.body == [.heading(level: 1, "a"), .paragraph("b")])
  }
}
