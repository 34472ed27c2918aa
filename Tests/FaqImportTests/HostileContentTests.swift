import FaqService
import Testing

@testable import FaqImport

@Suite("Hostile content")
struct HostileContentTests {
  @Test(
    "Deep nesting takes no more time than its size asks for",
    arguments: [
      (#"{"question":"a?","answer":"#, #""b""#, "}"), (#"{"q":"#, #"{"q":"a","a":"b"}"#, "}"),
      ("[", #"{"q":"a","a":"b"}"#, "]"), (#"{"type":"doc","content":["#, "{}", "]}"),
      (#"{"json":"#, "1", "}"), (#"[{"type":"paragraph","children":"#, "[]", "}]"),
      (#"{"q":"a","a":[{"items":"#, #""b""#, "}]}"), (#"{"a?":"#, #""b""#, "}"),
    ]
  )
  func nesting(start: String, middle: String, end: String) throws {
    let depth = 240
    let content =
      String(repeating: start, count: depth) + middle
      + String(repeating: end, count: depth)
    let lines = try Listing.lines(of: Array(content.utf8))
    #expect(lines.utf8.count < 200 * content.utf8.count)
  }

  @Test("Names and texts of any kind become valid JSON")
  func names() throws {
    let content = #"""
      [{"":1,"a\"b":2,"__proto__":{"x":[]},"question":"\ud800\"\\","question":"b","answer":"\u0000"}]
      """#
    #expect(
      try Listing.lines(of: Array(content.utf8)) == """
        read as: entries, question "question", answer "answer" (plain text), 1 of 1
        \u{FFFD}"\\ {"":1, "a\\"b":2, "__proto__":{"x":[]}, "question":"b"}
          body: \u{0}

        """
    )
  }

  @Test("Many entries are all read, however many there are", arguments: [1_000, 8_000])
  func many(count: Int) throws {
    let entries = (0..<count).map {
      #"{"id":\#($0),"question":"Why \#($0)?","answer":"So &amp; so."}"#
    }
    let content = Array("[\(entries.joined(separator: ","))]".utf8)
    let result = try #require(try Importer(name: "test").read(content))
    #expect(result.record.reading.count == count)
    #expect(result.native.count < 3 * content.count)
  }

  @Test("One huge text is copied as it is")
  func huge() throws {
    let text = String(repeating: "word <b> \\\" ", count: 40_000)
    let content = Array(#"[{"question":"Why?","answer":"\#(text)"}]"#.utf8)
    let result = try #require(try Importer(name: "test").read(content))
    #expect(result.native.count < content.count + 200)
  }

  @Test(
    "Names are counted at any depth, each of them once",
    arguments: [
      (#"{"a":1,"b":2,"c":3}"#, true), (#"{"a":1,"b":2,"c":3,"d":4}"#, false),
      (#"[{"a":1,"b":2},{"a":1,"b":2},{"b":1,"c":2}]"#, true),
      (#"{"a":{"b":[{"c":{"d":4}}]}}"#, false), (#"["a","b","c","d",1]"#, true),
    ]
  )
  func nameCount(content: String, isUsual: Bool) throws {
    let root = try RawValue(parsing: Array(content.utf8))
    #expect(NameVariety.isUsual(in: root, upTo: 3) == isUsual)
  }

  @Test("Content with more names than FAQs have is not searched")
  func tooManyNames() throws {
    let names = (0..<NameVariety.maximumCount).map { #""\#($0)":0,"# }.joined()
    let entry = #""x":[{"question":"Why?","answer":"So."}]}"#
    #expect(try Importer(name: "test").read(Array("{\(names)\(entry)".utf8)) == nil)
  }
}
