import ContentParser

extension NodeCase {
  /// Tables that fit the width.
  static let tables = [
    Self(
      nodes: [
        .table(
          Node.Table(
            caption: ["Fees"],
            header: [["Method"], [.code("a|b")], ["Fee"]],
            rows: [
              [[.link(["Card"], address("https://a.org"))], ["x | y"], ["1 %"]],
              [[.strong(["Cash"])], [], ["none", .lineBreak, "at all"]], [["日本"]], [],
            ],
            alignments: [.start, .center, .end]
          )
        ),
        .paragraph("z"),
      ],
      plain: """
        Fees
        Method               │  a|b  │    Fee
        ─────────────────────┼───────┼───────
        Card (https://a.org) │ x | y │    1 %
        ─────────────────────┼───────┼───────
        Cash                 │       │   none
                             │       │ at all
        ─────────────────────┼───────┼───────
        日本

        z

        """,
      ansi: """
        ␛[3mFees␛[0m
        ␛[1mMethod␛[0m ␛[2m│␛[0m  ␛[32;1ma|b␛[0m  ␛[2m│␛[0m    ␛[1mFee␛[0m
        ␛[2m───────┼───────┼───────␛[0m
        ␛]8;id=d4b8bf95;https://a.org␛\\␛[4;36mCard␛[0m␛]8;;␛\\   ␛[2m│␛[0m x | y ␛[2m│␛[0m    1 %
        ␛[2m───────┼───────┼───────␛[0m
        ␛[1mCash␛[0m   ␛[2m│␛[0m       ␛[2m│␛[0m   none
               ␛[2m│␛[0m       ␛[2m│␛[0m at all
        ␛[2m───────┼───────┼───────␛[0m
        日本

        z

        """,
      markdown: """
        *Fees*

        | Method | `a\\|b` | Fee |
        | --- | :-: | --: |
        | [Card](https://a.org) | x \\| y | 1 % |
        | **Cash** |  | none at all |
        | 日本 |
        |  |

        z

        """
    ),
    Self(
      nodes: [
        .list(
          .bullets,
          [[.table(Node.Table(header: [], rows: [[["a "], ["b"]], [["\\|\n`|`"]]]))]]
        )
      ],
      plain: "- a      │ b\n  \\| `|`\n",
      ansi: "␛[2m- ␛[0ma      ␛[2m│␛[0m b\n␛[2m  ␛[0m\\| `|`\n",
      markdown: """
        - |  |  |
          | --- | --- |
          | a&#32; | b |
          | \\\\\\| \\`\\|\\` |

        """
    ),
    Self(
      nodes: [
        .table(Node.Table(caption: ["c"], header: [], rows: [])),
        .table(Node.Table(header: [], rows: [])), .table(Node.Table(header: [["a"]], rows: [])),
      ],
      plain: "c\n\na\n─\n",
      ansi: "␛[3mc␛[0m\n\n␛[1ma␛[0m\n␛[2m─␛[0m\n",
      markdown: "*c*\n\n| a |\n| --- |\n"
    ),
  ]
}
