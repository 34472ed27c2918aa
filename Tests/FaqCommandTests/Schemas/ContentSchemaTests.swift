import ContentParser
import FaqBlocks
import FaqService
import Testing

@Suite("The schema of content")
struct ContentSchemaTests {
  private let schema: JSONSchema

  init() throws { schema = try SchemaFiles.schema("faq-content") }

  @Test("The built-in content is valid")
  func embedded() async throws {
    var content: [UInt8] = []
    var stream: any ByteStream = EmbeddedSource().open()
    while let chunk = try await stream.next() { content += chunk }
    let text = try #require(String(validating: content, as: UTF8.self))
    #expect(try schema.faults(in: text).isEmpty)
  }

  @Test(
    "The examples of content in the documentation are valid",
    arguments: try SchemaFiles.listings("json")
  )
  func readme(listing: String) throws {
    guard !listing.contains("…"), !listing.contains("schemaVersion") else { return }
    #expect(try schema.faults(in: listing).isEmpty)
  }

  @Test("The documentation has a valid example of each type but title, body and button")
  func table() throws {
    let rows = try SchemaFiles.text("docs/blocks.md").split(separator: "\n").compactMap { line in
      line.firstMatch(of: #/^\| `([a-zA-Z]+)` \| `({"type":.*})` \|$/#)
    }
    let types = BlockRegistry.standard.adding(FaqBlocks.all).types.dropFirst(3)
    #expect(rows.map { String($0.1) } == types.map(\.rawValue))
    for row in rows {
      #expect(row.2.hasPrefix(#"{"type":"\#(row.1)""#))
      #expect(try schema.faults(in: "[\(row.2)]").isEmpty)
      let entries = #"""
        [{"elements":[{"type":"title","text":"Why?"},\#(row.2)]},
        {"id":"how","elements":[{"type":"title","text":"How?"},{"type":"body","text":"So."}]}]
        """#
      #expect(try check(entries).contains("severity") == false)
    }
  }

  @Test("The page on editors names one file of the schema, and the command that writes it")
  func name() throws {
    let path = "faq.schema.json"
    #expect(try SchemaFiles.text("docs/editors.md").contains("$ faq schema > \(path)\n"))
    let inContent = try SchemaFiles.listings("json").filter { $0.contains("$schema") }
    #expect(inContent.map { $0.contains("\"$schema\": \"\(path)\"") } == [true])
    let inSettings = try SchemaFiles.listings("jsonc")
    #expect(inSettings.map { $0.contains("\"url\": \"./\(path)\"") } == [true])
  }

  @Test("Good content is valid", arguments: try SchemaFiles.documents("good-content"))
  func good(content: String) throws {
    #expect(try schema.faults(in: content).isEmpty)
    #expect(try check(content).contains(#""severity":"error""#) == false)
  }

  @Test(
    "Bad content is invalid, and faq check reports it too",
    arguments: try SchemaFiles.documents("bad-content")
  )
  func bad(content: String) throws {
    #expect(try !schema.faults(in: content).isEmpty)
    #expect(try check(content).contains(#""severity":"#))
  }

  @Test(
    "A fault has the location of the faulty value",
    arguments: [
      (#"[{"elements":[{"type":"title","txt":"a"}]}]"#, ["/0/elements/0: required"]),
      (#"[{"elements":7}]"#, ["/0/elements: type"]),
      (#"{"x":[{"type":"title","text":7}]}"#, ["/x/0/text: type"]),
      (
        #"[{"type":"v","lang":"_","dir":1,"text":1}]"#, ["/0/dir: enum", "/0/lang: pattern"]
      ),
      (#"[{"type":"button","text":"a","action":"b"}]"#, ["/0/action: pattern"]),
      (#"[{"type":"button","text":"a","action":"tel: 1"}]"#, ["/0/action: not"]),
    ]
  )
  func places(content: String, faults: [String]) throws {
    #expect(try schema.faults(in: content) == faults)
  }

  @Test("The schema has the same limit for a fallback as faq", arguments: [1_000, 1_001])
  func long(count: Int) throws {
    let blocks = repeatElement(#"{"type":"body","text":"a"}"#, count: count)
    let content = #"[{"type":"v","fallback":[\#(blocks.joined(separator: ","))]}]"#
    #expect(try schema.faults(in: content) == (count > 1_000 ? ["/0/fallback: anyOf"] : []))
    #expect(try check(content).contains("long-list") == (count > 1_000))
  }

  @Test("The examples of the block types are valid")
  func examples() throws {
    let registry = BlockRegistry.standard.adding(FaqBlocks.all)
    for example in registry.types.flatMap({ registry[$0]?.examples ?? [] }) {
      #expect(try schema.faults(in: "[\(example)]").isEmpty)
    }
  }

  @Test("The schema lists all types of the program with descriptions")
  func types() throws {
    let text = try SchemaFiles.text("schemas/faq-content.schema.json")
    let item = try #require(RawValue(parsing: text).members["definitions"]?.members["item"])
    let choices = item.members["properties"]?.members["type"]?.members["anyOf"]?.elements ?? []
    let known = choices.flatMap { $0.members["const"]?.texts ?? [] }
    let types = BlockRegistry.standard.adding(FaqBlocks.all).types
    #expect(known == types.map(\.rawValue))
    #expect(choices.allSatisfy { $0.members["description"] != nil })
    let other = item.members["allOf"]?.elements.last?.members["if"]?.members["properties"]
    let excluded = other?.members["type"]?.members["not"]?.members["enum"]?.texts
    #expect(excluded == known)
  }

  private func check(_ content: String) throws -> String {
    try Program.faq.run(["check", "--format", "json", "--source", "-"], input: content).output
  }
}
