import ContentParser
import FaqService
import Renderers
import Testing

@Suite("A block type of one's own")
struct VideoTests {
  private static let item =
    #"{"type":"video","caption":"A *tour*","url":"https://example.com/tour"}"#

  @Test("It is read into its own fields")
  func fields() throws {
    let document = try Document.parsing(Self.item)
    let video = try #require(document.blocks.first as? Video)
    #expect(video.type == "video")
    #expect(video.caption == "A *tour*")
    #expect(try video.url == Address("https://example.com/tour"))
    #expect(video.raw.source.elementsEqual(Self.item.utf8))
    #expect(document.blocks.count == 1)
  }

  @Test("It renders in plain text")
  func plainText() throws {
    let text = TextRenderer.plain().render(try .parsing(Self.item))
    #expect(text == "→ Watch: A *tour* (https://example.com/tour)\n")
  }

  @Test("It renders for a terminal, with the host after the label")
  func terminal() throws {
    let text = TextRenderer.ansi().render(try .parsing(Self.item))
    #expect(
      text == """
        \u{1B}[2m→ \u{1B}[0m\u{1B}]8;id=f19d4bde;https://example.com/tour\u{1B}\\\
        \u{1B}[4;36mWatch: A *tour*\u{1B}[0m\
        \u{1B}]8;;\u{1B}\\ \u{1B}[2m(example.com)\u{1B}[0m

        """
    )
  }

  @Test("It renders for a terminal without hyperlinks, with the address spelled out")
  func terminalWithoutHyperlinks() throws {
    let text = TextRenderer.ansi(hyperlinks: false).render(try .parsing(Self.item))
    #expect(
      text == """
        \u{1B}[2m→ \u{1B}[0m\u{1B}[4;36mWatch: A *tour*\u{1B}[0m \u{1B}[2m(https://example.com/tour)\u{1B}[0m

        """
    )
  }

  @Test("It renders in Markdown, escaped")
  func markdown() throws {
    let text = MarkdownRenderer().render(try .parsing(Self.item))
    #expect(text == "[Watch: A \\*tour\\*](https://example.com/tour)\n")
  }

  @Test("It renders unchanged in JSON")
  func json() throws {
    let text = JSONRenderer().render(try .parsing(Self.item))
    #expect(
      text == """
        {"schemaVersion":1,"faqs":[{"elements":[\
        {"type":"video","caption":"A *tour*","url":"https://example.com/tour"}\
        ]}]}

        """
    )
  }

  @Test("A missing member is named")
  func rejection() throws {
    let document = try Document.parsing(#"{"type":"video","captain":"A","url":"file:///x"}"#)
    let text = TextRenderer.plain().render(document)
    #expect(
      text == """
        │ A block of type “video” is invalid: `caption` is missing
        │ captain: A
        │ url: file:///x

        """
    )
    #expect(document.diagnostics.compactMap(\.hint).contains("Did you mean `caption`?"))
  }

  @Test("Its name is suggested like those of the standard types")
  func suggestion() throws {
    let document = try Document.parsing(#"{"type":"vidoe","caption":"A"}"#)
    #expect(document.diagnostics.map(\.hint).last == "Did you mean `video`?")
  }

  @Test("A second type of its name is an error that names both")
  func duplicate() throws {
    let registry = try BlockRegistry.standard.adding(Video.self)
    let error = #expect(throws: DuplicateBlockType.self) { try registry.adding(Clip.self) }
    #expect(error?.description == #"Video and Clip are both named "video""#)
  }
}

/// Another type named `video`.
private struct Clip: ParsableBlock {
  static let type: BlockType = "video"
  static let fields = ItemFields(as: Self.init)
  let raw: RawItem
  let body: [Node] = []
}
