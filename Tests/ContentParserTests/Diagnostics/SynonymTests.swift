import ContentParser
import FaqService
import Testing

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
    arguments: ["question", "Heading", "tittle", "h1"]
  )
  func types(type: String) throws {
    let document = try ContentParser().parse(items: #"{"type":"\#(type)","text":"a"}"#)
    #expect(
      document.summaries == [
        "1:22 /elements/0/type warning unknown-type: the type `\(type)` is not known"
          + " → Did you mean `title`?"
      ]
    )
  }

  @Test("A type that is registered is never taken for another")
  func registered() throws {
    let parser = ContentParser(registry: .standard.adding([Link.self]))
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
        "`\(short)` is there more than once; the last one counts",
      ]
    )
  }
}

private struct Link: ParsableBlock {
  static let type: BlockType = "link"
  let raw: RawItem
  let text: String

  init(parsing item: RawItem) throws(BlockError) {
    raw = item
    text = try item.text("text")
  }

  var body: [Node] { [.paragraph(text)] }
}
