import ContentParser
import FaqService

/// A block with a node of every kind.
struct AllNodes: ParsableBlock {
  static let type: BlockType = "all-nodes"
  static let fields = ItemFields(.required("url", .address), as: Self.init)
  let raw: RawItem
  let address: Address

  var body: [Node] {
    [
      .heading(level: 2, [.text("A "), .emphasis([.text("small")]), .text(" heading")]),
      .blocks([BodyBlock("some\n\ntext")]),
      .paragraph([
        .strong([.text("one")]), .lineBreak, .code("two()"), .mark([.text("!")]),
        .strikethrough(["?"]), .image(address, description: "Icon"),
        .reference(["Why"], faq: 3),
      ]),
      .list(.numbers(from: 3), [[.paragraph([.text("three")])], [.list(.bullets, [[]])]]),
      .action([.text("Go")], address),
      .image(Node.Image(address, description: "A picture", caption: ["Figure 1"])),
      .code("let x = 1\nlet y = 2", language: "swift"),
      .quote([.paragraph([.link([.text("They")], address), .text(" said")])]),
      .notice(.warning, "Mind", [.facts([Node.Fact([.text("gap")], [.text("the")])])]),
      .details(["More"], [.paragraph("inside")]),
      .table(
        Node.Table(
          caption: ["Fees"],
          header: [["Method"], ["Fee"]],
          rows: [[["Card"], ["1 %"]]],
          alignments: [.start, .end]
        )
      ),
      .divider,
      .group([.code("plain", language: nil)]),
    ]
  }
}
