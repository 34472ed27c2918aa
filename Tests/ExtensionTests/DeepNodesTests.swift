import ContentParser
import FaqFoundation
import FaqService
import Foundation
import Renderers
import Testing

@Suite("Nodes, inlines and blocks that code makes within each other, a hundred thousand deep")
struct DeepNodesTests {
  private static let notice =
    "A part of the content cannot be shown here: nodes are nested deeper than 512 levels"

  /// A value that is never freed, which would overflow the stack in Swift itself.
  private static let stored = DeepBlock(body: [.paragraph("Above"), .groups(100_000)])

  /// Each node that has inlines, with some that are never freed.
  private static let nodes: [Node] = [.strong(100_000)].map { (line: [Inline]) in
    let table = Node.Table(header: [["a"]], rows: [[["b"], line]])
    let caption = Node.Table(caption: line, header: [line], rows: [])
    return [
      .paragraph(line), .heading(level: 2, line), .list(.bullets, [[.paragraph(line)]]),
      .details(line, []), .facts([Node.Fact(["a"], line)]), .table(table), .table(caption),
    ]
  }[0]

  private static let renderers: [any NodeRenderer] = [
    TextRenderer.plain(), TextRenderer.ansi(width: nil), MarkdownRenderer(), HTMLFragmentRenderer(),
    HTMLPageRenderer(), OutlineRenderer(),
  ]

  @Test("Each format says what is left out", arguments: renderers)
  func formats(renderer: any NodeRenderer) {
    let made = [Self.stored, FreshBlock(), FreshBlock(hasInlines: true)] as [any Block]
    for block in made + Self.nodes.map({ DeepBlock(body: [.paragraph("Above"), $0]) }) {
      let output = renderer.render(Document(blocks: [block]))
      #expect(output.contains("Above"))
      #expect(output.contains(Self.notice))
      #expect(!output.contains("innermost"))
    }
  }

  @Test("So does JSON, which has the item alone, and attributed text")
  func others() {
    let document = Document(blocks: [Self.stored])
    #expect(JSONRenderer().render(document).contains(#"{"type":"deep"}"#))
    #expect(String(AttributedString(document).characters).contains(Self.notice))
    #expect(String(AttributedString(nodes: Self.nodes).characters).contains(Self.notice))
  }

  @Test("The notice is in the language of the FAQ, also within other blocks, or of its labels")
  func language() throws {
    let german = "Ein Teil des Inhalts kann hier nicht angezeigt werden"
    let document = Document(blocks: [FreshBlock()], members: ["lang": RawValue("de")])
    #expect(TextRenderer.plain().render(document) == "Above\n\n│ \(german)\n")
    #expect(String(AttributedString(document).characters).contains(german))
    #expect(TextRenderer.plain().render(document.mapBlocks(\.self)) == "Above\n\n│ \(german)\n")
    let parser = ContentParser(
      registry: try .standard.adding([FreshBlock.self, Box.self]),
      labels: .standard.adding([.tooDeep: "Zu tief"], in: "de")
    )
    let box = #"{"lang":"de","elements":[{"type":"box","blocks":[{"type":"deep"}]}]}"#
    #expect(
      TextRenderer.plain().render(parser.parse(try .init(parsing: box)))
        == "Above\n\n│ Zu tief\n"
    )
  }

  @Test("Nodes that are rendered without a document are limited, too")
  func nodes() {
    #expect(OutlineRenderer().render(Self.stored.body).contains(Self.notice))
  }

  @Test("As many levels as content may have are shown", arguments: [(512, true), (513, false)])
  func limit(depth: Int, isShown: Bool) {
    let document = Document(blocks: [DeepBlock(body: [.groups(depth)])])
    #expect(TextRenderer.plain().render(document).contains("innermost") == isShown)
    #expect(TextRenderer.plain().render(document).contains(Self.notice) != isShown)
    for renderer in Self.renderers {
      let inlines = Document(blocks: [DeepBlock(body: [.paragraph(.strong(depth))])])
      #expect(renderer.render(inlines).contains("innermost") == isShown)
      #expect(renderer.render(inlines).contains(Self.notice) != isShown)
    }
  }

  @Test("Blocks are limited where they are made", arguments: [(64, true), (100_000, false)])
  func blocks(depth: Int, isShown: Bool) {
    var blocks: BlockList = [BodyBlock("innermost")]
    for _ in 0..<depth { blocks = [Crate(children: blocks)] }
    let output = TextRenderer.plain().render(Document(blocks: blocks))
    #expect(output.contains("innermost") == isShown)
    #expect(
      output.contains(
        "A block of type “crate” cannot be shown here: blocks are nested deeper than 64 levels"
      ) != isShown
    )
  }
}

private extension Node {
  static func groups(_ count: Int) -> Self {
    var node = Self.paragraph("innermost")
    for _ in 0..<count { node = .group([node]) }
    return node
  }
}

private extension [Inline] {
  static func strong(_ count: Int) -> Self {
    var inlines: Self = ["innermost"]
    for _ in 0..<count { inlines = [.strong(inlines)] }
    return inlines
  }
}

private struct DeepBlock: Block {
  let type: BlockType = "deep"
  let raw = RawItem(type: "deep")
  let body: [Node]
}

/// It makes its nodes whenever it is asked for them.
private struct FreshBlock: ParsableBlock {
  static let type: BlockType = "deep"
  static let fields = ItemFields(as: { Self(raw: $0) })
  let raw: RawItem
  let hasInlines: Bool
  init(raw: RawItem = RawItem(type: "deep"), hasInlines: Bool = false) {
    self.raw = raw
    self.hasInlines = hasInlines
  }

  var body: [Node] {
    [.paragraph("Above"), hasInlines ? .paragraph(.strong(100_000)) : .groups(100_000)]
  }
}

private struct Box: ContainerBlock {
  static let type: BlockType = "box"
  static let fields = ItemFields(.required("blocks", .blocks), as: Self.init)
  let raw: RawItem
  var children: BlockList
  var body: [Node] { [.blocks(children)] }
}

private struct Crate: Block {
  let type: BlockType = "crate"
  let raw = RawItem(type: "crate")
  let children: BlockList
  var body: [Node] { [.blocks(children)] }
}
