import ContentParser
import FaqService
import Testing

@Suite("The reader that a container is given")
struct BlockReaderTests {
  private static func document(_ members: String) throws -> Document {
    try ContentParser(registry: try .standard.adding([Tabs.self])).parse(
      items: #"{"type":"title","text":"T"},"# + "\n" + #"{"type":"tabs",\#(members)}"#
    )
  }

  @Test("It reads the blocks of any member, and of any value within the item")
  func blocks() throws {
    let document = try Self.document(
      """
      "intro":{"type":"body","text":"a"},
      "tabs":[{"elements":[{"type":"body","text":"b"},7]},{"elements":[]}]
      """
    )
    let tabs = try #require(document.blocks.last as? Tabs)
    #expect(
      tabs.children.map(\.lowered) == [
        [.paragraph("a")], [.paragraph("b")], [.notice("This is not a block", [.paragraph("7")])],
      ]
    )
    #expect(
      document.summaries == [
        """
        3:49 /elements/1/tabs/0/elements/1 error not-an-object: \
        an item must be an object, but this is the number 7
        """
      ]
    )
  }

  @Test("Optional blocks may be missing")
  func optional() throws {
    let document = try Self.document(#""tabs":[]"#)
    #expect((document.blocks.last as? Tabs)?.children.isEmpty == true)
  }

  @Test(
    "A value that is neither an array nor an object is an error about that value",
    arguments: [
      (
        #""tabs":[],"intro":"a""#,
        "2:34 /elements/1/intro error wrong-kind: "
          + "`intro` must be a list of blocks, but is a string"
      ),
      (
        #""tabs":[{"elements":1}]"#,
        "2:36 /elements/1/tabs/0/elements error wrong-kind: "
          + "`elements` must be a list of blocks, but is the number 1"
      ),
    ]
  )
  func faults(members: String, summary: String) throws {
    #expect(try Self.document(members).summaries == [summary])
  }
}

/// An object with blocks, within a block.
private struct Tab {
  static let fields = ItemFields(.optional("elements", .blocks), as: Self.init)
  let raw: RawItem
  let elements: BlockList?
}

/// A container with blocks in several places.
private struct Tabs: ContainerBlock {
  static let type: BlockType = "tabs"
  static let fields = ItemFields(
    .optional("intro", .blocks),
    .required("tabs", .list(of: .item(Tab.fields))),
    as: Self.init
  )
  let raw: RawItem
  var children: BlockList

  private init(raw: RawItem, intro: BlockList?, tabs: [Tab]) {
    self.raw = raw
    let lists = [intro] + tabs.map(\.elements)
    children = BlockList(lists.compactMap(\.self).joined())
  }

  var body: [Node] { [.blocks(children)] }
}
