import ContentParser
import Renderers
import Testing

@Suite("Markdown that is written and read again")
struct MarkdownRoundTripTests {
  @Test("It has the nodes that were written", arguments: NodeCase.all)
  func nodes(nodeCase: NodeCase) { Self.expectReadBack(nodeCase.nodes) }

  @Test("It has the nodes of each block", arguments: ContractBlock.all)
  func blocks(block: ContractBlock) throws {
    for policy in UnknownPolicy.allCases {
      Self.expectReadBack(try block.document(under: policy).body)
    }
  }

  @Test("It has the nodes that were generated", arguments: 0..<10 as Range<UInt64>)
  func generated(seed: UInt64) {
    var generated = GeneratedNodes(seed: seed)
    for _ in 0..<200 { Self.expectReadBack(generated.nodes()) }
  }

  @Test("A bare address becomes a link")
  func bareAddress() {
    let markdown = MarkdownRenderer().render([.paragraph("See https://a.org.")])
    let link = Inline.link(["https://a.org"], NodeCase.address("https://a.org"))
    #expect(Node.markdown(markdown) == [.paragraph(["See ", link, "."])])
  }

  private static func expectReadBack(_ nodes: [Node]) {
    let markdown = MarkdownRenderer().render(nodes)
    let found = Node.markdown(markdown).withBareAddresses
    #expect(found == nodes.readBack.withBareAddresses, "\(markdown)")
  }
}
