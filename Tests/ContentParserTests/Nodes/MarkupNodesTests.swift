import ContentParser
import Testing

@Suite("Markdown as nodes")
struct MarkupNodesTests {
  @Test("Each kind of block has a node")
  func blocks() {
    let text = """
      A paragraph
      on two lines.

      > A quote

      ```swift run
      let a = 1

        b
      ```

          indented

      ***
      """
    #expect(
      Node.markdown(text) == [
        .paragraph("A paragraph on two lines."),
        .quote([.paragraph("A quote")]),
        .code("let a = 1\n\n  b", language: "swift"),
        .code("indented", language: nil),
        .divider,
      ]
    )
  }

  @Test("Each kind of running text has an inline node")
  func inlines() throws {
    let text = #"*a* **b** ~~c~~ `d` [*e*](https://e.org "t") <https://f.org> &copy; \*g\#nh\\#ni"#
    #expect(
      Node.markdown(text) == [
        .paragraph([
          .emphasis(["a"]), " ", .strong(["b"]), " ", .strikethrough(["c"]), " ", .code("d"), " ",
          .link([.emphasis(["e"])], try Address("https://e.org")), " ",
          .link(["https://f.org"], try Address("https://f.org")), " © *g h", .lineBreak, "i",
        ])
      ]
    )
  }

  @Test("A picture without an address that counts is its description and what was written")
  func pictures() {
    #expect(
      Node.markdown("![](x.png)\n\nSee ![](y.png) and ![d](z.png).") == [
        .paragraph("x.png"), .paragraph("See y.png and d (z.png)."),
      ]
    )
  }

  @Test(
    "The highest heading is one level below the title, and the others keep their distance",
    arguments: [
      ("# a\n### b", [2, 4]), ("#### a\n##### b", [2, 3]), ("### a\n# b", [4, 2]),
      ("# a\n###### b", [2, 6]), ("## a", [2]), ("> # a\n\n- ## b\n\n### c", [4]),
    ]
  )
  func headings(text: String, levels: [Int]) {
    let found = Node.markdown(text).compactMap { node in
      if case .heading(let level, _) = node { level } else { nil }
    }
    #expect(found == levels)
  }

  @Test("A list has bullets or a first number, and its items hold any nodes")
  func lists() {
    #expect(
      Node.markdown("- a\n- b\n  - c") == [
        .list(
          .bullets,
          [[.paragraph("a")], [.paragraph("b"), .list(.bullets, [[.paragraph("c")]])]]
        )
      ]
    )
    #expect(
      Node.markdown("3. a\n\n4. b\n\n   > c") == [
        .list(
          .numbers(from: 3),
          [[.paragraph("a")], [.paragraph("b"), .quote([.paragraph("c")])]]
        )
      ]
    )
  }

  @Test("The mark of a task is text")
  func tasks() {
    #expect(
      Node.markdown("- [ ] a\n- [x] b") == [
        .list(.bullets, [[.paragraph("[ ] a")], [.paragraph("[x] b")]])
      ]
    )
  }

  @Test("A table has alignments, and looks in its cells")
  func tables() {
    let text = "| a | b | c | d |\n|---|:--|:-:|--:|\n| *e* | f |\n"
    #expect(
      Node.markdown(text) == [
        .table(
          Node.Table(
            header: [["a"], ["b"], ["c"], ["d"]],
            rows: [[[.emphasis(["e"])], ["f"]]],
            alignments: [.start, .start, .center, .end]
          )
        )
      ]
    )
  }

  @Test("HTML is text, as it was written")
  func html() {
    #expect(
      Node.markdown("a <b>c</b> <!-- d -->\n\n<!-- e\n\nf -->\n<div>\ng</div>\n\n&lt;i>") == [
        .paragraph("a <b>c</b> <!-- d -->"), .paragraph("<!-- e"),
        .paragraph("f -->"), .paragraph([.text("<div>"), .lineBreak, .text("g</div>")]),
        .paragraph("<i>"),
      ]
    )
  }

  @Test(
    "An address that is not safe to follow is text after its label",
    arguments: [
      ("a [b](/c) d", [Inline.text("a b (/c) d")]),
      ("[b](#c)", ["b (#c)"]),
      ("[*b*](javascript:c)", [.emphasis(["b"]), " (javascript:c)"]),
      ("[/c](/c)", ["/c"]),
      ("[b]()", ["b"]),
      ("<ftp://a.org>", ["ftp://a.org"]),
      ("a ![b](c.png) d", ["a b (c.png) d"]),
      ("![b](c.png)", ["b (c.png)"]),
    ]
  )
  func unsafeAddresses(text: String, inlines: [Inline]) {
    #expect(Node.markdown(text) == [.paragraph(inlines)])
  }

  @Test("An image stands alone, with its title as the caption, or within a line")
  func images() throws {
    let address = try Address("https://a.org/b.png")
    let text = #"""
      ![A *map*](https://a.org/b.png "In 2026")

      See ![c](https://a.org/b.png).
      """#
    #expect(
      Node.markdown(text) == [
        .image(Node.Image(address, description: "A map", caption: ["In 2026"])),
        .paragraph(["See ", .image(address, description: "c"), "."]),
      ]
    )
  }

  @Test("The caption of an image without a safe address is a paragraph")
  func captionAlone() {
    #expect(
      Node.markdown("![b](c.png \"In 2026\")")
        == [.paragraph(["b (c.png)"]), .paragraph(["In 2026"])]
    )
    #expect(Node.markdown("![](<> \"In 2026\")") == [.paragraph(["In 2026"])])
  }

  @Test("Text that holds nothing to show has no nodes", arguments: ["", " \n\t\n", "[a]: /b"])
  func nothing(text: String) { #expect(Node.markdown(text).isEmpty) }
}
