import ContentParser
import Renderers
import Testing

@Suite("Tables in text")
struct TableTests {
  private static let table = Node.table(
    Node.Table(
      caption: ["Ways to pay"],
      header: [["Method"], ["What it costs"], ["Days"]],
      rows: [
        [["Credit card"], ["One per cent of the amount, at least fifty cents"], ["1"]],
        [["Cash"], ["Nothing"], ["0"]],
      ],
      alignments: [.start, .start, .end]
    )
  )

  @Test("Cells are wrapped to fit the width")
  func wrapped() {
    #expect(
      TextRenderer.plain(width: 40).render([Self.table]) == """
        Ways to pay
        Method      │ What it costs       │ Days
        ────────────┼─────────────────────┼─────
        Credit card │ One per cent of the │    1
                    │ amount, at least    │
                    │ fifty cents         │
        ────────────┼─────────────────────┼─────
        Cash        │ Nothing             │    0

        """
    )
  }

  @Test("Where columns would be too narrow to read, each row becomes facts")
  func narrow() {
    #expect(
      TextRenderer.plain(width: 22).render([Self.table]) == """
        Ways to pay

        Method: Credit card
        What it costs: One per
        cent of the amount, at
        least fifty cents
        Days: 1

        Method: Cash
        What it costs: Nothing
        Days: 0

        """
    )
  }

  @Test("On lines of any length no cell is wrapped: above 100 columns, rows become facts")
  func unlimited() {
    let widest = String(repeating: "a", count: 100)
    let rule = String(repeating: "─", count: 100)
    let spaces = String(repeating: " ", count: 96)
    #expect(
      plain(long: widest) == "Long\(spaces) │ Short\n\(rule)─┼──────\n\(widest) │ b\n"
    )
    #expect(plain(long: widest + " a") == "Long: \(widest) a\nShort: b\n")
  }

  private func plain(long: String) -> String {
    let table = Node.Table(header: [["Long"], ["Short"]], rows: [[[.text(long)], ["b"]]])
    return TextRenderer.plain().render([.table(table)])
  }

  @Test("Facts have no name where the header has none or a long one, which stands in front")
  func names() {
    let long = String(repeating: "long ", count: 21)
    let table = Node.Table(
      header: [["Name"], [], [.text(long)], ["Unused"]],
      rows: [[["a"], ["b"], ["c"]], []]
    )
    #expect(
      table.asFacts == [
        .paragraph([]), .paragraph([]), .paragraph(long), .paragraph("Unused"),
        .group([.facts([Node.Fact(["Name"], ["a"])]), .paragraph("b"), .paragraph("c")]),
        .group([]),
      ]
    )
  }

  @Test("No line is wider than the width, and no letter is lost", arguments: 1...80)
  func widths(width: Int) {
    for text in [
      TextRenderer.plain(width: width).render([.quote([Self.table])]),
      TextRenderer.ansi(width: width).render([.quote([Self.table])]).withoutSequences,
    ] {
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= width })
      for word in ["amount", "Nothing", "Credit", "pay", "Method"] where width >= 10 {
        #expect(text.contains(word))
      }
    }
  }
}
