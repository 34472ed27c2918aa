import ContentParser
import FaqService
import Renderers
import Testing

@Suite("An override of a block type")
struct BlockOverrideTests {
  private static let items = """
    {"type":"title","text":"T"},
    {"type":"body","text":"b"},
    {"type":"button","text":"Go","action":"tel:1"}
    """

  @Test("It changes the blocks of one type, and is given their members without a cast")
  func one() throws {
    let renderer = MarkdownRenderer().overriding(ButtonBlock.self) { button, writer in
      writer.markup("<button>\n<!-- -->")
      writer.paragraph([.strong([.text(button.text.uppercased())])])
    }
    #expect(
      renderer.render(try .parsing(Self.items))
        == "# T\n\nb\n\n<button>\n<!-- -->\n\n**GO**\n"
    )
  }

  @Test("The last one for a type wins, and others stay")
  func last() throws {
    let renderer = TextRenderer.plain()
      .overriding(BodyBlock.self) { _, writer in writer.nodes([.paragraph("first")]) }
      .overriding(TitleBlock.self) { title, writer in
        writer.nodes([.paragraph("<\(title.text)>")])
      }
      .overriding(BodyBlock.self) { _, writer in writer.nodes([.paragraph("last")]) }
    #expect(renderer.render(try .parsing(Self.items)) == "<T>\n\nlast\n\n→ Go (tel:1)\n")
  }

  @Test("It leaves the renderer that it was made from as it was")
  func immutable() throws {
    let renderer = TextRenderer.plain()
    _ = renderer.overriding(BodyBlock.self) { _, writer in writer.nodes([]) }
    #expect(renderer.render(try .parsing(Self.items)) == "T\n\nb\n\n→ Go (tel:1)\n")
  }

  @Test("One that writes nothing leaves nothing, not even a blank line")
  func nothing() throws {
    let renderer = TextRenderer.plain().overriding(BodyBlock.self) { _, writer in writer.nodes([]) }
    #expect(renderer.render(try .parsing(Self.items)) == "T\n\n→ Go (tel:1)\n")
  }

  @Test("For a terminal, its text has the looks of the theme")
  func terminal() throws {
    let renderer = TextRenderer.ansi().overriding(TitleBlock.self) { title, writer in
      writer.nodes([.paragraph([.strong([.text(title.text)])])])
    }
    let rendered = renderer.render(try .parsing(#"{"type":"title","text":"T\u001b"}"#))
    #expect(rendered == "\u{1B}[1mT\u{FFFD}\u{1B}[0m\n")
  }

  @Test("It writes the blocks of fallbacks too, at any depth")
  func fallback() throws {
    let document = try Document.parsing(
      #"{"type":"v","fallback":[{"type":"w","fallback":{"type":"body","text":"b"}},"#
        + #"{"type":"title","text":"T"}]}"#
    )
    let plain = TextRenderer.plain().overriding(BodyBlock.self) { body, writer in
      writer.nodes([.paragraph("<\(body.text)>")])
    }
    let markdown = MarkdownRenderer().overriding(BodyBlock.self) { body, writer in
      writer.nodes([.quote(Node.paragraphs(of: body.text))])
    }
    #expect(plain.render(document) == "<b>\n\nT\n")
    #expect(markdown.render(document) == "> b\n\n# T\n")
  }

  @Test("One for unknown blocks also writes those with a fallback")
  func unknown() throws {
    let document = try Document.parsing(
      #"{"type":"v","text":"a"},{"type":"w","fallback":{"type":"body","text":"b"}}"#
    )
    let renderer = TextRenderer.plain().overriding(UnknownBlock.self) { block, writer in
      writer.nodes([.paragraph("no \(block.type)")])
    }
    #expect(renderer.render(document) == "no v\n\nno w\n")
  }
}
