import ContentParser
import FaqFoundation
import FaqService
import Foundation
import Renderers
import Testing

@Suite("Nodes and blocks that code makes within each other, a hundred thousand deep")
struct DeepNodesTests {
  private static let notice =
    "A part of the content cannot be shown here: nodes are nested deeper than 512 levels"

  /// A value that is never freed, which would overflow the stack in Swift itself.
  private static let stored = DeepBlock(body: [.paragraph("Above"), .groups(100_000)])

  private static let renderers: [any NodeRenderer] = [
    TextRenderer.plain(), TextRenderer.ansi(width: nil), MarkdownRenderer(), HTMLFragmentRenderer(),
    HTMLPageRenderer(), OutlineRenderer(),
  ]

  @Test("Each format says what is left out", arguments: renderers)
  func formats(renderer: any NodeRenderer) {
    for block in [Self.stored, FreshBlock()] as [any Block] {
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

private struct DeepBlock: Block {
  let type: BlockType = "deep"
  let raw = RawItem(type: "deep")
  let body: [Node]
}

/// It makes its nodes whenever it is asked for them.
private struct FreshBlock: Block {
  let type: BlockType = "deep"
  let raw = RawItem(type: "deep")
  var body: [Node] { [.paragraph("Above"), .groups(100_000)] }
}

private struct Crate: Block {
  let type: BlockType = "crate"
  let raw = RawItem(type: "crate")
  let children: BlockList
  var body: [Node] { [.blocks(children)] }
}
