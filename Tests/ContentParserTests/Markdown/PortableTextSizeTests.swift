import ContentParser
import FaqService
import Testing

@Suite("Portable Text of any size", .timeLimit(.minutes(10)))
struct PortableTextSizeTests {
  private static let count = 100_000

  @Test("A hundred thousand spans with changing looks are one paragraph")
  func spans() throws {
    let spans = (0..<Self.count).map { $0.isMultiple(of: 2) ? "{\"text\":\"a\"}" : "\"b\"" }
    let nodes = try nodes(#"{"children":[\#(spans.joined(separator: ","))]}"#)
    #expect(nodes == [.paragraph(String(repeating: "ab", count: Self.count / 2))])
  }

  @Test("Levels of lists have a limit, however far they go up and down")
  func levels() throws {
    let items = (0..<Self.count).map { index in
      #"{"listItem":"bullet","level":\#(index % 1_000),"children":["a"]}"#
    }
    var depth = 0
    var rest = try nodes(items.joined(separator: ","))
    while case .list(_, let items)? = rest.last {
      rest = items.last ?? []
      depth += 1
    }
    #expect(depth == 16)
  }

  @Test("Blocks within blocks as deep as JSON goes leave their text")
  func depth() throws {
    let nesting = String(repeating: #"{"_type":"box","content":["#, count: 250)
    let end = String(repeating: "]}", count: 250)
    #expect(try nodes(nesting + #""deep text""# + end) == [.paragraph("deep text")])
  }

  @Test("An address that many spans share is not repeated without limit")
  func addresses() throws {
    let address = "https://e.org/" + String(repeating: "a", count: 10_000)
    let spans = (0..<1_000).map { index in
      #"{"text":"a","marks":[\#(index.isMultiple(of: 2) ? "\"k\"" : "")]}"#
    }
    let nodes = try nodes(
      #"""
      {"markDefs":[{"_key":"k","href":"\#(address)"}],"children":[\#(spans.joined(separator: ","))]}
      """#
    )
    guard case .paragraph(let inlines)? = nodes.first else {
      Issue.record("\(nodes)")
      return
    }
    let links = inlines.filter { if case .link = $0 { true } else { false } }
    #expect(links.count < 30)
  }

  private func nodes(_ blocks: String) throws -> [Node] {
    let value = try RawValue(parsing: "[\(blocks)]")
    return Node.portableText(try #require(value.array).map(\.self))
  }
}
