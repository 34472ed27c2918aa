import ContentParser
import FaqService
import Testing

@Suite("Portable Text as nodes")
struct PortableTextTests {
  @Test("Each style of a block has a node")
  func styles() throws {
    let nodes = try nodes(
      #"{"_type":"block","style":"h2","children":[{"_type":"span","text":"Heading"}]}"#,
      #"{"_type":"block","style":"normal","children":[{"_type":"span","text":"Text"}]}"#,
      #"{"_type":"block","style":"h4","children":[{"_type":"span","text":"Lower"}]}"#,
      #"{"_type":"block","style":"blockquote","children":[{"_type":"span","text":"Quote"}]}"#,
      #"{"_type":"block","style":"lead","children":[{"_type":"span","text":"Other"}]}"#,
      #"{"_type":"block","children":[{"_type":"span","text":" "}]}"#
    )
    #expect(
      nodes == [
        .heading(level: 2, ["Heading"]), .paragraph("Text"), .heading(level: 4, ["Lower"]),
        .quote([.paragraph("Quote")]), .paragraph("Other"),
      ]
    )
  }

  @Test("Marks are looks, and one link can span several of them")
  func marks() throws {
    let nodes = try nodes(
      #"""
      {"_type":"block",
       "markDefs":[{"_key":"k1","_type":"link","href":"https://e.org/a"},{"_key":"k2","href":"../b"},
                   {"_key":"k3","_type":"comment"}],
       "children":[
         {"text":"a","marks":["strong"]},{"text":"b","marks":["strong"]},
         {"text":"c\nd","marks":["em","underline","k3"]},{"text":"e","marks":["strike-through"]},
         {"text":"f","marks":["k1"]},{"text":"g","marks":["code","k1"]},
         {"text":"h","marks":["k2"]},{"_type":"emoji","_key":"k4","title":"i"},{"text":""}]}
      """#
    )
    #expect(
      nodes == [
        .paragraph([
          .strong(["ab"]), .emphasis(["c", .lineBreak, "d"]), .strikethrough(["e"]),
          .link(["f", .code("g")], try Address("https://e.org/a")), "h (../b)i",
        ])
      ]
    )
  }

  @Test("Items in a row make a list, and their levels nest it")
  func lists() throws {
    let nodes = try nodes(
      item("a"),
      item("b", "number", 3),
      item("c", "bullet", 2),
      item("d"),
      item("e", "number"),
      #"{"_type":"block","children":[{"text":"f"}]}"#,
      item("g", "number", 2)
    )
    #expect(
      nodes == [
        .list(
          .bullets,
          [
            [
              .paragraph("a"), .list(.numbers(from: 1), [[.paragraph("b")]]),
              .list(.bullets, [[.paragraph("c")]]),
            ],
            [.paragraph("d")],
          ]
        ), .list(.numbers(from: 1), [[.paragraph("e")]]), .paragraph("f"),
        .list(.numbers(from: 1), [[.paragraph("g")]]),
      ]
    )
  }

  @Test("Code and pictures are nodes, and any other block leaves its texts")
  func otherTypes() throws {
    let nodes = try nodes(
      #"{"_type":"code","language":"swift","code":"let a = 1"}"#,
      #"{"_type":"image","alt":"A map","asset":{"_ref":"x","url":"https://e.org/a.png"}}"#,
      #"{"_type":"image","alt":"A plan","asset":{"_ref":"image-1-png"}}"#,
      #"""
      {"_type":"callout","_key":"a b","tone":"info","title":"Mind","size":3,
       "body":[{"_type":"block","children":[{"text":"the gap"}]},["and the step"]],
       "more":{"link":"https://e.org/b"}}
      """#,
      #""loose text""#,
      "7",
      "null",
      "[]"
    )
    let picture = try Address("https://e.org/a.png")
    let link = try Address("https://e.org/b")
    #expect(
      nodes == [
        .code("let a = 1", language: "swift"), .image(picture, description: "A map"),
        .paragraph("A plan"), .paragraph("Mind"), .paragraph("the gap"),
        .paragraph("and the step"), .paragraph([.link(["https://e.org/b"], link)]),
        .paragraph("loose text"),
      ]
    )
  }

  @Test("A relative link is seen from the base")
  func base() throws {
    let block = #"""
      {"children":[{"text":"a","marks":["k"]}],"markDefs":[{"_key":"k","href":"../b"}]}
      """#
    let nodes = Node.portableText(
      [try RawValue(parsing: block)],
      base: try BaseAddress("https://e.org/c/d")
    )
    #expect(nodes == [.paragraph([.link(["a"], try Address("https://e.org/b"))])])
  }

  @Test(
    "Members of the wrong kind take nothing from the text",
    arguments: [
      #"{"_type":7,"style":[],"markDefs":{},"children":[{"text":"a b","marks":"strong"}]}"#,
      #"{"markDefs":[7,{"_key":1}],"children":["a b",null,{"text":7,"marks":[{}]}]}"#,
      #"{"_type":"block","children":{},"text":"a b"}"#,
      #"{"_type":"image","asset":"image-1","url":7,"alt":"a b"}"#,
      #"{"_type":"code","code":["a b"]}"#,
    ]
  )
  func wrongKinds(block: String) throws {
    #expect(try nodes(block) == [.paragraph("a b")])
  }
}

private extension PortableTextTests {
  func nodes(_ blocks: String...) throws -> [Node] {
    Node.portableText(try blocks.map { try RawValue(parsing: $0) })
  }

  func item(_ text: String, _ mark: String = "bullet", _ level: Int = 1) -> String {
    #"{"_type":"block","listItem":"\#(mark)","level":\#(level),"children":[{"text":"\#(text)"}]}"#
  }
}

@Suite("Portable Text of any size", .timeLimit(.minutes(10)))
struct PortableTextSizeTests {
  private static let count = 40_000

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
