import ContentParser

extension NodeCase {
  /// Paragraphs of each kind of inline node.
  static let inlines = [
    paragraph(
      [.text("a "), .emphasis([.text("b")]), .text(" "), .strong([.text("c")]), .text(".")],
      plain: "a b c.\n",
      ansi: "a ␛[3mb␛[0m ␛[1mc␛[0m.\n",
      markdown: "a *b* **c**.\n"
    ),
    paragraph(
      [.text("find "), .mark([.text("me")]), .text(" or "), .code("me()")],
      plain: "find me or me()\n",
      ansi: "find ␛[7mme␛[0m or ␛[32mme()␛[0m\n",
      markdown: "find **me** or `me()`\n"
    ),
    paragraph(
      [
        .text("for "), .strikethrough([.text("10~"), .strong([.text("c")])]), .text(" 5"),
      ],
      plain: "for ~~10~c~~ 5\n",
      ansi: "for ~~␛[9m10~␛[0m␛[1;9mc␛[0m~~ 5\n",
      markdown: "for ~~10\\~**c**~~ 5\n"
    ),
    paragraph(
      [.text("a"), .strikethrough([.text(" ")]), .text("b")],
      plain: "a b\n",
      ansi: "a␛[9m ␛[0mb\n",
      markdown: "a b\n"
    ),
    paragraph(
      [.text("one"), .lineBreak, .text("two"), .lineBreak, .lineBreak, .text("three")],
      plain: "one\ntwo\n\nthree\n",
      ansi: "one\ntwo\n\nthree\n",
      markdown: "one\\\ntwo\\\n&#32;\\\nthree\n"
    ),
    paragraph(
      [.text("see "), .link([.text("us")], address("https://a.org")), .text(".")],
      plain: "see us (https://a.org).\n",
      ansi: "see ␛]8;id=d4b8bf95;https://a.org␛\\␛[4;36mus␛[0m␛]8;;␛\\.\n",
      markdown: "see [us](https://a.org).\n"
    ),
    paragraph(
      [.link([.text("a"), .lineBreak, .emphasis([.text("b")])], address("tel:1"))],
      plain: "a\nb (tel:1)\n",
      ansi: """
        ␛]8;id=e7233663;tel:1␛\\␛[4;36ma␛[0m␛]8;;␛\\
        ␛]8;id=e7233663;tel:1␛\\␛[3;4;36mb␛[0m␛]8;;␛\\

        """,
      markdown: "[a\\\n*b*](tel:1)\n"
    ),
    paragraph(
      ["see ", .reference([.strong(["this"]), "!"], faq: 2), .reference([], faq: 3)],
      plain: "see this!\n",
      ansi: "see ␛[1mthis␛[0m!\n",
      markdown: "see **this**!\n"
    ),
    paragraph(
      ["see ", .image(address("https://a.org"), description: "a [cat]"), "."],
      plain: "see a [cat] (https://a.org).\n",
      ansi: "see ␛]8;id=d4b8bf95;https://a.org␛\\␛[4;36ma [cat]␛[0m␛]8;;␛\\.\n",
      markdown: "see ![a \\[cat\\]](https://a.org).\n"
    ),
    paragraph(
      [.link([.image(address("https://a.org"), description: "a")], address("tel:1"))],
      plain: "a (https://a.org) (tel:1)\n",
      ansi: "␛]8;id=e7233663;tel:1␛\\␛[4;36ma␛[0m␛]8;;␛\\\n",
      markdown: "[![a](https://a.org)](tel:1)\n"
    ),
    paragraph(
      [.image(address("https://a.org"), description: " ")],
      plain: "https://a.org\n",
      ansi: "␛]8;id=d4b8bf95;https://a.org␛\\␛[4;36mhttps://a.org␛[0m␛]8;;␛\\\n",
      markdown: "![ ](https://a.org)\n"
    ),
    paragraph(
      [.strong([.text("a"), .emphasis([.text("b")])]), .emphasis([.strong([.text("c")])])],
      plain: "abc\n",
      ansi: "␛[1ma␛[0m␛[3;1mb␛[0m␛[3;1mc␛[0m\n",
      markdown: "**ab**c\n"
    ),
    paragraph(
      [.text("\u{1B}[2J\na\r\nb\tc\u{2029}d")],
      plain: "\u{FFFD}[2J a b\tc d\n",
      ansi: "\u{FFFD}[2J a b    c d\n",
      markdown: "\u{FFFD}\\[2J a b&#9;c d\n"
    ),
  ]

  private static func paragraph(
    _ inlines: [Inline],
    plain: String,
    ansi: String,
    markdown: String
  ) -> Self {
    Self(nodes: [.paragraph(inlines)], plain: plain, ansi: ansi, markdown: markdown)
  }
}
