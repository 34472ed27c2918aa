import ContentParser

extension NodeCase {
  /// Nodes that hold other nodes.
  static let containers = lists + quotes + notices + details

  private static let lists = [
    Self(
      nodes: [
        .list(.bullets, [[text("a")]]), .list(.bullets, [[text("b")]]),
        .facts([Node.Fact([.text("c")], [.text("d")])]),
      ],
      plain: "- a\n\n- b\n\nc: d\n",
      ansi: "␛[2m- ␛[0ma\n\n␛[2m- ␛[0mb\n\n␛[1mc␛[0m: d\n",
      markdown: "- a\n\n+ b\n\n- **c**: d\n"
    ),
    Self(
      nodes: [.list(.bullets, [[text("a")], [text("b"), text("c")], []])],
      plain: "- a\n- b\n\n  c\n- \n",
      ansi: "␛[2m- ␛[0ma\n␛[2m- ␛[0mb\n\n␛[2m  ␛[0mc\n␛[2m- ␛[0m\n",
      markdown: "- a\n\n- b\n\n  c\n\n- \n"
    ),
    Self(
      nodes: [.list(.numbers(from: 9), [[text("a")], [.list(.bullets, [[text("b")]])]])],
      plain: "9. a\n10. - b\n",
      ansi: "␛[2m9. ␛[0ma\n␛[2m10. ␛[0m␛[2m- ␛[0mb\n",
      markdown: "9. a\n\n10. - b\n"
    ),
    Self(
      nodes: [
        .list(
          .bullets,
          [[text("a"), .list(.numbers(from: 1), [[text("b"), .code("c", language: nil)]])]]
        ),
        text("d"),
      ],
      plain: "- a\n  1. b\n\n         c\n\nd\n",
      ansi: """
        ␛[2m- ␛[0ma
        ␛[2m  ␛[0m␛[2m1. ␛[0mb

        ␛[2m  ␛[0m␛[2m   ␛[0m    ␛[32mc␛[0m

        d

        """,
      markdown: "- a\n  1. b\n\n     ```\n     c\n     ```\n\nd\n"
    ),
    Self(
      nodes: [
        .list(.numbers(from: -1), [[text("a")]]), .list(.numbers(from: .max), [[text("b")]]),
      ],
      plain: "-1. a\n\n9223372036854775807. b\n",
      ansi: "␛[2m-1. ␛[0ma\n\n␛[2m9223372036854775807. ␛[0mb\n",
      markdown: "0. a\n\n999999998) b\n"
    ),
    Self(
      nodes: [.list(.bullets, [[.list(.bullets, [[.list(.bullets, [[]])], [text("a")]])]])],
      plain: "- - - \n  - a\n",
      ansi: "␛[2m- ␛[0m␛[2m- ␛[0m␛[2m- ␛[0m\n␛[2m  ␛[0m␛[2m- ␛[0ma\n",
      markdown: "- + - \n\n  + a\n"
    ),
    Self(nodes: [.list(.bullets, [])], plain: "", ansi: "", markdown: ""),
    Self(
      nodes: [.group([text("a"), .group([text("b")])]), .group([])],
      plain: "a\n\nb\n",
      ansi: "a\n\nb\n",
      markdown: "a\n\nb\n"
    ),
  ]

  private static let quotes = [
    Self(
      nodes: [
        .quote([text("a"), .list(.bullets, [[text("b")]]), .quote([text("c")])]), text("d"),
      ],
      plain: "> a\n> \n> - b\n> \n> > c\n\nd\n",
      ansi: """
        ␛[2m> ␛[0ma
        ␛[2m> ␛[0m
        ␛[2m> ␛[0m␛[2m- ␛[0mb
        ␛[2m> ␛[0m
        ␛[2m> ␛[0m␛[2m> ␛[0mc

        d

        """,
      markdown: "> a\n>\n> - b\n>\n> > c\n\nd\n"
    ),
    Self(
      nodes: [.list(.bullets, [[.quote([text("a"), .code("b\n\nc", language: nil)])]])],
      plain: "- > a\n  > \n  >     b\n  > \n  >     c\n",
      ansi: """
        ␛[2m- ␛[0m␛[2m> ␛[0ma
        ␛[2m  ␛[0m␛[2m> ␛[0m
        ␛[2m  ␛[0m␛[2m> ␛[0m    ␛[32mb␛[0m
        ␛[2m  ␛[0m␛[2m> ␛[0m
        ␛[2m  ␛[0m␛[2m> ␛[0m    ␛[32mc␛[0m

        """,
      markdown: "- > a\n  >\n  > ```\n  > b\n  >\n  > c\n  > ```\n"
    ),
    Self(
      nodes: [.quote([.paragraph([])]), text("a")],
      plain: "> \n\na\n",
      ansi: "␛[2m> ␛[0m\n\na\n",
      markdown: "> \n\na\n"
    ),
  ]

  private static let notices = [
    Self(
      nodes: [.notice("Mind *it*", [text("a"), .list(.bullets, [[text("b")]])]), text("c")],
      plain: "! Mind *it*\n  a\n\n  - b\n\nc\n",
      ansi: "␛[1;33m! ␛[0m␛[1;33mMind *it*␛[0m\n  a\n\n  ␛[2m- ␛[0mb\n\nc\n",
      markdown: "> **Mind \\*it\\***\n>\n> a\n>\n> - b\n\nc\n"
    ),
    Self(
      nodes: [.notice("Mind", []), .notice("it", [.paragraph([])])],
      plain: "! Mind\n\n! it\n",
      ansi: "␛[1;33m! ␛[0m␛[1;33mMind␛[0m\n\n␛[1;33m! ␛[0m␛[1;33mit␛[0m\n",
      markdown: "> **Mind**\n\n> **it**\n"
    ),
    Self(
      nodes: [
        .notice(.tip, "a", [text("b")]), .notice(.warning, "c", []), .notice(.danger, "d", []),
      ],
      plain: "! a\n  b\n\n! c\n\n! d\n",
      ansi: """
        ␛[1;32m! ␛[0m␛[1;32ma␛[0m
          b

        ␛[1;33m! ␛[0m␛[1;33mc␛[0m

        ␛[1;7;33m! ␛[0m␛[1;7;33md␛[0m

        """,
      markdown: "> **a**\n>\n> b\n\n> **c**\n\n> **d**\n"
    ),
    Self(
      nodes: [.notice("a", [.notice("b", [.quote([text("c")])])])],
      plain: "! a\n  ! b\n    > c\n",
      ansi: """
        ␛[1;33m! ␛[0m␛[1;33ma␛[0m
          ␛[1;33m! ␛[0m␛[1;33mb␛[0m
            ␛[2m> ␛[0mc

        """,
      markdown: "> **a**\n>\n> > **b**\n> >\n> > > c\n"
    ),
  ]

  private static let details = [
    Self(
      nodes: [
        .list(.bullets, [[.details(["a ", .code("b")], [text("c"), .quote([text("d")])])]]),
        .details([], []), text("e"),
      ],
      plain: "- a b\n\n  c\n\n  > d\n\ne\n",
      ansi: """
        ␛[2m- ␛[0m␛[1ma ␛[0m␛[1;32mb␛[0m

        ␛[2m  ␛[0mc

        ␛[2m  ␛[0m␛[2m> ␛[0md

        e

        """,
      markdown: "- **a `b`**\n\n  c\n\n  > d\n\ne\n"
    )
  ]

  private static func text(_ text: String) -> Node { .paragraph([.text(text)]) }
}
