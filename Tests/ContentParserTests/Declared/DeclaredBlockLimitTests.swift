import ContentParser
import FaqService
import Testing

@Suite("The limits of blocks of declared types")
struct DeclaredBlockLimitTests {
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
}
