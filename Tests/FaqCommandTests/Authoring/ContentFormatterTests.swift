import FaqService
import Testing

@testable import FaqCommand

@Suite("The canonical layout of content")
struct ContentFormattingTests {
  @Test("An item is on a line of its own, and an entry is not on one line")
  func content() throws {
    let content = """
      [{"elements":[{"type":"title","text":"Why?"},{"type":"body","text":"Because."}]},
         { "lang"  : "en",
      "elements":[]}]
      """
    let formatted = """
      [
        {
          "elements": [
            { "type": "title", "text": "Why?" },
            { "type": "body", "text": "Because." }
          ]
        },
        { "lang": "en", "elements": [] }
      ]

      """
    #expect(try format(content) == formatted)
  }

  @Test("An object or array that holds another one has a line for each member or element")
  func nesting() throws {
    let content = #"{"a":[[1,2],[3]],"b":{"c":{},"d":[]},"e":[{}]}"#
    let formatted = """
      {
        "a": [
          [1, 2],
          [3]
        ],
        "b": { "c": {}, "d": [] },
        "e": [{}]
      }

      """
    #expect(try format(content) == formatted)
  }

  @Test("A line of 99 characters still has room for a comma; one of 100 has not")
  func width() throws {
    // { "text": "…" } has 14 characters besides the text.
    let short = String(repeating: "é", count: 85)
    #expect(try format(#"{"text":"\#(short)"}"#) == "{ \"text\": \"\(short)\" }\n")
    let long = short + "e"
    #expect(try format(#"{"text":"\#(long)"}"#) == "{\n  \"text\": \"\(long)\"\n}\n")
  }

  @Test("The indentation and the member's name count as part of the line")
  func indentation() throws {
    let text = String(repeating: "a", count: 77)
    #expect(
      try format(#"{"name":["\#(text)"],"o":[[]]}"#).contains("\n  \"name\": [\"\(text)\"],\n")
    )
    let longer = String(repeating: "a", count: 87)
    let formatted = """
      {
        "name": [
          "\(longer)"
        ],
        "o": [[]]
      }

      """
    #expect(try format(#"{"name":["\#(longer)"],"o":[[]]}"#) == formatted)
  }

  @Test("Numbers, escapes, duplicates and the order of members stay as they are")
  func spelling() throws {
    let content = #"{"b":1.50E+2,"a":"\u00e9\/\ud800","b":-0,"":""}"#
    #expect(
      try format(content) == #"{ "b": 1.50E+2, "a": "\u00e9\/\ud800", "b": -0, "": "" }"# + "\n"
    )
  }

  @Test("Brackets, commas, colons and quotes in a string are part of the string")
  func strings() throws {
    let content = #"["{", "[1,2]:", "a \" b\\", "\\\""]"#
    #expect(try format(content) == content + "\n")
  }

  @Test(
    "Content of several JSON texts stays one text a line, without spaces",
    arguments: [
      ("{\"a\": [1, 2]}\n\n  {\"b\": \"c d\"}", "{\"a\":[1,2]}\n{\"b\":\"c d\"}\n"),
      ("{\n  \"a\": 1\n}\r\n{ }\r\n", "{\"a\":1}\n{}\n"),
    ]
  )
  func lines(content: String, formatted: String) throws {
    #expect(try format(content) == formatted)
  }

  @Test("One JSON text is written on one line if that is asked for")
  func singleLine() throws {
    let content = Array("{\n  \"elements\": []\n}".utf8)
    #expect(
      try ContentFormatter.formatted(content, writesLines: true)
        == Array("{\"elements\":[]}\n".utf8)
    )
  }

  @Test(
    "A byte order mark and white space around the content are removed",
    arguments: [
      ("\u{FEFF}[]", "[]\n"), ("\r\n\t[ \r\n ]\r\n\n", "[]\n"), (" \"a\" ", "\"a\"\n"),
      ("12", "12\n"), ("[\r\n1,\r\n2\r\n]", "[1, 2]\n"),
    ]
  )
  func marks(content: String, formatted: String) throws {
    #expect(try format(content) == formatted)
  }

  @Test(
    "Content that cannot be read has no layout",
    arguments: [
      ("[{},]", "line 1, column 5, at /1: expected a value, found ']'"),
      ("", "line 1, column 1: expected JSON, found nothing"),
      (
        "{\"a\":1}\n{\"a\":}\n{\"a\":2}",
        "line 2, column 6, at /a: expected a value, found '}'"
      ),
    ]
  )
  func malformed(content: String, message: String) {
    let fault = #expect(throws: RawReadingError.self) { try format(content) }
    #expect(fault?.description == message)
  }

  @Test("However deep content is nested, it is laid out without recursion")
  func depth() throws {
    let depth = 500
    let opening = String(repeating: "[", count: depth)
    let closing = String(repeating: "]", count: depth)
    let formatted = try format(opening + "1" + closing)
    #expect(formatted.filter { $0 > " " } == opening + "1" + closing)
    #expect(formatted.utf8.count { $0 == UInt8(ascii: "\n") } == 2 * depth + 1)
  }

  @Test("Indentation that makes far more of the content than it is, is refused")
  func growth() {
    let deep = String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
    let content = "[" + Array(repeating: deep, count: 300).joined(separator: ",") + "]"
    let fault = #expect(throws: RawReadingError.self) { try format(content) }
    #expect(
      fault?.description == """
        line 1, column 6759: expected values that are nested so little that the layout has \
        at most 8 times the size of the content, found more
        """
    )
  }

  @Test(
    "The result does not depend on the chunks, and content that has its form is not changed",
    arguments: [
      "\u{FEFF}[{\"é\":[1,{}]}, [[]], \"a\\\"b\", -1.5e3]", " {}\n{\"a\": 1}\n", "[1]\n2",
      "{\"a\":1}\n[[2]]\n", "[\n  [],\n  [[]]\n]\n", "12", "[1]\r\n[2]",
    ]
  )
  func chunks(content: String) throws {
    let bytes = Array(content.utf8)
    let formatted = try ContentFormatter.formatted(bytes)
    for (content, isChanged) in [(bytes, formatted != bytes), (formatted, false)] {
      for size in [1, 2, 3, 7] {
        var formatter = ContentFormatter()
        for start in stride(from: 0, to: content.count, by: size) {
          try formatter.add(Array(content[start..<min(start + size, content.count)]))
        }
        let result = try formatter.end()
        #expect(try result.output.read(0..<result.output.count) == formatted)
        #expect(result.isChanged == isChanged)
      }
    }
  }

  private func format(_ content: String) throws -> String {
    String(utf8: try ContentFormatter.formatted(Array(content.utf8)))
  }
}
