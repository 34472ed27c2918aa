import FaqService
import Testing

@Suite("Items and entries created in code")
struct ConstructionTests {
  @Test("An item is a JSON object with its type and its texts in order")
  func item() {
    let item = RawItem(
      type: "button",
      members: ["text": "Read \"more\"", "action": #"https://a.org/\"#]
    )
    #expect(
      String(utf8: item.source)
        == #"{"type":"button","text":"Read \"more\"","action":"https://a.org/\\"}"#
    )
    #expect(item.type == "button")
    #expect(item.members?.map(\.name.text) == ["type", "text", "action"])
    #expect(item["text"]?.string?.text == #"Read "more""#)
    #expect(item["action"]?.string?.text == #"https://a.org/\"#)
    #expect(String(utf8: RawItem(type: "rule").source) == #"{"type":"rule"}"#)
  }

  @Test(
    "An item equals what its JSON parses to, whatever its texts contain",
    arguments: [
      "", "plain", "\"\\/", "\0\u{1}\u{8}\t\n\u{B}\u{C}\r\u{1F}\u{7F}", "\r\n", "é日🙂\u{301}",
      "{}[],:", "\u{2028}\u{FEFF}\u{10FFFF}", String(repeating: "ö", count: 10_000),
    ]
  )
  func texts(text: String) throws {
    let item = RawItem(type: text, members: [text: text, "x": text])
    #expect(try RawItem(parsing: String(utf8: item.source)) == item)
    #expect(item.members?.map(\.value.string?.text) == [text, text, text])
    #expect(item.members?.map(\.name.text) == ["type", text, "x"])
    let literal = try #require(item["x"]?.string)
    #expect(literal.isEscaped == (literal.literal.count > text.utf8.count + 2))
  }

  @Test("Control characters are written as JSON escapes")
  func controls() {
    let item = RawItem(type: "\u{0}\u{8}\t\n\u{C}\r\u{1B}")
    #expect(String(utf8: item.source) == #"{"type":"\u0000\b\t\n\f\r\u001b"}"#)
  }

  @Test("An entry copies the sources of its items")
  func entry() throws {
    let parsed = try RawFaq(parsing: #"[ 7, {"type" : "poll", "share":[0.250, {"a":"\ud800"}] } ]"#)
    let faq = RawFaq(items: [RawItem(type: "title", members: ["text": "Why?"])] + parsed.items)
    #expect(
      String(utf8: faq.source)
        == #"{"elements":[{"type":"title","text":"Why?"},7,"#
        + #"{"type" : "poll", "share":[0.250, {"a":"\ud800"}] }]}"#
    )
    #expect(try RawFaq(parsing: String(utf8: faq.source)) == faq)
    #expect(faq.items == [RawItem(type: "title", members: ["text": "Why?"])] + parsed.items)
    #expect(faq.items.map(\.location.pointer) == ["/elements/0", "/elements/1", "/elements/2"])
    #expect(faq.items.map(\.location.offset) == [13, 44, 46])
    #expect(String(utf8: RawFaq(items: []).source) == #"{"elements":[]}"#)
    #expect(RawFaq(items: []).items.isEmpty)
  }

  @Test("An item and its values are located within its JSON")
  func places() throws {
    let item = RawItem(type: "title", members: ["text": "Why?"])
    #expect(item.location == RawLocation(offset: 0, line: 1, column: 1, pointer: ""))
    let text = try #require(item["text"])
    #expect(
      item.nested(text).location == RawLocation(offset: 23, line: 1, column: 24, pointer: "/text")
    )
  }
}
