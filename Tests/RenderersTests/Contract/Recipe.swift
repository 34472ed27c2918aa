import ContentParser
import FaqService

/// A third party's block type with a node of every kind.
struct Recipe: ParsableBlock {
  static let type: BlockType = "recipe"
  static let fields = ItemFields(
    .required("name", .text),
    .required("steps", .list(of: .text)),
    .required("source", .address),
    as: Self.init
  )
  let raw: RawItem
  let name: String
  let steps: [String]
  let source: Address

  var body: [Node] {
    [
      .heading(level: 2, [.text(name)]),
      .group([.list(.numbers(from: 1), steps.map(Node.paragraphs(of:)))]),
      .table(
        Node.Table(
          caption: ["Times"],
          header: [["Leaf"], ["Minutes"]],
          rows: [[["Green"], ["2"]]]
        )
      ),
      .divider,
      .image(
        Node.Image(
          source,
          description: "Picture",
          caption: [.strong(["Caption"])],
          size: Node.Image.Size(width: 4, height: 3)
        )
      ),
      .facts([Node.Fact([.emphasis([.text("Serves")])], [.strong([.text("two")])])]),
      .notice(
        .danger,
        "Mind",
        [
          .quote([.paragraph([.code("heat"), .lineBreak, .strikethrough([.mark([.text("hot")])])])])
        ]
      ),
      .details([.emphasis(["Hints"])], [.paragraph("Stir")]),
      .code("step", language: "text"),
      .action([.text("Source")], source),
      .paragraph([.link([.text("More")], source), " ", .image(source, description: "Icon")]),
      .paragraph([.reference([.emphasis(["Other"]), " recipes"], faq: 2)]),
      .blocks([BodyBlock("Enjoy.")]),
    ]
  }
}
