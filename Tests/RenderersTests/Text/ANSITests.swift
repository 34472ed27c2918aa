import ContentParser
import Renderers
import Testing

@Suite("Sequences for a terminal")
struct ANSITests {
  private static let nodes: [Node] = [
    .heading(level: 1, [.text("T")]),
    .paragraph([
      .emphasis([.text("e")]), .strong([.text("s")]), .code("c"), .mark([.text("m")]),
      .link([.text("l")], NodeCase.address("tel:1")),
    ]),
    .list(.bullets, [[.quote([.paragraph([.text("q")])])]]),
    .notice("n", [.facts([Node.Fact([.text("f")], [.text("v")])])]),
  ]

  @Test("The dark theme has the colours that stand out from black")
  func dark() {
    #expect(
      TextRenderer.ansi(theme: .dark, hyperlinks: false).render(Self.nodes)
        == """
        ␛[1;36mT␛[0m

        ␛[3me␛[0m␛[1ms␛[0m␛[32mc␛[0m␛[7mm␛[0m␛[4;36ml␛[0m ␛[2m(tel:1)␛[0m

        ␛[2m- ␛[0m␛[2m> ␛[0mq

        ␛[1;33m! ␛[0m␛[1;33mn␛[0m
          ␛[1mf␛[0m: v

        """.withEscapes
    )
  }

  @Test("The light theme has the colours that stand out from white")
  func light() {
    #expect(
      TextRenderer.ansi(theme: .light, hyperlinks: false).render(Self.nodes)
        == """
        ␛[1;34mT␛[0m

        ␛[3me␛[0m␛[1ms␛[0m␛[35mc␛[0m␛[7mm␛[0m␛[4;34ml␛[0m ␛[2m(tel:1)␛[0m

        ␛[2m- ␛[0m␛[2m> ␛[0mq

        ␛[1;31m! ␛[0m␛[1;31mn␛[0m
          ␛[1mf␛[0m: v

        """.withEscapes
    )
  }

  @Test("The monochrome theme has attributes alone")
  func monochrome() {
    #expect(
      TextRenderer.ansi(theme: .monochrome, hyperlinks: false).render(Self.nodes)
        == """
        ␛[1mT␛[0m

        ␛[3me␛[0m␛[1ms␛[0mc␛[7mm␛[0m␛[4ml␛[0m ␛[2m(tel:1)␛[0m

        ␛[2m- ␛[0m␛[2m> ␛[0mq

        ␛[1m! ␛[0m␛[1mn␛[0m
          ␛[1mf␛[0m: v

        """.withEscapes
    )
  }

  @Test("Without colours, a theme keeps its attributes")
  func withoutColors() {
    let theme = Theme([.title: [.reverse, .red], .link: [.cyan]]).withoutColors
    let unstyled: Theme.Look = []
    #expect(theme[.title] == [.reverse])
    #expect(theme[.link] == unstyled)
    for role in TextRole.allCases {
      #expect(Theme.light.withoutColors[role] == Theme.monochrome[role])
      #expect(Theme.plain.withoutColors[role] == unstyled)
    }
  }

  @Test("The plain theme has no looks, and hyperlinks all the same")
  func plain() {
    #expect(
      TextRenderer.ansi(theme: .plain).render(Self.nodes)
        == """
        T

        escm␛]8;id=e7233663;tel:1␛\\l␛]8;;␛\\

        - > q

        ! n
          f: v

        """.withEscapes
    )
  }

  @Test("A theme of one's own says what each role looks like")
  func own() {
    let looks: [TextRole: Theme.Look] = [
      .title: [.reverse, .rgb(192, 57, 43)], .link: [.dim, .magenta], .match: [],
    ]
    let theme = Theme(looks)
    #expect(theme[.title] == [.reverse, .rgb(192, 57, 43)])
    #expect(theme.withoutColors[.title] == [.reverse])
    let unstyled: Theme.Look = []
    #expect(theme[.quote] == unstyled)
    #expect(
      TextRenderer.ansi(theme: theme, hyperlinks: false).render(Array(Self.nodes.prefix(2)))
        == "␛[7;38;2;192;57;43mT␛[0m\n\nescm␛[2;35ml␛[0m (tel:1)\n".withEscapes
    )
  }

  @Test(
    "A hyperlink spells its address in printable ASCII, and has an id of its own",
    arguments: [
      ("tel:1", "id=e7233663;tel:1"),
      ("https://a.org/ü;x", "id=64d24f12;https://a.org/%C3%BC;x"),
      ("https://a.org/%3B~!*'()[]", "id=c4b10459;https://a.org/%3B~!*'()[]"),
      ("https://a.org/;jsessionid=1?%", "id=75c406aa;https://a.org/;jsessionid=1?%"),
      ("https://a.org/🙂", "id=45986a10;https://a.org/%F0%9F%99%82"),
      ("mailto:a@b.org?subject=c;d", "id=ed3f54c8;mailto:a@b.org?subject=c;d"),
    ]
  )
  func hyperlinks(address: String, parameters: String) {
    let node = Node.paragraph([.link([.text("a")], NodeCase.address(address))])
    #expect(
      TextRenderer.ansi(theme: .plain).render([node])
        == "␛]8;\(parameters)␛\\a␛]8;;␛\\\n".withEscapes
    )
  }

  @Test(
    "Each line closes what it opens, so that a cut leaves no look behind",
    arguments: NodeCase.all
  )
  func lines(node: NodeCase) {
    for line in TextRenderer.ansi(width: 8).render(node.nodes).split(separator: "\n") {
      let looks = line.matches(of: #/\u{1B}\[([0-9;]*)m/#).map(\.output.1)
      let links = line.matches(of: #/\u{1B}\]8;([^;]*);/#).map(\.output.1)
      #expect(looks.count.isMultiple(of: 2) && looks.last.map { $0 == "0" } != false)
      #expect(links.count.isMultiple(of: 2) && links.last?.isEmpty != false)
    }
  }
}
