import FaqService
import Fuzz
import Testing

@Suite("NDJSON")
struct LineTests {
  private static let first = #"{"elements":[1]}"#
  private static let second = #"{"elements":[2]}"#

  @Test(
    "Lines are entries, with any line endings and blank lines",
    arguments: [
      "\(first)\n\(second)", "\(first)\n\(second)\n", "\(first)\r\n\(second)\r\n",
      "\n\n\(first)\n\n \t\r\n\n\(second)\n\n", "  \(first)  \n\t\(second) ",
      "\u{FEFF}\(first)\n\(second)",
    ],
    [1, 2, 1_000]
  )
  func lines(text: String, chunkSize: Int) {
    for layout in [RawFaqReader.Layout.detected, .lines] {
      let reading = Reading(text, chunkSize: chunkSize, layout: layout)
      #expect(reading.sources == [Self.first, Self.second])
      #expect(reading.items == [["1"], ["2"]])
      #expect(reading.pointers == [["/elements/0"], ["/elements/0"]])
      #expect(reading.error == nil)
    }
  }

  @Test("A line can be an array of items, an item or a scalar")
  func shapes() {
    let reading = Reading(
      "\(Self.first)\n[1,{\"type\":\"title\"}]\n{\"type\":\"title\"}\n7\n[]\n{}"
    )
    #expect(
      reading.items == [
        ["1"], ["1", #"{"type":"title"}"#], [#"{"type":"title"}"#], ["7"], [], ["{}"],
      ]
    )
    #expect(reading.pointers == [["/elements/0"], ["/0", "/1"], [""], [""], [], [""]])
    #expect(reading.faqs.allSatisfy { $0.fault == nil })
    #expect(reading.error == nil)
  }

  @Test("A bad line is reported, and the others are read", arguments: [1, 3, 1_000])
  func badLines(chunkSize: Int) {
    let text = [
      Self.first, #"{"elements":[}"#, "garbage", #"  {"elements":[3]} x"#, #"{"elements":[{"a":"#,
      "{\"a\":\"b", Self.second, #"{"elements":[1,"#,
    ]
    let reading = Reading(text.joined(separator: "\r\n"), chunkSize: chunkSize)
    #expect(reading.sources[1] == "{\"elements\":[}")
    #expect(reading.items == [["1"], [], [], [], [], [], ["2"], []])
    #expect(reading.error == nil)
    #expect(
      reading.faqs.map(\.fault?.description) == [
        nil,
        "line 2, column 14, at /elements/0: expected a value or ']', found '}'",
        "line 3, column 1: expected a value, found 'g'",
        "line 4, column 20: expected the end of the line, found 'x'",
        "line 5, column 19, at /elements/0/a: expected a value, found the end",
        "line 6, column 8, at /a: expected a quote that ends the string, found the end",
        nil,
        "line 8, column 16, at /elements/1: expected a value, found the end",
      ]
    )
    #expect(reading.faqs.map(\.location.line) == [1, 2, 3, 4, 5, 6, 7, 8])
    #expect(reading.faqs.map(\.location.column) == [1, 1, 1, 3, 1, 1, 1, 1])
  }

  @Test(
    "A bad first line is recognised if the second line is an object",
    arguments: [
      (#"{"elements":[}"#, "line 1, column 14, at /elements/0: expected a value or ']', found '}'"),
      (
        #"{"faqs":[{"type":01}]}"#,
        "line 1, column 19, at /faqs/0/type: expected no digit after a leading zero, found '1'"
      ),
      ("{x", "line 1, column 2: expected a member name in quotes or '}', found 'x'"),
      (
        "{\"a\":\"b",
        "line 1, column 8, at /a: expected a quote that ends the string, found the end"
      ),
    ],
    [1, 2, 1_000]
  )
  func badFirstLine(line: (text: String, fault: String), chunkSize: Int) {
    for separator in ["\n", "\n\n  \n"] {
      let text = line.text + separator + Self.second
      let reading = Reading(text, chunkSize: chunkSize)
      #expect(reading.sources == [line.text, Self.second])
      #expect(reading.faqs.map(\.fault?.description) == [line.fault, nil])
      #expect(reading.envelope.isEmpty)
      #expect(reading.error == nil)
    }
  }

  @Test(
    "A bad first line of any kind is reported if the second line is an entry",
    arguments: [
      ("nonsense", "line 1, column 2: expected 'null', found 'o'"),
      ("// comment", "line 1, column 1: expected a value, found '/'"),
      ("[", "line 1, column 2, at /0: expected a value or ']', found the end"),
      (#"{"a":1},"#, "line 1, column 8: expected the end of the line, found ','"),
      (#"{"elements":[1]} x"#, "line 1, column 18: expected the end of the line, found 'x'"),
    ],
    [1, 2, 1_000]
  )
  func badFirstLineBeforeEntries(line: (text: String, fault: String), chunkSize: Int) {
    for separator in ["\n", "\n\n  \n"] {
      let text = line.text + separator + Self.second + "\r\n" + Self.first
      let reading = Reading(text, chunkSize: chunkSize)
      #expect(reading.sources == [line.text, Self.second, Self.first])
      #expect(reading.faqs.map(\.fault?.description) == [line.fault, nil, nil])
      #expect(reading.error == nil)
    }
  }

  @Test(
    "A first line that is complete is an entry like the others",
    arguments: [
      ("[]", []), ("{}", ["{}"]),
      (#"{"elemets":[{"type":"title"}]}"#, [#"{"elemets":[{"type":"title"}]}"#]),
    ],
    [1, 2, 1_000]
  )
  func oddFirstLine(line: (text: String, items: [String]), chunkSize: Int) {
    let reading = Reading("\(line.text)\n\(Self.second)\n", chunkSize: chunkSize)
    #expect(reading.items == [line.items, ["2"]])
    #expect(reading.envelope.isEmpty)
    #expect(reading.error == nil)
  }

  @Test(
    "An array with an entry on each line is not NDJSON, even if a comma is missing",
    arguments: [
      ("[\n{\"elements\":[1]},\n{\"elements\":[2]}\n]", nil, 2),
      ("[\n{\"elements\":[1]}\n]", nil, 1),
      (
        "[\n{\"elements\":[1]}\n{\"elements\":[2]}\n]",
        "line 3, column 1: expected ',' or ']', found '{'", 1
      ),
      (
        "[\n{\"elements\":[1]}\n{\"elements\":[2]},\n{\"elements\":[3]}\n]",
        "line 3, column 1: expected ',' or ']', found '{'", 1
      ),
      (
        "{\"elements\":[1]},\n{\"elements\":[2]}",
        "line 1, column 17: expected the end, or an entry in a line of its own, found ','", 1
      ),
    ],
    [1, 2, 1_000]
  )
  func arrayOnLines(content: (text: String, error: String?, count: Int), chunkSize: Int) {
    let reading = Reading(content.text, chunkSize: chunkSize)
    #expect(reading.faqs.count == content.count)
    #expect(reading.error?.description == content.error)
  }

  @Test(
    "Any other fault in a first line ends reading",
    arguments: [
      (#"{"elements":[}"#, "line 1, column 14, at /elements/0: expected a value or ']', found '}'"),
      ("{\"a\":[}\n\n", "line 1, column 7, at /a/0: expected a value, found '}'"),
      ("{\"a\":[}\n ]", "line 1, column 7, at /a/0: expected a value, found '}'"),
      (
        "{\"a\":01,\n {\"b\":1}",
        "line 1, column 7, at /a: expected no digit after a leading zero, found '1'"
      ),
      ("[}\n{}", "line 1, column 2, at /0: expected a value, found '}'"),
    ],
    [1, 2, 1_000]
  )
  func fatalFirstLine(content: (text: String, error: String), chunkSize: Int) {
    let reading = Reading(content.text, chunkSize: chunkSize)
    #expect(reading.faqs.isEmpty)
    #expect(reading.error?.description == content.error)
  }

  @Test("Invalid UTF-8 affects only its line", arguments: [1, 2, 3, 1_000])
  func invalidUTF8(chunkSize: Int) {
    var bytes = Array("\(Self.first)\n[\"é?\"]\n\(Self.second)\n".utf8)
    if let index = bytes.firstIndex(of: UInt8(ascii: "?")) { bytes[index] = 0xFF }
    let reading = Reading(pieces: bytes.pieces(of: chunkSize))
    #expect(reading.items == [["1"], [], ["2"]])
    #expect(
      reading.faqs.map(\.fault?.description)
        == [nil, "line 2, column 4, at /0: expected UTF-8, found byte 0xFF", nil]
    )
    #expect(reading.faqs.map(\.fault?.code) == [nil, .invalidUTF8, nil])
  }

  @Test("With the layout of lines, each line is an entry", arguments: [1, 2, 1_000])
  func layout(chunkSize: Int) {
    let text = "garbage\n[1,2]\n \n[\n{\"elements\":[3]}\n]\n{\"faqs\":[{\"type\":\"title\"}]}"
    let reading = Reading(text, chunkSize: chunkSize, layout: .lines)
    #expect(
      reading.items == [[], ["1", "2"], [], ["3"], [], [#"{"faqs":[{"type":"title"}]}"#]]
    )
    #expect(
      reading.faqs.map(\.fault?.description) == [
        "line 1, column 1: expected a value, found 'g'", nil,
        "line 4, column 2, at /0: expected a value or ']', found the end", nil,
        "line 6, column 1: expected a value, found ']'", nil,
      ]
    )
    #expect(reading.error == nil)
  }

  @Test(
    "With the layout of lines, blank content has no FAQs",
    arguments: ["", " \n\n "]
  )
  func blank(text: String) {
    let reading = Reading(text, layout: .lines)
    #expect(reading.faqs.isEmpty)
    #expect(reading.error == nil)
  }
}
