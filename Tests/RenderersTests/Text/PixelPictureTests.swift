import ContentParser
import Renderers
import Testing

@Suite("Drawings in a terminal")
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
  func lines() {
    #expect(
      ansi(Self.flag) == """
        \u{1B}[0;38;2;255;0;0;48;2;255;0;0m▀\u{1B}[0;38;2;0;0;255m▀\u{1B}[0m
         \u{1B}[0;38;2;0;0;255m▀\u{1B}[0m

        A flag

        """
    )
  }

  @Test("A pixel below a transparent one is a lower half")
  func lowerHalf() {
    let picture = PixelPicture(".\na", colors: ["a": 0x010203])
    #expect(ansi(picture) == "\u{1B}[0;38;2;1;2;3m▄\u{1B}[0m\n\nA flag\n")
  }

  @Test("Neighbours of the same colours share a sequence, and no space ends a line")
  func stretches() {
    let picture = PixelPicture("aa a..\n", colors: ["a": 0x010203])
    let red = "\u{1B}[0;38;2;1;2;3m"
    #expect(ansi(picture) == "\(red)▀▀\u{1B}[0m \(red)▀\u{1B}[0m\n\nA flag\n")
  }

  @Test(
    "Where there are 256 colours, each pixel has the nearest of the cube",
    arguments: [
      (0x000000, 16), (0xFFFFFF, 231), (0xFF0000, 196), (0x5F87AF, 67), (0x2F2F2F, 16),
      (0x303030, 59), (0x737373, 102), (0xC0392B, 130), (0xF4F1EA, 230), (0x0000FE, 21),
    ] as [(UInt32, Int)]
  )
  func palette(color: UInt32, index: Int) {
    let picture = PixelPicture("a\n.", colors: ["a": PixelColor(integerLiteral: color)])
    #expect(
      ansi(picture, .palette) == "\u{1B}[0;38;5;\(index)m▀\u{1B}[0m\n\nA flag\n"
    )
  }

  @Test("Without colours, and where the line is too short, the description is there alone")
  func description() {
    #expect(ansi(Self.flag, nil) == "A flag\n")
    #expect(ansi(Self.flag, width: 1) == "A\nf\nl\na\ng\n")
    #expect(ansi(Self.flag, width: 2).contains("▀"))
    #expect(TextRenderer.plain().render([node(Self.flag)]) == "A flag\n")
    #expect(TextRenderer.ansi(theme: .plain).render([node(nil)]) == "A flag\n")
  }

  @Test("A picture without pixels writes nothing", arguments: ["", "\n\n", "...", ".\n.\n."])
  func empty(drawing: String) {
    #expect(ansi(PixelPicture(drawing, colors: [:])) == "A flag\n")
  }

  @Test("In a list, a picture follows the margin, and its caption the description")
  func margin() {
    let picture = PixelPicture("a\na\na", colors: ["a": 0x010203])
    let drawing = Drawing(svg: "<svg></svg>", pixels: picture)
    let image = Node.Image(drawing, description: "A flag", caption: ["Half-mast"])
    let renderer = TextRenderer.ansi(theme: .plain, pictures: .trueColor)
    #expect(
      renderer.render([.list(.bullets, [[.image(image)]])]) == """
        - \u{1B}[0;38;2;1;2;3;48;2;1;2;3m▀\u{1B}[0m
          \u{1B}[0;38;2;1;2;3m▀\u{1B}[0m

          A flag

          Half-mast

        """
    )
  }

  @Test("Pages have the drawing with its description, and Markdown the description")
  func otherFormats() {
    let drawing = Drawing(svg: "<svg><path d='M0 0h9'/></svg>")
    let plain = Node.image(Node.Image(drawing, description: "A <flag>"))
    let captioned = Node.Image(drawing, description: "A flag", caption: ["Half-mast"])
    let html = HTMLFragmentRenderer()
    #expect(
      html.render([plain, .image(captioned)]) == """
        <figure><svg><path d='M0 0h9'/></svg><figcaption>A &lt;flag&gt;</figcaption></figure>
        <figure><svg><path d='M0 0h9'/></svg>\
        <figcaption>A flag<br>Half-mast</figcaption></figure>

        """
    )
    #expect(MarkdownRenderer().render([plain]) == "*A \\<flag>*\n")
  }

  private func node(_ picture: PixelPicture?) -> Node {
    .image(Node.Image(Drawing(svg: "<svg></svg>", pixels: picture), description: "A flag"))
  }

  private func ansi(
    _ picture: PixelPicture,
    _ colors: PictureColors? = .trueColor,
    width: Int? = 80
  ) -> String {
    TextRenderer.ansi(theme: .plain, width: width, pictures: colors).render([node(picture)])
  }
}
