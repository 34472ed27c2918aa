import ContentParser
import FaqService
import Testing

@Suite("Did you mean")
struct SpellingTests {
  private static let types = ["body", "button", "title"]

  @Test(
    "A word with one or two slips is recognised",
    arguments: [
      ("tittle", "title"), ("titel", "title"), ("itle", "title"), ("titles", "title"),
      ("Title", "title"), ("TITLE", "title"), ("tilte", "title"), ("bodi", "body"),
      ("bdoy", "body"), ("boddy", "body"), ("buton", "button"), ("bottun", "button"),
      ("Buttons", "button"),
    ]
  )
  func near(word: String, candidate: String) {
    #expect(Spelling.nearest(to: word, among: Self.types) == candidate)
  }

  @Test(
    "A word with more slips is not",
    arguments: ["video", "", "t", "boy-band", "btn", "titled-page", "text", "heading"]
  )
  func far(word: String) { #expect(Spelling.nearest(to: word, among: Self.types) == nil) }

  @Test("The start of a name counts as one slip", arguments: ["ti", "tit", "titl"])
  func beginning(word: String) {
    #expect(Spelling.nearest(to: word, among: Self.types) == "title")
  }

  @Test("The nearest wins, and of two equally near the first")
  func several() {
    #expect(Spelling.nearest(to: "titles", among: ["tides", "titels", "title"]) == "titels")
    #expect(Spelling.nearest(to: "cart", among: ["card", "care"]) == "card")
    #expect(Spelling.nearest(to: "cart", among: []) == nil)
  }

  @Test(
    "A slip is one letter or the case, if only one name is that near",
    arguments: [
      ("tittle", "title"), ("TITLE", "title"), ("tilte", "title"), ("title", "title"),
      ("titles", "title"), ("bodies", nil), ("bo", nil), ("tit", nil), ("", nil),
      ("care", nil),
    ]
  )
  func slip(word: String, name: String?) {
    #expect(Spelling.slip(in: word, of: Self.types + ["card", "cart"]) == name)
  }

  @Test("A very long word is compared in little time")
  func long() {
    let word = String(repeating: "tilte", count: 100_000)
    #expect(Spelling.nearest(to: word, among: Self.types) == nil)
  }
}

@Suite("Other words for the names of the format")
struct SynonymTests {
  @Test(
    "A member under another name is recognised",
    arguments: [
      (#"{"type":"button","text":"a","url":"tel:1"}"#, "url", "button", "action"),
      (#"{"type":"button","text":"a","HREF":"tel:1"}"#, "HREF", "button", "action"),
      (#"{"type":"button","label":"a","action":"tel:1"}"#, "label", "button", "text"),
      (#"{"type":"body","content":"a"}"#, "content", "body", "text"),
      (#"{"type":"body","txet":"a"}"#, "txet", "body", "text"),
    ]
  )
  func members(item: String, name: String, type: String, meant: String) throws {
    let document = try ContentParser().parse(items: #"{"type":"title","text":"T"},"# + item)
    #expect(
      document.diagnostics.map { "\($0.location.pointer) \($0.message) → \($0.hint ?? "")" } == [
        "/elements/1/\(name) `\(name)` is not a member of `\(type)` → Did you mean `\(meant)`?"
      ]
    )
  }

  @Test(
    "A type under another name is recognised, and there is no other warning about the title",
    arguments: [
      ("question", "warning"), ("Heading", "warning"), ("tittle", "error"), ("h1", "warning"),
    ]
  )
  func types(type: String, severity: String) throws {
    let document = try ContentParser().parse(items: #"{"type":"\#(type)","text":"a"}"#)
    #expect(
      document.summaries == [
        "1:22 /elements/0/type \(severity) unknown-type: the type `\(type)` is not known"
          + " → Did you mean `title`?"
      ]
    )
  }

  @Test("A type that is registered is never taken for another")
  func registered() throws {
    let parser = ContentParser(registry: try .standard.adding([Link.self]))
    let document = try parser.parse(
      items: #"{"type":"title","text":"a"},{"type":"link","text":"b"}"#
    )
    #expect(document.summaries.isEmpty)
  }

  @Test("A type or a name of any length is shortened")
  func long() throws {
    let long = String(repeating: "x", count: 1_000_000)
    let short = String(repeating: "x", count: 80) + "…"
    let document = try ContentParser().parse(
      items: #"{"type":"title","text":"T"},{"type":"\#(long)","\#(long)":1,"\#(long)":2}"#
    )
    #expect(
      document.diagnostics.map(\.message) == [
        "the type `\(short)` is not known",
        "duplicate member `\(short)`; the last one counts",
      ]
    )
  }
}

private struct Link: ParsableBlock {
  static let type: BlockType = "link"
  static let fields = ItemFields(.required("text", .text), as: Self.init)
  let raw: RawItem
  let text: String

  var body: [Node] { [.paragraph(text)] }
}
