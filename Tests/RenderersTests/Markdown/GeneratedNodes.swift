import ContentParser
import FaqService

/// Nodes of all kinds, generated from a seed.
struct GeneratedNodes {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func nodes(depth: Int = 3) -> [Node] { many(3) { $0.node(depth: depth) } }
}

private extension GeneratedNodes {
  static let fragments = [
    "a", "b c", "word", "é", "使用", "*", "**", "_", "`", "``", "[", "]", "](", "!", "# ", "#", "- ",
    "+", "1. ", "2)", "> ", "|", "\\", "<b>", "<!--", "&amp;", "&", "~", "~~", "~~~", "---", "===",
    "***", ":-:", "```", " ", "  ", "\t", "\n", ".", "(", ")", ":", "\"", "[x]: y", "\u{A0}",
    "\u{1B}", "https://a.org/", "www.a.org/", "://",
  ]

  static let addresses = ["https://a.org/b_(c)*d", "tel:1", "mailto:a@b.org"]

  mutating func many<Value>(_ limit: Int, _ make: (inout Self) -> Value) -> [Value] {
    (0..<number(below: limit + 1)).map { _ in make(&self) }
  }

  mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

  mutating func text() -> String {
    many(4) { $0.pick(Self.fragments, or: "a") }.joined()
  }

  mutating func pick<Value>(_ values: [Value], or other: Value) -> Value {
    values.randomElement(using: &random) ?? other
  }

  mutating func address() -> Address { NodeCase.address(pick(Self.addresses, or: "tel:1")) }

  mutating func inlines(depth: Int = 2) -> [Inline] { many(4) { $0.inline(depth: depth) } }

  mutating func inline(depth: Int) -> Inline {
    switch number(below: depth > 0 ? 11 : 6) {
    case 0...2: .text(text())
    case 3: .lineBreak
    case 4: .code(text())
    case 5: .image(address(), description: text())
    case 6: .emphasis(inlines(depth: depth - 1))
    case 7: .strong(inlines(depth: depth - 1))
    case 8: .strikethrough(inlines(depth: depth - 1))
    case 9: .reference(inlines(depth: depth - 1), faq: 1)
    default: .link(inlines(depth: depth - 1), address())
    }
  }

  mutating func node(depth: Int) -> Node {
    switch number(below: depth > 0 ? 14 : 7) {
    case 0: .heading(level: number(below: 8), inlines())
    case 1: .paragraph(inlines())
    case 2: .action(inlines(), address())
    case 3: .code(text(), language: pick([nil, "swift", "a b`"], or: nil))
    case 4: .table(table())
    case 5: .divider
    case 6: .facts(many(2) { Node.Fact($0.inlines(), $0.inlines()) })
    case 7, 8: .list(.bullets, many(3) { $0.nodes(depth: depth - 1) })
    case 9: .list(.numbers(from: number(below: 12) - 1), many(3) { $0.nodes(depth: depth - 1) })
    case 10: .quote(nodes(depth: depth - 1))
    case 11: .notice(text(), nodes(depth: depth - 1))
    case 12: .details(inlines(), nodes(depth: depth - 1))
    default: .group(nodes(depth: depth - 1))
    }
  }

  mutating func table() -> Node.Table {
    Node.Table(
      caption: inlines(),
      header: many(3) { $0.inlines() },
      rows: many(2) { row in row.many(3) { $0.inlines() } },
      alignments: many(3) { $0.pick([.start, .center, .end], or: .start) }
    )
  }
}
