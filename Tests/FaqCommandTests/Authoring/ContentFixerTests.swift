import Bytes
import ContentParser
import FaqService
import Fuzz
import Platform
import Testing

@testable import FaqCommand

@Suite("What is mended without asking")
struct ContentFixingTests {
  @Test(
    "A missing scheme, a misspelt type and a misspelt member are mended, and nothing else changes"
  )
  func everything() throws {
    let content = #"""
      [{"elements" : [
        {"type": "tittle", "txet" :  "Why\u003f"},
        {"tpye":"button","text": "More", "action": "www.example.com\/caf\u00e9"} ]}]

      """#
    let fixed = try fix(content)
    let expected = #"""
      [{"elements" : [
        {"type": "title", "text" :  "Why\u003f"},
        {"type":"button","text": "More", "action": "https://www.example.com\/caf\u00e9"} ]}]

      """#
    #expect(fixed.text == expected)
    #expect(
      fixed.notes == [
        "2:12 unknown-type: wrote `title` instead of `tittle`",
        "2:21 missing-member: wrote `text` instead of `txet`",
        "3:4 missing-type: wrote `type` instead of `tpye`",
        "3:46 unsafe-address: wrote `https://www.example.com/café` "
          + "instead of `www.example.com/café`",
      ]
    )
  }

  @Test(
    "A word is only mended if one letter or its case is wrong, and one name is meant",
    arguments: [
      (#""type":"Title""#, #""type":"title""#), (#""type":"tilte""#, #""type":"title""#),
      (#""type":"bodies""#, nil), (#""type":"bo""#, nil), (#""type":"video""#, nil),
      (#""type":"tittle","fallback":"drop""#, nil), (#""type":"titl\u0065s""#, #""type":"title""#),
    ]
  )
  func type(members: String, fixed: String?) throws {
    let content = #"[{"elements":[{"text":"a",\#(members)}]}]"#
    #expect(try fix(content).text == #"[{"elements":[{"text":"a",\#(fixed ?? members)}]}]"#)
  }

  @Test(
    "A member is not renamed if two are similar, or if any item may have it",
    arguments: [
      #"{"type":"title","tex":"a","txt":"b"}"#, #"{"typo":"title","tipe":"b"}"#,
      #"{"type":"title","title":"a"}"#, #"{"type":"title"}"#,
    ]
  )
  func members(item: String) throws {
    let content = #"[{"elements":[\#(item)]}]"#
    #expect(try fix(content).text == content)
  }

  @Test(
    "An address is only mended if its text says which one is meant",
    arguments: [
      ("example.com/a?b#c", "https://example.com/a?b#c"), ("https:/e.org", "https://e.org"),
      ("//e.org", "https://e.org"), ("me@e.org", "mailto:me@e.org"), ("+49123", "tel:+49123"),
      ("www.e.org/a b", "https://www.e.org/a%20b"),
      ("javascript:alert(1)", nil), ("more", nil), ("https://a b", nil), ("", nil),
    ]
  )
  func address(text: String, fixed: String?) throws {
    let button = #"[{"type":"title","text":"a"},{"type":"button","text":"a","action":""#
    #expect(try fix("\(button)\(text)\"}]").text == "\(button)\(fixed ?? text)\"}]")
  }

  @Test("A long address is mended too")
  func longAddress() throws {
    let path = String(repeating: "a/", count: 300)
    let button = #"[{"type":"title","text":"a"},{"type":"button","text":"a","action":""#
    #expect(
      try fix("\(button)www.e.org/\(path)\"}]").text == "\(button)https://www.e.org/\(path)\"}]"
    )
  }

  @Test("In NDJSON, lines that are not JSON stay as they are")
  func lines() throws {
    let content = """
      {"elements":[{"type":"titel","text":"a"}]}
      {"elements":[{"type":"titel","text":"a"]}
      {"elements":[{"type":"titel","text":"a"}]}
      """
    let fixed = """
      {"elements":[{"type":"title","text":"a"}]}
      {"elements":[{"type":"titel","text":"a"]}
      {"elements":[{"type":"title","text":"a"}]}
      """
    #expect(try fix(content).text == fixed)
  }

  @Test("Items in a fallback and after a byte order mark are mended in their places")
  func places() throws {
    let content = "\u{FEFF}[{\"type\":\"x\",\"fallback\":[{\"type\":\"bodi\",\"text\":\"é\"}]}]"
    let fixed = "\u{FEFF}[{\"type\":\"x\",\"fallback\":[{\"type\":\"body\",\"text\":\"é\"}]}]"
    #expect(try fix(content).text == fixed)
  }

  @Test("Content that is not JSON is not mended")
  func malformed() {
    #expect(throws: RawReadingError.self) { try fix("[{\"type\":\"titel\"},]") }
  }

  @Test("A relative address stays as it is where the content has a base")
  func base() throws {
    let content = #"""
      {"base":"https://e.org/","faqs":[[{"type":"button","text":"a","action":"map.html"}]]}
      """#
    #expect(try fix(content).text == content)
  }

  @Test("In random content, only strings with a correction change")
  func random() throws {
    var random = SeededGenerator(seed: 15)
    for _ in 0..<500 {
      let content = ContentGenerator.content(&random)
      let fixed = try fixed(content)
      let bytes = try fixed.content.read(0..<fixed.content.count)
      let (before, after) = (JSONTokens(content).map(\.kind), JSONTokens(bytes).map(\.kind))
      try #require(before == after)
      try #require(fixed.changes.isEmpty == (bytes == content))
      try #require(try self.fixed(bytes).changes.isEmpty)
    }
  }

  private func fixed(_ bytes: [UInt8]) throws -> FixedContent {
    let content = Spool(folder: "/tmp")
    try content.append(bytes)
    return try ContentFixer(parser: ContentParser()).fixed(content)
  }

  private func fix(_ content: String) throws -> (text: String, notes: [String]) {
    let fixed = try fixed(Array(content.utf8))
    let notes = try fixed.notes.map { note in
      "\(note.location.line):\(note.location.column) \(note.code.rawValue): \(note.message)"
    }
    return (String(utf8: try fixed.content.read(0..<fixed.content.count)), notes)
  }
}
