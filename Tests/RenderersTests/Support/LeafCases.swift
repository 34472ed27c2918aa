import ContentParser

extension NodeCase {
  /// Nodes that hold no other nodes.
  static let leaves = headings + texts + actions + codes + dividers

  private static let headings = [
    Self(
      nodes: [.heading(level: 1, [.text("Why?")]), .heading(level: 3, [.text("How?")])],
      plain: "Why?\n\nHow?\n",
      ansi: "␛[1;36mWhy?␛[0m\n\n␛[1;36mHow?␛[0m\n",
      markdown: "# Why?\n\n### How?\n"
    ),
    Self(
      nodes: [.heading(level: 0, [.text("a")]), .heading(level: .min, [.text("b")])],
      plain: "a\n\nb\n",
      ansi: "␛[1;36ma␛[0m\n\n␛[1;36mb␛[0m\n",
      markdown: "# a\n\n# b\n"
    ),
    Self(
      nodes: [.heading(level: 7, [.text("a")]), .heading(level: .max, [.text("b")])],
      plain: "a\n\nb\n",
      ansi: "␛[1;36ma␛[0m\n\n␛[1;36mb␛[0m\n",
      markdown: "###### a\n\n###### b\n"
    ),
    Self(
      nodes: [.heading(level: 1, [.text("a"), .lineBreak, .text("b")])],
      plain: "a\nb\n",
      ansi: "␛[1;36ma␛[0m\n␛[1;36mb␛[0m\n",
      markdown: "# a b\n"
    ),
    Self(
      nodes: [.heading(level: 1, [.text("")]), .paragraph([]), .paragraph([.text("a")])],
      plain: "a\n",
      ansi: "a\n",
      markdown: "a\n"
    ),
  ]

  private static let texts = [
    Self(
      nodes: Node.paragraphs(of: "One *and*\n\ntwo"),
      plain: "One *and*\n\ntwo\n",
      ansi: "One *and*\n\ntwo\n",
      markdown: "One \\*and\\*\n\ntwo\n"
    ),
    Self(
      nodes: Node.paragraphs(of: "one\r\ntwo\n \t\nthree\u{2028}# four"),
      plain: "one\ntwo\n\nthree\n# four\n",
      ansi: "one\ntwo\n\nthree\n# four\n",
      markdown: "one\\\ntwo\n\nthree\\\n\\# four\n"
    ),
    Self(
      nodes: [.blocks([BodyBlock("a"), BodyBlock("\n\n"), BodyBlock(""), BodyBlock("b\n")])],
      plain: "a\n\nb\n",
      ansi: "a\n\nb\n",
      markdown: "a\n\nb\n"
    ),
  ]

  private static let actions = [
    Self(
      nodes: [.action([.text("Go")], address("https://a.org/b"))],
      plain: "→ Go (https://a.org/b)\n",
      ansi: """
        ␛[2m→ ␛[0m␛]8;id=449911c4;https://a.org/b␛\\␛[4;36mGo␛[0m␛]8;;␛\\ ␛[2m(a.org)␛[0m

        """,
      markdown: "[Go](https://a.org/b)\n"
    ),
    Self(
      nodes: [.action([.text("Call")], address("tel:1"))],
      plain: "→ Call (tel:1)\n",
      ansi: "␛[2m→ ␛[0m␛]8;id=e7233663;tel:1␛\\␛[4;36mCall␛[0m␛]8;;␛\\ ␛[2m(tel:1)␛[0m\n",
      markdown: "[Call](tel:1)\n"
    ),
    Self(
      nodes: [.action([.text("a.org")], address("https://a.org"))],
      plain: "→ a.org (https://a.org)\n",
      ansi: "␛[2m→ ␛[0m␛]8;id=d4b8bf95;https://a.org␛\\␛[4;36ma.org␛[0m␛]8;;␛\\\n",
      markdown: "[a.org](https://a.org)\n"
    ),
    Self(
      nodes: [.action([.text("https://a.org")], address("https://a.org"))],
      plain: "→ https://a.org\n",
      ansi: "␛[2m→ ␛[0m␛]8;id=d4b8bf95;https://a.org␛\\␛[4;36mhttps://a.org␛[0m␛]8;;␛\\\n",
      markdown: "[https://a.org](https://a.org)\n"
    ),
    Self(
      nodes: [.action([.text(" ")], address("https://a.org"))],
      plain: "→ https://a.org\n",
      ansi: "␛[2m→ ␛[0m␛]8;id=d4b8bf95;https://a.org␛\\␛[4;36mhttps://a.org␛[0m␛]8;;␛\\\n",
      markdown: "[https://a.org](https://a.org)\n"
    ),
    Self(
      nodes: [.image(address("https://a.org"), description: "A *cat*")],
      plain: "A *cat* (https://a.org)\n",
      ansi: "␛]8;id=d4b8bf95;https://a.org␛\\␛[4;36mA *cat*␛[0m␛]8;;␛\\\n",
      markdown: "![A \\*cat\\*](https://a.org)\n"
    ),
    Self(
      nodes: [.image(address("https://a.org"), description: "")],
      plain: "https://a.org\n",
      ansi: "␛]8;id=d4b8bf95;https://a.org␛\\␛[4;36mhttps://a.org␛[0m␛]8;;␛\\\n",
      markdown: "![](https://a.org)\n"
    ),
    Self(
      nodes: [
        .image(
          Node.Image(
            address("https://a.org"),
            description: "A cat",
            caption: ["On a ", .strong(["mat"])]
          )
        )
      ],
      plain: "A cat (https://a.org)\n\nOn a mat\n",
      ansi: """
        ␛]8;id=d4b8bf95;https://a.org␛\\␛[4;36mA cat␛[0m␛]8;;␛\\

        ␛[3mOn a ␛[0m␛[3;1mmat␛[0m

        """,
      markdown: "![A cat](https://a.org)\n\n*On a **mat***\n"
    ),
  ]

  private static let dividers = [
    Self(
      nodes: [text("a"), .divider, text("b"), .divider],
      plain: "a\n\n───\n\nb\n\n───\n",
      ansi: "a\n\n␛[2m───␛[0m\n\nb\n\n␛[2m───␛[0m\n",
      markdown: "a\n\n---\n\nb\n\n---\n"
    ),
    Self(
      nodes: [.divider, .divider],
      plain: "───\n\n───\n",
      ansi: "␛[2m───␛[0m\n\n␛[2m───␛[0m\n",
      markdown: "***\n\n---\n"
    ),
    Self(
      nodes: [
        .list(.bullets, [[.divider, text("a")], [text("b"), .divider]]), .divider,
        .list(.bullets, [[.quote([.divider])]]),
      ],
      plain: "- ───\n\n  a\n- b\n\n  ───\n\n───\n\n- > ───\n",
      ansi: """
        ␛[2m- ␛[0m␛[2m───␛[0m

        ␛[2m  ␛[0ma
        ␛[2m- ␛[0mb

        ␛[2m  ␛[0m␛[2m───␛[0m

        ␛[2m───␛[0m

        ␛[2m- ␛[0m␛[2m> ␛[0m␛[2m───␛[0m

        """,
      markdown: "- ***\n\n  a\n\n- b\n\n  ---\n\n---\n\n- > ***\n"
    ),
  ]

  private static func text(_ text: String) -> Node { .paragraph([.text(text)]) }

  private static let codes = [
    Self(
      nodes: [.code("let a = 1\n\n  *b*\n", language: "swift")],
      plain: "    let a = 1\n\n      *b*\n",
      ansi: "    ␛[32mlet a = 1␛[0m\n\n    ␛[32m  *b*␛[0m\n",
      markdown: "```swift\nlet a = 1\n\n  *b*\n```\n"
    ),
    Self(
      nodes: [.code("a\r\nb\u{2028}c\n\n", language: nil)],
      plain: "    a\n    b\n    c\n\n",
      ansi: "    ␛[32ma␛[0m\n    ␛[32mb␛[0m\n    ␛[32mc␛[0m\n\n",
      markdown: "```\na\nb\nc\n\n```\n"
    ),
    Self(
      nodes: [.code("````\n```", language: "`c`+ +x`")],
      plain: "    ````\n    ```\n",
      ansi: "    ␛[32m````␛[0m\n    ␛[32m```␛[0m\n",
      markdown: "`````c++x\n````\n```\n`````\n"
    ),
    Self(
      nodes: [.facts([Node.Fact([.text("Size")], [.text("1*2")]), Node.Fact([], [])])],
      plain: "Size: 1*2\n: \n",
      ansi: "␛[1mSize␛[0m: 1*2\n: \n",
      markdown: "- **Size**: 1\\*2\n- :&#32;\n"
    ),
  ]
}
