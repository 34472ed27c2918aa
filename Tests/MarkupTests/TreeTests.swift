import Markup
import Testing

@Suite("The tree of Markdown")
struct TreeTests {
  @Test("Each kind of block has its place in the tree")
  func blocks() {
    let source = """
      ## Title

      Text
      ***
      > Quote

      ```swift run
      let a = 1
      ```

          indented

      <div>&amp;</div>

      """
    let expected: [MarkupBlock] = [
      .heading(level: 2, content: [.text("Title")]), .paragraph([.text("Text")]), .thematicBreak,
      .quote([.paragraph([.text("Quote")])]), .code("let a = 1\n", info: "swift run"),
      .code("indented\n", info: ""), .rawHTML("<div>&amp;</div>\n"),
    ]
    #expect(MarkupParser().parse(source).blocks == expected)
  }

  @Test(
    "HTML that begins with a mark ends with the line of its other mark",
    arguments: ["<!a\n\n>", "<!--\n\n-->", "<?\n\n?>", "<![CDATA[\n\n]]>", "<pre>\n\n</pre>"]
  )
  func markedHTML(source: String) {
    let expected: [MarkupBlock] = [.rawHTML(source + "\n"), .paragraph([.text("b")])]
    #expect(MarkupParser().parse(source + "\nb").blocks == expected)
  }

  @Test("Code in a list keeps spaces on a line without other characters, beyond the list's own")
  func blankCode() {
    let list = MarkupList(isTight: true, items: [[.code("  \n\na\n", info: "")]])
    #expect(MarkupParser().parse("- ```\n    \n\n  a\n  ```").blocks == [.list(list)])
  }

  @Test("A list knows its first number and whether blank lines separate its items")
  func lists() {
    let tight = MarkupList(
      isTight: true,
      items: [[.paragraph([.text("a")])], [.paragraph([.text("b")])]]
    )
    let loose = MarkupList(
      start: 3,
      isTight: false,
      items: [[.paragraph([.text("c")])], [.paragraph([.text("d")])]]
    )
    let blocks = MarkupParser().parse("- a\n- b\n\n3. c\n\n4. d").blocks
    #expect(blocks == [.list(tight), .list(loose)])
  }

  @Test("Each kind of running text has its place in the tree")
  func inlines() {
    let source = """
      *a* **b** ~~c~~ `d` [e](/f "g") ![h](i.png) <https://j.org> <b>k</b>
      l\\
      m &copy; \\*
      """
    let expected: [MarkupInline] = [
      .emphasis([.text("a")]), .text(" "), .strong([.text("b")]), .text(" "),
      .strikethrough([.text("c")]), .text(" "), .code("d"), .text(" "),
      .link([.text("e")], destination: "/f", title: "g"), .text(" "),
      .image([.text("h")], destination: "i.png", title: ""), .text(" "),
      .autolink("https://j.org", destination: "https://j.org"), .text(" "), .rawHTML("<b>"),
      .text("k"), .rawHTML("</b>"), .softBreak, .text("l"), .hardBreak, .text("m © *"),
    ]
    #expect(MarkupParser().parse(source).blocks == [.paragraph(expected)])
  }

  @Test("Lines may end with any of the three line ends", arguments: ["\n", "\r\n", "\r"])
  func lineEnds(end: String) {
    let blocks = MarkupParser().parse(["# a", "b", "c", "", "d"].joined(separator: end)).blocks
    let expected: [MarkupBlock] = [
      .heading(level: 1, content: [.text("a")]),
      .paragraph([.text("b"), .softBreak, .text("c")]), .paragraph([.text("d")]),
    ]
    #expect(blocks == expected)
  }

  @Test("Labels of references match without regard to case, accents kept")
  func labels() {
    let link = MarkupInline.link([.text("ÉTÉ  b")], destination: "/u", title: "")
    let blocks = MarkupParser().parse("[été B]: /u\n\n[ÉTÉ  b] [ete b]").blocks
    #expect(blocks == [.paragraph([link, .text(" [ete b]")])])
  }
}
