import FaqService
import Testing

@testable import faq

@Suite("The schema of content")
struct ContentSchemaTests {
  private let schema: JSONSchema

  init() throws { schema = try SchemaFiles.schema("faq-content") }

  @Test("The content that is built in is valid")
  func embedded() async throws {
    var content: [UInt8] = []
    var stream: any ByteStream = EmbeddedSource().open()
    while let chunk = try await stream.next() { content += chunk }
    let text = try #require(String(validating: content, as: UTF8.self))
    #expect(try schema.faults(in: text).isEmpty)
  }

  @Test("What the README says of content is valid", arguments: try SchemaFiles.listings("json"))
  func readme(listing: String) throws {
    guard !listing.contains("…"), !listing.contains("schemaVersion") else { return }
    #expect(try schema.faults(in: listing).isEmpty)
  }

  @Test("Good content is valid", arguments: try SchemaFiles.documents("good-content"))
  func good(content: String) throws {
    #expect(try schema.faults(in: content).isEmpty)
    #expect(try check(content).contains(#""severity":"error""#) == false)
  }

  @Test(
    "Bad content is not, and faq check says so too",
    arguments: try SchemaFiles.documents("bad-content")
  )
  func bad(content: String) throws {
    #expect(try !schema.faults(in: content).isEmpty)
    #expect(try check(content).contains(#""severity":"#))
  }

  @Test(
    "A fault is where an author would look for it",
    arguments: [
      (#"[{"elements":[{"type":"title","txt":"a"}]}]"#, ["/0/elements/0: required"]),
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

  private func check(_ content: String) throws -> String {
    try Program.faq.run(["check", "--format", "json", "--source", "-"], input: content).output
  }
}
