import ContentParser
import FaqService
import Renderers
import Testing

@Suite("Output that is not text: the rows of an app's list")
struct RowTests {
  private static let rows: BlockOverrides<[Row]> = {
    var rows = BlockOverrides<[Row]>()
    rows.add(TitleBlock.self) { title, rows in rows.append(.title(title.text)) }
    rows.add(ButtonBlock.self) { button, rows in
      rows.append(button.address.map { .link(button.text, $0.text) } ?? .text(button.text))
    }
    rows.add(Video.self) { video, rows in rows.append(.player(video.caption, video.url.text)) }
    rows.add(Section.self) { section, rows in
      var inner: [Row] = []
      Self.rows.write(section.children, to: &inner, others: Self.writeText)
      rows.append(.section(section.name, inner))
    }
    return rows
  }()

  private static func writeText(_ block: any Block, _ rows: inout [Row]) {
    rows.append(.text(TextRenderer.plain().render(block.body)))
  }

  private func rows(
    _ items: String,
    _ overrides: BlockOverrides<[Row]> = Self.rows,
    unknownPolicy: UnknownPolicy = .show
  ) throws -> [Row] {
    let registry = try BlockRegistry.standard.adding(Video.self).adding(Section.self)
    let document = ContentParser(registry: registry, unknownPolicy: unknownPolicy)
      .parse(try RawFaq(parsing: #"{"elements":[\#(items)]}"#))
    var rows: [Row] = []
    overrides.write(document.blocks, to: &rows, others: Self.writeText)
    return rows
  }

  @Test("Each block becomes rows by its type, and a block of another type its text")
  func types() throws {
    #expect(
      try rows(
        """
        {"type":"title","text":"Why?"},
        {"type":"body","text":"a\\n\\nb"},
        {"type":"button","text":"Go","action":"https://a.org"},
        {"type":"button","text":"Run","action":"javascript:x"},
        {"type":"video","caption":"Tour","url":"https://a.org/v"}
        """
      ) == [
        .title("Why?"), .text("a\n\nb\n"), .link("Go", "https://a.org"), .text("Run"),
        .player("Tour", "https://a.org/v"),
      ]
    )
  }

  @Test("A container writes its children as rows of its own")
  func container() throws {
    #expect(
      try rows(
        """
        {"type":"section","name":"A","elements":[
          {"type":"title","text":"T"},
          {"type":"section","name":"B","elements":[{"type":"body","text":"b"}]}
        ]}
        """
      ) == [.section("A", [.title("T"), .section("B", [.text("b\n")])])]
    )
  }

  @Test("An unknown block with a fallback is the rows of the fallback, at any depth")
  func fallback() throws {
    let fallback = #"[{"type":"title","text":"T"},{"type":"w","fallback":"Later"}]"#
    #expect(
      try rows(#"{"type":"v","fallback":\#(fallback)},{"type":"x","fallback":"drop"}"#)
        == [.title("T"), .text("Later\n")]
    )
  }

  @Test(
    "One without a fallback is what the policy says",
    arguments: [
      (UnknownPolicy.show, "│ A block of type “v” cannot be shown here\n│ a\n"), (.text, "a\n"),
      (.drop, ""),
    ]
  )
  func unknown(policy: UnknownPolicy, text: String) throws {
    #expect(try rows(#"{"type":"v","text":"a"}"#, unknownPolicy: policy) == [.text(text)])
  }

  @Test("An app can have rows of its own for unknown blocks")
  func ownUnknown() throws {
    var overrides = Self.rows
    overrides.add(UnknownBlock.self) { block, rows in rows.append(.text("update for \(block.type)"))
    }
    #expect(
      try rows(#"{"type":"v","fallback":"a"},{"type":"w"}"#, overrides)
        == [.text("update for v"), .text("update for w")]
    )
  }

  @Test("Without overrides, every block is written by the function for others")
  func none() throws {
    #expect(BlockOverrides<[Row]>().isEmpty)
    #expect(!Self.rows.isEmpty)
    #expect(
      try rows(#"{"type":"title","text":"T"}"#, BlockOverrides()) == [.text("T\n")]
    )
  }
}

/// A row of an app's list.
private enum Row: Equatable {
  case title(String)
  case text(String)
  case link(String, String)
  case player(String, String)
  case section(String, [Self])
}

/// A container of the app.
private struct Section: ContainerBlock {
  static let type: BlockType = "section"
  static let fields = ItemFields(
    .required("name", .text),
    .required("elements", .blocks),
    as: Self.init
  )
  let raw: RawItem
  let name: String
  var children: BlockList

  var body: [Node] { [.paragraph(name), .group([.blocks(children)])] }
}
