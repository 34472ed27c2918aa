import ContentParser
import Renderers
import Testing
import TextLayout

@Suite("Wrapping")
struct WrappingTests {
  private static let prose = """
    It was a *bright* cold day — in April, and the clocks_were striking (thirteen).  Two spaces, \
    a\ttab and supercalifragilisticexpialidocious stand here; naïve cafe\u{301} Z̊ürich.
    """
  private static let widths = Array(1...80)

  @Test("No line is wider than the width, and no word is lost", arguments: widths)
  func paragraphs(width: Int) {
    let nodes = Node.paragraphs(of: Self.prose)
    for text in [
      TextRenderer.plain(width: width).render(nodes),
      TextRenderer.ansi(width: width).render(nodes).withoutSequences,
    ] {
      let lines = text.split(separator: "\n").map(String.init)
      #expect(lines.allSatisfy { $0.columns <= width && !$0.isEmpty })
      #expect(Self.letters(text) == Self.letters(Self.prose))
    }
  }

  @Test("A word is broken only where it is longer than a line", arguments: 36...80)
  func words(width: Int) {
    let text = TextRenderer.plain(width: width).render(Node.paragraphs(of: Self.prose))
    #expect(Self.words(text) == Self.words(Self.prose))
  }

  @Test("Lines within lists, quotes and notices are not wider either", arguments: 1...80)
  func containers(width: Int) {
    let prose = Node.paragraphs(of: Self.prose)
    let nodes: [Node] = [
      .quote(prose + [.list(.numbers(from: 99), [prose, [.list(.bullets, [prose])]])]),
      .notice(Self.prose, prose), .heading(level: 1, [.text(Self.prose)]),
      .facts([Node.Fact([.text("Name")], [.text(Self.prose)])]),
      .action([.text(Self.prose)], NodeCase.address("https://example.com")),
      .quote([.code(Self.prose, language: nil)]),
    ]
    let text = TextRenderer.ansi(width: width).render(nodes).withoutSequences
    #expect(text.split(separator: "\n").allSatisfy { String($0).columns <= width })
  }

  @Test("Characters of two columns are counted as such, and never cut", arguments: 2...40)
  func wide(width: Int) {
    let prose = "日本語のテキスト abc 👨‍👩‍👧‍👦🇩🇪❤️ 한국어 e\u{301}e\u{301} ｆｕｌｌ"
    let text = TextRenderer.plain(width: width).render([.paragraph([.text(prose)])])
    #expect(text.split(separator: "\n").allSatisfy { String($0).columns <= width })
    #expect(Self.letters(text) == Self.letters(prose))
  }

  @Test(
    "Lines break at spaces, which go, and within words that are too long",
    arguments: [
      ("a b c", 1, "a\nb\nc\n"), ("abc", 1, "a\nb\nc\n"), ("aa bb cc", 5, "aa bb\ncc\n"),
      ("aa bb cc", 4, "aa\nbb\ncc\n"), ("aa   bb", 4, "aa\nbb\n"), ("aa   bb", 7, "aa   bb\n"),
      ("  aa bb", 5, "  aa\nbb\n"), ("     aa bb", 5, "aa bb\n"),
      ("a abcdefgh i", 3, "a\nabc\ndef\ngh\ni\n"),
      ("abcdef g", 3, "abc\ndef\ng\n"), ("日本語", 3, "日\n本\n語\n"), ("a\tb", 3, "a\nb\n"),
      ("aa bb ", 5, "aa bb\n"), ("a\nb c", 1, "a\nb\nc\n"), ("aa bb", 0, "a\na\nb\nb\n"),
      ("aa bb", -7, "a\na\nb\nb\n"), ("   ", 2, ""),
      ("日本語。", 6, "日本\n語。\n"), ("「日」本", 4, "「日\n」本\n"), ("日本 語", 4, "日本\n語\n"),
      ("aa\u{200B}bb", 3, "aa\u{200B}\nbb\n"), ("\u{200B}aa", 1, "\u{200B}a\na\n"),
      ("well-known", 7, "well-\nknown\n"), ("a -1", 3, "a\n-1\n"),
      ("a b\u{A0}c", 4, "a\nb\u{A0}c\n"), ("a b\u{2060}c", 3, "a\nb\u{2060}c\n"),
      ("aa ( bb )", 4, "aa\n( bb\n)\n"), ("( b", 1, "(\nb\n"), ("日", 1, "日\n"),
      ("https://a.org/bc", 8, "https://\na.org/bc\n"), ("ไทย", 2, "ไท\nย\n"),
      ("ᨾᨶᩣᨶ", 2, "ᨾ\nᨶᩣ\nᨶ\n"), ("ᩣᩣᩣ", 1, "ᩣ\nᩣ\nᩣ\n"),
      ("ᨶᩮᩣᨶᩮᩣ", 3, "ᨶᩮᩣ\nᨶᩮᩣ\n"), ("တင်း", 2, "တ\nင်း\n"),
      ("\u{110BD} b c", 4, "\u{110BD} b\nc\n"), ("a\u{301}Oျ b", 3, "a\u{301}Oျ\nb\n"),
      ("a\u{301}Oျျ b", 3, "a\u{301}\nOျျ\nb\n"), ("a \u{301}b c", 3, "a \u{301}b\nc\n"),
    ]
  )
  func breaks(text: String, width: Int, lines: String) {
    let nodes = [Node.paragraph(Inline.lines(of: text))]
    #expect(TextRenderer.plain(width: width).render(nodes) == lines)
  }

  @Test(
    "Where marks leave little room, they stand on lines of their own",
    arguments: [
      (7, "> - ab\n>   cd\n"), (6, "> - ab\n>   cd\n"), (5, "> -\n> ab\n> cd\n"),
      (2, ">\n-\nab\ncd\n"),
    ]
  )
  func narrow(width: Int, lines: String) {
    let nodes = [Node.quote([.list(.bullets, [[.paragraph([.text("ab cd")])]])])]
    #expect(TextRenderer.plain(width: width).render(nodes) == lines)
  }

  @Test("A link that is broken is one link on each of its lines")
  func links() {
    let link = Node.paragraph([.link([.text("aa bb")], NodeCase.address("tel:1"))])
    #expect(
      TextRenderer.ansi(theme: .plain, width: 2).render([link])
        == """
        ␛]8;id=e7233663;tel:1␛\\aa␛]8;;␛\\
        ␛]8;id=e7233663;tel:1␛\\bb␛]8;;␛\\

        """.withEscapes
    )
  }

  @Test("A cluster of two looks is not broken, nor lost")
  func clusters() {
    let nodes = [
      Node.paragraph([.text("abe"), .strong([.text("\u{301}c")]), .text("❤"), .code("\u{FE0F}d")])
    ]
    #expect(TextRenderer.plain(width: 3).render(nodes) == "abe\u{301}\nc❤\u{FE0F}\nd\n")
  }

  @Test("A cluster is cut only where it is wider than a line and than two columns")
  func wideClusters() {
    let nodes = [Node.paragraph([.text("\u{1100}\u{1101}\u{1102} 👨‍👩‍👧‍👦")])]
    let clusters = "\u{1100}\u{1101}\n\u{1102}\n👨‍👩‍👧‍👦\n"
    #expect(TextRenderer.plain(width: 6).render(nodes) == "\u{1100}\u{1101}\u{1102}\n👨‍👩‍👧‍👦\n")
    #expect(TextRenderer.plain(width: 4).render(nodes) == clusters)
    #expect(TextRenderer.plain(width: 1).render(nodes).hasSuffix("\n👨‍👩‍👧‍👦\n"))
  }

  @Test("A width below 1 is taken for 1", arguments: [Int.min, -1, 0, 1])
  func narrowest(width: Int) {
    let nodes: [Node] = [.list(.bullets, [[.paragraph("ab c")]])]
    #expect(TextRenderer.plain(width: width).render(nodes) == "-\na\nb\nc\n")
  }

  @Test("Without a width, lines are as long as they are")
  func unlimited() {
    let text = String(repeating: "word ", count: 1_000) + "end"
    #expect(TextRenderer.plain().render(Node.paragraphs(of: text)) == text + "\n")
    #expect(TextRenderer.ansi(width: nil).render(Node.paragraphs(of: text)) == text + "\n")
  }

  @Test(
    "Code is cut where a line is full, keeps its spaces, and is indented where there is room",
    arguments: [
      ("let a = 1", 9, "    let a\n     = 1\n"), ("a    b", 8, "    a   \n     b\n"),
      ("abc", 7, "    abc\n"), ("abc", 6, "    ab\n    c\n"), ("abc", 5, "abc\n"),
      ("abc", 2, "ab\nc\n"), ("a b", 1, "a\n \nb\n"), ("日本語", 8, "    日本\n    語\n"),
      ("日本語", 7, "    日\n    本\n    語\n"), ("日本", 1, "日\n本\n"),
      ("e\u{301}e\u{301}", 1, "e\u{301}\ne\u{301}\n"), ("\ta", 7, "       \n     a\n"),
      ("abc\n\n  d", 6, "    ab\n    c\n\n      \n    d\n"), ("a\n", 2, "a\n"), ("", 2, "\n"),
    ]
  )
  func code(text: String, width: Int, lines: String) {
    #expect(TextRenderer.plain(width: width).render([.code(text, language: nil)]) == lines)
  }

  @Test("Tabs are spaces where lines have a width, and tabs where they have none")
  func tabs() {
    let nodes: [Node] = [.paragraph([.text("a\tb")]), .code("a\tb", language: nil)]
    #expect(TextRenderer.plain(width: 9).render(nodes) == "a    b\n\n    a    \n    b\n")
    #expect(TextRenderer.plain().render(nodes) == "a\tb\n\n    a\tb\n")
  }

  @Test("Stripped of its sequences, ANSI is the plain text of its width", arguments: 1...80)
  func parity(width: Int) {
    for node in NodeCase.all {
      #expect(
        TextRenderer.ansi(width: width, hyperlinks: false).render(node.nodes).withoutSequences
          == TextRenderer.plain(width: width).render(node.nodes)
      )
    }
  }

  private static func words(_ text: String) -> [Substring] {
    text.split(whereSeparator: \.isWhitespace)
  }
  private static func letters(_ text: String) -> String { words(text).joined() }
}

private extension String {
  var columns: Int { reduce(0) { $0 + TextWidth.of(Array(String($1).utf8).span) } }
}
