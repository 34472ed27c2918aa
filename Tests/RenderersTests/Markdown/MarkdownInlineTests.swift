import ContentParser
import Renderers
import Testing

@Suite("Markdown between inline nodes")
struct MarkdownInlineTests {
  private static let link = Inline.link([.text("l")], NodeCase.address("tel:1"))

  private static let image = Inline.image(NodeCase.address("tel:1"), description: "i")

  private static let cases: [(inlines: [Inline], markdown: String)] = [
    ([.text("un"), .mark([.text("read")]), .text("able")], "un**read**able"),
    ([.text("a"), .mark([.text("(")]), .text("b")], "a(b"),
    ([.text("a "), .mark([.text("(")]), .text(" b")], "a **(** b"),
    ([.text("("), .emphasis([.text("!")]), .text(")")], "(*!*)"),
    ([.emphasis([.text(" a ")])], "&#32;a&#32;"),
    ([.emphasis([.text("a"), .text(" ")]), .text("b")], "a b"),
    ([.emphasis([])], ""),
    ([.strikethrough([.text("a")]), .strikethrough([.text("b")])], "~~ab~~"),
    ([.strikethrough([.text("a"), .strikethrough([.text("b")])])], "~~ab~~"),
    ([.strong([.text("a")]), .strikethrough([.text("b")])], "**a**~~b~~"),
    ([.strikethrough([.strong([.text("a")])]), .emphasis([.text("b")])], "~~**a**~~*b*"),
    ([.emphasis([.text("a"), .strikethrough([.text("b")])])], "*a~~b~~*"),
    ([.text("a"), .emphasis([.strikethrough([.text("b")])])], "a~~b~~"),
    ([.emphasis([.text("a"), .strikethrough([.text("b")])]), .text("c")], "a~~b~~c"),
    ([.text("~"), .strikethrough([.text("~a~")]), .text("~~")], "\\~~~\\~a\\~~~\\~\\~"),
    ([.strikethrough([.text(" a")])], "&#32;a"),
    ([.link([.strikethrough([.text("a")])], NodeCase.address("tel:1"))], "[~~a~~](tel:1)"),
    ([.emphasis([.text("a")]), .emphasis([.text("b")])], "*ab*"),
    ([.strong([.text("a")]), .mark([.text("b")])], "**ab**"),
    ([.mark([.text("a")]), .mark([.text("b")]), .strong([.text("c")])], "**abc**"),
    ([.mark([.text("a")]), .mark([]), .emphasis([.text("b")]), .text("!")], "**a**b!"),
    ([.text("a\r\n"), .mark([.text("b")]), .text("\u{2028}c")], "a **b** c"),
    ([.text("a\t"), .mark([.text("b")]), .text("\tc")], "a&#9;**b**&#9;c"),
    ([.strong([.text("a")]), .emphasis([.text("b")])], "**a**b"),
    ([.emphasis([.emphasis([.text("a")]), .text("b")])], "*ab*"),
    ([.strong([.emphasis([.text("a")])]), .text("b")], "***a***b"),
    ([.emphasis([.text("a")]), .text("* b")], "*a*\\* b"),
    ([.text("a *"), .emphasis([.text("b")])], "a \\**b*"),
    ([.text("a_"), .emphasis([.text("b")])], "a\\_*b*"),
    ([.text("<"), .emphasis([.text("b> ")])], "\\<b>&#32;"),
    ([.text("&"), .strong([.text("amp; ")])], "\\&amp;&#32;"),
    ([.text("#"), .emphasis([.text(" a")])], "\\# a"),
    ([.text(""), .emphasis([.text("a")])], "*a*"),
    ([.code(""), .text("# a")], "\\# a"),
    ([.emphasis([]), .strong([.text("a")])], "**a**"),
    ([.emphasis([.strong([.text("a")]), .text(" ")])], "**a**&#32;"),
    ([.code("a"), .code("b")], "`ab`"),
    ([.code("a"), .code("b"), .text(""), .text("c"), .text("d")], "`ab`cd"),
    ([.code("a"), .text("`")], "`a`\\`"),
    ([.text("`"), .code("a")], "\\``a`"),
    ([.text("Wow!"), link], "Wow\\![l](tel:1)"),
    ([.emphasis(["a"]), .reference([.emphasis(["b"])], faq: 1)], "*a*b"),
    ([.reference(["a"], faq: 1), .reference([link], faq: 2)], "a[l](tel:1)"),
    ([.link([.reference([link, "b"], faq: 1)], NodeCase.address("tel:2"))], "[lb](tel:2)"),
    ([.text("Wow!"), image], "Wow!![i](tel:1)"),
    ([.text("\\"), image], "\\\\![i](tel:1)"),
    ([.text("<"), image], "\\<![i](tel:1)"),
    ([.text("a"), .emphasis([image]), .text("b")], "a![i](tel:1)b"),
    ([.image(NodeCase.address("tel:1"), description: "a\n*b*]")], "![a \\*b\\*\\]](tel:1)"),
    ([.link([link, image], NodeCase.address("tel:2"))], "[l![i](tel:1)](tel:2)"),
    ([.text("Wow! "), link, .text("!")], "Wow! [l](tel:1)!"),
    ([.link([.text("a "), link, .text("]")], NodeCase.address("tel:2"))], "[a l\\]](tel:2)"),
    ([.link([], NodeCase.address("tel:2"))], "[tel:2](tel:2)"),
    ([.link([.text("a!"), .emphasis([.text("b")])], NodeCase.address("tel:2"))], "[a!*b*](tel:2)"),
    ([.strong([.text("a"), .lineBreak, .text("- b")])], "**a\\\n\\- b**"),
    (
      [.link([.text("a"), .lineBreak, .lineBreak, .text("b")], NodeCase.address("tel:2"))],
      "[a\\\n\\\nb](tel:2)"
    ),
    ([.text("a"), .strong([.lineBreak]), .emphasis([.text("b")])], "a\\\n*b*"),
    ([.text("a"), .strong([.lineBreak])], "a\\\n&#32;"),
    ([.link([.code("a]: b")], NodeCase.address("tel:2"))], "[a\\]: b](tel:2)"),
    (
      [.link([.emphasis([.code("a")]), .code("b]: c")], NodeCase.address("tel:2"))],
      "[`a`b\\]: c](tel:2)"
    ),
    ([.link([.code("a["), .code("]b")], NodeCase.address("tel:2"))], "[`a[]b`](tel:2)"),
  ]

  @Test(
    "Neighbours that would change each other are escaped, joined or left plain",
    arguments: cases
  )
  func neighbours(inlines: [Inline], markdown: String) {
    let rendered = MarkdownRenderer().render([.paragraph(inlines)])
    #expect(rendered == (markdown.isEmpty ? "" : markdown + "\n"))
  }

  @Test("Each level of nested emphasis is looked at once", .timeLimit(.minutes(10)))
  func nestedEmphasis() {
    var nested: [Inline] = ["b"]
    for _ in 0..<100 { nested = [.strong(nested)] }
    #expect(MarkdownRenderer().render([.paragraph([.text("a ")] + nested)]) == "a **b**\n")
  }

  @Test("Titles begin at the level that one likes, down to the sixth")
  func levels() {
    let nodes = [Node.heading(level: 1, [.text("a")]), .heading(level: 2, [.text("b")])]
    #expect(MarkdownRenderer(headingLevel: 3).render(nodes) == "### a\n\n#### b\n")
    #expect(MarkdownRenderer(headingLevel: 6).render(nodes) == "###### a\n\n###### b\n")
    #expect(MarkdownRenderer(headingLevel: 0).render(nodes) == "# a\n\n## b\n")
    #expect(MarkdownRenderer(headingLevel: .max).headingLevel == 6)
  }
}
