import ContentParser
import FaqService
import Platform
import Testing

@testable import FaqCommand

@Suite("faq schema")
struct SchemaCommandTests {
  @Test("The file in the repository is what the program prints")
  func file() throws {
    let file = try SchemaFiles.text("schemas/faq-content.schema.json")
    #expect(try Program.faq.run(["schema"]) == .done(file))
  }

  @Test("A declared type has its fields, in the kinds that check expects")
  func declared() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      [{"type": "clip", "fields": {"caption": "text", "url": "address", "size?": ["small", "big"],
      "count?": "int", "ratio?": "number", "loops?": "bool", "made?": "date", "tags?": "texts",
      "more?": "blocks"}, "body": [{"paragraph": "{caption}"}]}]
      """,
      to: "types.json"
    )
    let types = "\(folder.path)/types.json"
    let text = try Program.faq.run(["schema", "--types", types]).output
    let schema = try JSONSchema(text)
    for (item, isValid) in [
      (#"{"type":"clip","caption":"a","url":"https://a.b/"}"#, true),
      (
        """
        {"type":"clip","caption":"a","url":"https://a.b/","size":"big","count":1,"ratio":1.5,\
        "loops":true,"made":"2026-11-21T09:30:00Z","tags":["a"],"more":{"type":"divider"}}
        """, true
      ),
      (#"{"type":"clip","caption":"a"}"#, false),
      (#"{"type":"clip","caption":1,"url":"https://a.b/"}"#, false),
      (#"{"type":"clip","caption":"a","url":"a"}"#, false),
      (#"{"type":"clip","caption":"a","url":"https://a.b/","size":"huge"}"#, false),
      (#"{"type":"clip","caption":"a","url":"https://a.b/","count":1.5}"#, false),
      (#"{"type":"clip","caption":"a","url":"https://a.b/","made":"today"}"#, false),
      (#"{"type":"clip","caption":"a","url":"https://a.b/","more":[{"type":7}]}"#, false),
    ] {
      let content = #"[{"elements":[{"type":"title","text":"a"},\#(item)]}]"#
      let check = ["check", "--types", types, "--format", "json"]
      let report = try Program.faq.run(check, reading: content).output
      #expect(try schema.faults(in: content).isEmpty == isValid, "\(item)")
      #expect(report.contains(#""severity":"error""#) != isValid, "\(item)")
    }
  }

  @Test("A type says with its fields what its items are, and completes them")
  func completed() throws {
    let types = KnownTypes(of: FaqCommand(name: "a", version: "1", blocks: [Dial.self])).all
    let dial = try #require(types.last)
    #expect(
      dial.itemSchema.json == """
        {"description":"A scale.","required":["level"],\
        "properties":{"level":{"description":"How \\"far\\".","type":"integer","examples":[3],\
        "maximum":5}},"minProperties":2}
        """
    )
    #expect(
      dial.snippet?.json == #"""
        {"label":"dial","description":"A scale.","body":{"type":"dial","level":3,"unit":"\\$"}}
        """#
    )
  }

  @Test("Every member has a description, and every type a snippet")
  func described() throws {
    let types = try RawValue(parsing: Program.faq.run(["schema"]).output)
      .members["definitions"]?.members["item"]?.members
    let rules = try #require(types?["allOf"]?.elements.dropLast())
    #expect(types?["defaultSnippets"]?.elements.count == rules.count)
    for rule in rules {
      let consequence = rule.members["then"]
      #expect(consequence?.members["description"]?.texts != [""])
      for (name, property) in consequence?.members["properties"]?.members ?? [:] {
        #expect(property.members["description"] != nil, "\(name)")
      }
    }
  }

  @Test("A member `$schema` at the root is no fault")
  func reference() throws {
    let content = """
      {"$schema": "https://example.com/faq.schema.json",
      "faqs": [{"elements": [{"type": "title", "text": "a"}, {"type": "body", "text": "b"}]}]}
      """
    #expect(
      try Program.faq.run(["check"], reading: content)
        == .init(ending: .exited(0), output: "", error: "faq: no problems in 1 FAQ\n")
    )
  }
}

private struct Dial: ParsableBlock {
  static let type: BlockType = "dial"
  static let fields = ItemFields(.required("level", .int, "How \"far\""), as: Self.init)
  static let summary = "A scale."
  static let examples = [#"{"type":"dial","level":3,"unit":"$"}"#]
  static let schema = #"{"properties":{"level":{"maximum":5}},"minProperties":2}"#

  let raw: RawItem
  let level: Int

  var body: [Node] { [.paragraph("\(level)")] }
}
