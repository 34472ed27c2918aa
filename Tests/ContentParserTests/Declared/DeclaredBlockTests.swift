import ContentParser
import FaqService
import Testing

@Suite("A declared type")
struct DeclaredBlockTests {
  private static let video = """
    {"type":"video","fields":{"caption":"text","url":"address"},\
    "body":[{"action":"▶ {caption}","address":"{url}"}]}
    """

  @Test("Items become blocks, whose nodes are the template with the item's texts")
  func block() throws {
    let block = try ContentParser.declaring(Self.video).parse(
      item: #"{"type":"video","caption":"Tour","url":"https://e.org/tour"}"#
    )
    #expect(block.type == "video")
    #expect(block.remarks.isEmpty)
    #expect(block.body == [.action("▶ Tour", try Address("https://e.org/tour"))])
    #expect(
      block.raw.value.description
        == #"{"type":"video","caption":"Tour","url":"https://e.org/tour"}"#
    )
  }

  @Test("A relative address leads on from the base, and stays as it was written in text")
  func relative() throws {
    let declarations = try TypeDeclarations(
      parsing: #"""
        {"type":"video","fields":{"url":"address"},\
        "body":[{"action":"{url}","address":"{url}"},{"image":"{url}","description":"b"}]}
        """#.replacing("\\\n", with: "")
    )
    let parser = ContentParser(
      registry: .standard.declaring(declarations.types),
      base: try BaseAddress("https://e.org/a/")
    )
    let block = try parser.parse(item: #"{"type":"video","url":"../tour"}"#)
    let address = try Address("https://e.org/tour")
    #expect(block.body == [.action("../tour", address), .image(address, description: "b")])
    #expect(block.remarks.isEmpty)
  }

  @Test("Text of a field is only ever text")
  func text() throws {
    let nodes = try lowered(
      #"{"type":"p","text":"{text} **b** <i> {{"}"#,
      declared: #"{"type":"p","fields":{"text":"text"},"body":[{"paragraph":"{{{text}}}"}]}"#
    )
    #expect(nodes == [.paragraph("{{text} **b** <i> {{}")])
  }

  @Test("Paragraphs and lines of a text stay apart")
  func lines() throws {
    let nodes = try lowered(
      #"{"type":"p","text":"one\ntwo\n\nthree"}"#,
      declared: #"{"type":"p","fields":{"text":"text"},"body":[{"paragraph":"So: {text}"}]}"#
    )
    #expect(
      nodes == [.paragraph([.text("So: one"), .lineBreak, .text("two")]), .paragraph("three")]
    )
  }

  @Test(
    "Each kind of node",
    arguments: [
      (#"{"heading":"{a}"}"#, Node.heading(level: 2, "A")),
      (#"{"heading":"{a}","level":4}"#, .heading(level: 4, "A")),
      (
        #"{"list":["{a}",[{"quote":[{"paragraph":"{a}"}]}]]}"#,
        .list(.bullets, [[.paragraph("A")], [.quote([.paragraph("A")])]])
      ),
      (#"{"list":"{texts}"}"#, .list(.bullets, [[.paragraph("x")], [.paragraph("y")]])),
      (
        #"{"numbers":"{texts}"}"#,
        .list(.numbers(from: 1), [[.paragraph("x")], [.paragraph("y")]])
      ),
      (
        #"{"paragraph":"{texts}: {n} {flag} {day} {size} {ratio}"}"#,
        .paragraph("x, y: 3 true 2026-11-21T09:30:00Z small 1.50")
      ),
      (#"{"code":"let {a}","language":"swift"}"#, .code("let A", language: "swift")),
      (#"{"code":"{a}"}"#, .code("A", language: nil)),
      (#"{"notice":"{a}!","nodes":[{"paragraph":"b"}]}"#, .notice("A!", [.paragraph("b")])),
      (
        #"{"notice":"{a}","kind":"danger","nodes":[{"paragraph":"b"}]}"#,
        .notice(.danger, "A", [.paragraph("b")])
      ),
      (
        #"{"details":"{a}","nodes":[{"paragraph":"b"}]}"#,
        .details(["A"], [.paragraph("b")])
      ),
      (#"{"facts":{"Name":"{a}","Size":"{size}"}}"#, .facts(["Name": "A", "Size": "small"])),
      (
        #"{"table":["N","S"],"rows":[["{a}","{size}"]]}"#,
        .table(
          Node.Table(
            header: [[.text("N")], [.text("S")]],
            rows: [[[.text("A")], [.text("small")]]]
          )
        )
      ),
      (#"{"divider":true}"#, .divider),
      (#"{"blocks":"{content}"}"#, .paragraph("inner")),
    ]
  )
  func nodes(template: String, node: Node) throws {
    let nodes = try lowered(
      """
      {"type":"x","a":"A","texts":["x","y"],"n":3,"ratio":1.50,"flag":true,"size":"small",\
      "day":"2026-11-21T09:30:00Z","content":{"type":"body","text":"inner"}}
      """,
      declared: """
        {"type":"x","fields":{"a":"text","texts":"texts","n":"int","ratio":"number",\
        "flag":"bool","day":"date","size":["small","large"],"content":"blocks"},\
        "body":[\(template)]}
        """
    )
    #expect(nodes == [node])
  }

  @Test("A picture has an address and a description")
  func image() throws {
    let nodes = try lowered(
      #"{"type":"x","url":"https://e.org/a.png","alt":"A cat"}"#,
      declared: """
        {"type":"x","fields":{"url":"address","alt":"text"},\
        "body":[{"image":"{url}","description":"{alt}"}]}
        """
    )
    #expect(nodes == [.image(try Address("https://e.org/a.png"), description: "A cat")])
  }

  @Test("A node that needs a missing field is left out")
  func missingFields() throws {
    let nodes = try lowered(
      #"{"type":"x","a":"A"}"#,
      declared: """
        {"type":"x","fields":{"a":"text","b?":"text","c?":"texts","d?":"blocks","u?":"address"},\
        "body":[{"paragraph":"{a}"},{"paragraph":"{b}"},{"list":["{b}","{a}"]},{"list":"{c}"},\
        {"blocks":"{d}"},{"action":"{a}","address":"{u}"},{"facts":{"B":"{b}"}},\
        {"quote":[{"paragraph":"{b}"}]},{"code":"{a}","language":"{b}"}]}
        """
    )
    #expect(
      nodes == [
        .paragraph("A"), .list(.bullets, [[.paragraph("A")]]), .code("A", language: nil),
      ]
    )
  }

  @Test("Blocks within take part in everything, and can be replaced")
  func children() throws {
    let parser = try ContentParser.declaring(
      """
      [{"type":"tab","fields":{"name":"text","content":"blocks","more?":"blocks"},\
      "body":[{"heading":"{name}"},{"blocks":"{content}"},{"blocks":"{more}"}]}]
      """
    )
    let document = try parser.parse(
      items: """
        {"type":"title","text":"T"},{"type":"tab","name":"One","content":[{"type":"tab",\
        "name":"Two","content":[]}],"more":{"type":"body"}}
        """
    )
    #expect(
      document.summaries == ["1:129 /elements/1/more error missing-member: `text` is missing"]
    )
    let mapped = document.mapBlocks { block -> any Block in
      block.type == "body" ? BodyBlock("new") : block
    }
    #expect(
      mapped.blocks[1].lowered == [
        .heading(level: 2, "One"), .heading(level: 2, "Two"), .paragraph("new"),
      ]
    )
  }

  @Test("A compiled type of the same name comes first, and leaves what it rejects to the other")
  func compiled() throws {
    let parser = try ContentParser.declaring(
      #"{"type":"body","fields":{"words":"text"},"body":[{"paragraph":"{words}"}]}"#
    )
    #expect(try parser.parse(item: #"{"type":"body","text":"a"}"#) is BodyBlock)
    #expect(try parser.parse(item: #"{"type":"body","words":"a"}"#) is DeclaredBlock)
    let neither = try #require(try parser.parse(item: #"{"type":"body"}"#) as? UnknownBlock)
    guard case .rejected(let error) = neither.reason else { throw UnexpectedReason() }
    #expect(error.message == "`text` is missing")
  }

  private struct UnexpectedReason: Error {}

  @Test("A picture whose address or description is missing is left out")
  func missingImage() throws {
    let declaration = #"""
      {"type":"p","fields":{"url?":"address","alt?":"text"},\
      "body":[{"image":"{url}","description":"{alt}"},{"paragraph":"x"}]}
      """#.replacing("\\\n", with: "")
    let address = #""url":"https://e.org/""#
    #expect(try lowered(#"{"type":"p","alt":"a"}"#, declared: declaration) == [.paragraph("x")])
    #expect(try lowered(#"{"type":"p",\#(address)}"#, declared: declaration) == [.paragraph("x")])
  }
}
