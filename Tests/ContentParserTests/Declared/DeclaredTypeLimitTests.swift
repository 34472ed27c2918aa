import ContentParser
import FaqService
import Testing

@Suite("The limits of declared types")
struct DeclaredTypeLimitTests {
  @Test("Types nested in themselves end at the limit of depth")
  func recursion() throws {
    let depth = 200
    let item =
      String(repeating: #"{"type":"box","in":"#, count: depth) + #"{"type":"body","text":"x"}"#
      + String(repeating: "}", count: depth)
    let document = try ContentParser.declaring(
      #"{"type":"box","fields":{"in":"blocks"},"body":[{"quote":[{"blocks":"{in}"}]}]}"#
    ).parse(items: #"{"type":"title","text":"T"},"# + item)
    #expect(document.diagnostics.map(\.code) == [.deepNesting])
  }

  @Test("A template does not multiply long text")
  func repetition() throws {
    let parser = try ContentParser.declaring(
      """
      {"type":"x","fields":{"a":"text"},\
      "body":[\(Array(repeating: #"{"paragraph":"{a}"}"#, count: 100).joined(separator: ","))]}
      """
    )
    let short = try parser.parse(item: #"{"type":"x","a":"short"}"#)
    #expect(short.body.count == 100)
    let text = String(repeating: "x", count: 10_000)
    let long = try #require(
      try parser.parse(item: #"{"type":"x","a":"\#(text)"}"#) as? UnknownBlock
    )
    #expect(
      long.reason
        == .rejected(
          BlockError(.longOutput, message: "the type `x` repeats this item's text too often")
        )
    )
  }

  @Test("Depth, size and numbers are limited")
  func limits() throws {
    func code(_ body: String, fields: String = "{}") throws -> [String] {
      try TypeDeclarations(
        parsing: #"{"type":"x","fields":\#(fields),"body":\#(body)}"#
      ).diagnostics.map(\.message)
    }
    let deep =
      String(repeating: #"[{"quote":"#, count: 17) + "[]" + String(repeating: "}]", count: 17)
    #expect(try code(deep) == ["nodes are nested deeper than 16 levels"])
    let long = String(repeating: "x", count: 17_000)
    #expect(
      try code(#"[{"paragraph":"\#(long)"}]"#) == ["the declaration has more than 16384 bytes"]
    )
    let placeholders = String(repeating: "{a}", count: 101)
    #expect(
      try code(#"[{"paragraph":"\#(placeholders)"}]"#, fields: #"{"a":"text"}"#)
        == ["there are more than 100 placeholders"]
    )
    let fields = (0..<65).map { #""f\#($0)":"text""# }.joined(separator: ",")
    #expect(try code("[]", fields: "{\(fields)}") == ["there are more than 64 fields"])
    let types = (0..<202).map { #"{"type":"t\#($0)","body":[]}"# }.joined(separator: ",")
    let many = try TypeDeclarations(parsing: "[\(types)]")
    #expect(many.types.count == 200)
    #expect(
      many.diagnostics.map(\.message)
        == ["there are more than 200 declared types; this one and the others are ignored"]
    )
  }
}
