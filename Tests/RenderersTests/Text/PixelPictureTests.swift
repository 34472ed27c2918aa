import ContentParser
import FaqService
import Renderers
import Testing

@Suite("Pictures in a terminal")
struct PixelPictureTests {
  private static let flag = PixelPicture(
    """
    ab
    a.
    .b
    """,
    colors: ["a": 0xFF0000, "b": 0x0000FF]
  )

  @Test("Two rows of pixels are one line of half blocks")
  func lines() throws {
    #expect(
      try ansi(Self.flag, pictures: true) == """
        \u{1B}[0;38;2;255;0;0;48;2;255;0;0m▀\u{1B}[0;38;2;0;0;255m▀\u{1B}[0m
         \u{1B}[0;38;2;0;0;255m▀\u{1B}[0m

        A flag

        """
    )
  }

  @Test("A pixel below a transparent one is a lower half")
  func lowerHalf() throws {
    let picture = PixelPicture(".\na", colors: ["a": 0x010203])
    #expect(
      try ansi(picture, pictures: true) == "\u{1B}[0;38;2;1;2;3m▄\u{1B}[0m\n\nA flag\n"
    )
  }

  @Test("Neighbours of the same colours share a sequence, and no space ends a line")
  func stretches() throws {
    let picture = PixelPicture("aa a..\n", colors: ["a": 0x010203])
    let red = "\u{1B}[0;38;2;1;2;3m"
    #expect(
      try ansi(picture, pictures: true) == "\(red)▀▀\u{1B}[0m \(red)▀\u{1B}[0m\n\nA flag\n"
    )
  }

  @Test("Without pictures, and where the line is too short, the description stands alone")
  func description() throws {
    #expect(try ansi(Self.flag, pictures: false) == "A flag\n")
    #expect(try ansi(Self.flag, pictures: true, width: 1) == "A\nf\nl\na\ng\n")
    #expect(Self.showing(Self.flag, .plain()).render(try Self.document) == "A flag\n")
  }

  @Test("A picture without pixels writes nothing", arguments: ["", "\n\n", "...", ".\n.\n."])
  func empty(drawing: String) throws {
    #expect(try ansi(PixelPicture(drawing, colors: [:]), pictures: true) == "A flag\n")
  }

  @Test("In a list, a picture follows the margin")
  func margin() throws {
    let picture = PixelPicture("a\na\na", colors: ["a": 0x010203])
    let renderer = Self.showing(picture, .ansi(theme: .plain, pictures: true))
    let list = Node.list(.bullets, [[.blocks(try Self.document.blocks)]])
    #expect(
      renderer.render([list]) == """
        - \u{1B}[0;38;2;1;2;3;48;2;1;2;3m▀\u{1B}[0m
          \u{1B}[0;38;2;1;2;3m▀\u{1B}[0m

          A flag

        """
    )
  }

  private static var document: Document {
    get throws {
      ContentParser(registry: try .standard.adding([Flag.self]))
        .parse(try RawFaq(parsing: #"{"elements":[{"type":"flag"}]}"#))
    }
  }

  private static func showing(_ picture: PixelPicture, _ renderer: TextRenderer) -> TextRenderer {
    renderer.overriding(Flag.self) { flag, writer in
      writer.picture(picture)
      writer.nodes(flag.body)
    }
  }

  private func ansi(_ picture: PixelPicture, pictures: Bool, width: Int? = 80) throws -> String {
    let renderer = TextRenderer.ansi(theme: .plain, width: width, pictures: pictures)
    return Self.showing(picture, renderer).render(try Self.document)
  }
}

private struct Flag: ParsableBlock {
  static let type: BlockType = "flag"
  static let fields = ItemFields(as: Self.init)
  let raw: RawItem
  let body: [Node] = [.paragraph([.text("A flag")])]
}
