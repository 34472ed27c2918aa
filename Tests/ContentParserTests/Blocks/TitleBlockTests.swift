import ContentParser
import FaqService
import Testing

@Suite("A title")
struct TitleTests {
  @Test(
    "It is a heading of the first level",
    arguments: [
      (#""How?""#, "How?", [Inline.text("How?")]),
      (#""""#, "", []),
      (#""\n \u0085""#, "\n \u{85}", []),
      (#""a\n \n\t\nb\n""#, "a\n \n\t\nb\n", [.text("a b")]),
      (#"" *a* <b> ""#, " *a* <b> ", [.text(" *a* <b> ")]),
      (#""caf\u00e9""#, "café", [.text("café")]),
      (#""a\nb\r\nc\rd""#, "a\nb\r\nc\rd", [.text("a b c d")]),
      (#""a\u2028b\u2029c""#, "a\u{2028}b\u{2029}c", [.text("a b c")]),
      (#""a\u000bb\fc\u0085d""#, "a\u{B}b\u{C}c\u{85}d", [.text("a b c d")]),
    ]
  )
  func heading(literal: String, text: String, inlines: [Inline]) throws {
    let block = try ContentParser().parse(item: #"{"type":"title","text":\#(literal)}"#)
    let title = try #require(block as? TitleBlock)
    #expect(title.type == .title)
    #expect(title.text == text)
    #expect(title.body == [.heading(level: 1, inlines)])
    #expect(title.remarks.isEmpty)
  }

  @Test(
    "Without a text that is a string, it is unknown",
    arguments: [
      (#"{"type":"title"}"#, "`text` is missing"),
      (#"{"type":"title","text":null}"#, "`text` must be a string, but is null"),
      (#"{"type":"title","text":true}"#, "`text` must be a string, but is true"),
      (#"{"type":"title","text":1e3}"#, "`text` must be a string, but is the number 1e3"),
      (#"{"type":"title","text":["a"]}"#, "`text` must be a string, but is an array"),
      (#"{"type":"title","text":{}}"#, "`text` must be a string, but is an object"),
      (#"{"type":"title","text":"a","text":2}"#, "`text` must be a string, but is the number 2"),
    ]
  )
  func rejections(item: String, message: String) throws {
    let unknown = try #require(try ContentParser().parse(item: item) as? UnknownBlock)
    guard case .rejected(let error) = unknown.reason else {
      Issue.record("\(unknown.reason)")
      return
    }
    #expect(error.message == message)
    #expect(unknown.type == .title)
    #expect(unknown.raw.source.elementsEqual(item.utf8))
  }

  @Test("Unknown members are kept in the raw item")
  func unknownMembers() throws {
    let item = #"{ "type":"title", "x":1.0, "text":"Hi", "x":[ ] }"#
    #expect(try ContentParser().parse(item: item).raw.source.elementsEqual(item.utf8))
  }
}
