import ContentParser
import FaqService
import Testing

@Suite("An item that could not become a block")
struct UnknownBlockTests {
  @Test("It keeps its raw item, its reason and the type that it names", arguments: UnknownCase.all)
  func unknown(item: UnknownCase) throws {
    let unknown = try #require(try ContentParser().parse(item: item.json) as? UnknownBlock)
    #expect(unknown.reason == item.reason)
    #expect(unknown.type == item.type)
    #expect(unknown.raw.source.elementsEqual(item.json.utf8))
    #expect(unknown.fallback == nil)
  }

  @Test("It is small, since a hostile entry may have millions")
  func size() { #expect(MemoryLayout<UnknownBlock>.size <= 112) }

  @Test("Under show it is a notice with the content of the item", arguments: UnknownCase.all)
  func show(item: UnknownCase) throws {
    let block = try ContentParser(unknownPolicy: .show).parse(item: item.json)
    #expect(block.lowered == [.notice(item.notice, item.content)])
  }

  @Test("Under fail it looks as under show", arguments: UnknownCase.all)
  func fail(item: UnknownCase) throws {
    let block = try ContentParser(unknownPolicy: .fail).parse(item: item.json)
    #expect(block.lowered == [.notice(item.notice, item.content)])
  }

  @Test("Under text it is that content alone", arguments: UnknownCase.all)
  func text(item: UnknownCase) throws {
    let block = try ContentParser(unknownPolicy: .text).parse(item: item.json)
    #expect(block.lowered == item.content)
  }

  @Test("Under drop it is nothing", arguments: UnknownCase.all)
  func drop(item: UnknownCase) throws {
    let block = try #require(
      try ContentParser(unknownPolicy: .drop).parse(item: item.json) as? UnknownBlock
    )
    #expect(block.body.isEmpty)
    #expect(block.isDropped)
    #expect(block.raw.source.elementsEqual(item.json.utf8))
  }

  @Test(
    "A registered type with a similar name is suggested, and only if no type has the name",
    arguments: [
      (#"{"type":"recpie"}"#, "recipe"), (#"{"type":"Titel"}"#, "title"), (#"{"type":"x"}"#, nil),
      (#"{"type":"recipe"}"#, nil), (#"{"tpye":"recipe"}"#, nil), (#"{"type":""}"#, nil),
    ]
  )
  func suggestion(item: String, type: BlockType?) throws {
    let parser = ContentParser(registry: try .standard.adding([Recipe.self]))
    let unknown = try #require(try parser.parse(item: item) as? UnknownBlock)
    #expect(unknown.suggestion == type)
  }

  @Test("Only drop drops", arguments: [UnknownPolicy.show, .text, .fail])
  func notDropped(policy: UnknownPolicy) throws {
    let block = try ContentParser(unknownPolicy: policy).parse(item: #"{"type":"video"}"#)
    #expect((block as? UnknownBlock)?.isDropped == false)
  }

  @Test("A text is divided into paragraphs and lines like that of a body")
  func paragraphs() throws {
    let block = try ContentParser(unknownPolicy: .text).parse(
      item: #"{"a":"One.\nTwo.\n\nThree."}"#
    )
    #expect(
      block.body == [
        .paragraph([.text("One."), .lineBreak, .text("Two.")]),
        .paragraph("Three."),
      ]
    )
  }
}
