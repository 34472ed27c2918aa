import ContentParser
import FaqFoundation
import Foundation
import Testing

@Suite("Nodes within nodes as an attributed string")
struct ContainerTests {
  @Test("List items have ordinals as intents, and bullets or numbers as characters")
  func lists() {
    let text = AttributedString(nodes: [
      .list(.bullets, [[.paragraph([.text("bread")])], [.paragraph([.text("jam")])]]),
      .list(.numbers(from: 9), [[.paragraph([.text("cut")])], [.paragraph([.text("eat")])]]),
    ])
    #expect(
      text.dump == #"""
        "• "
        "bread" [paragraph (id 3), listItem 1 (id 2), unorderedList (id 1)]
        "\n• "
        "jam" [paragraph (id 5), listItem 2 (id 4), unorderedList (id 1)]
        "\n\n9. "
        "cut" [paragraph (id 8), listItem 9 (id 7), orderedList (id 6)]
        "\n10. "
        "eat" [paragraph (id 10), listItem 10 (id 9), orderedList (id 6)]
        """#
    )
  }

  @Test("The lines of an item are indented below its mark")
  func indentation() {
    let steps: Node = .list(
      .numbers(from: 10),
      [
        [.paragraph([.text("cut"), .lineBreak, .text("the bread")])],
        [.code("eat\nit", language: nil)],
      ]
    )
    let text = AttributedString(nodes: [
      .list(.bullets, [[.paragraph([.text("Steps:")]), steps]]), .paragraph([.text("Done.")]),
    ])
    #expect(
      String(text.characters) == """
        • Steps:

          10. cut
              the bread
          11. eat
              it

        Done.
        """
    )
  }

  @Test("A block names all blocks around it, and the lines of one block name the same")
  func nested() {
    let text = AttributedString(nodes: [
      .list(.bullets, [[.list(.numbers(from: 1), [[.code("eat\nit", language: nil)]])]]),
      .paragraph([.text("Done.")]),
    ])
    #expect(
      text.dump == #"""
        "• 1. "
        "eat\n" [codeBlock (id 5), listItem 1 (id 4), orderedList (id 3), listItem 1 (id 2), \#
        unorderedList (id 1)] code
        "     "
        "it" [codeBlock (id 5), listItem 1 (id 4), orderedList (id 3), listItem 1 (id 2), \#
        unorderedList (id 1)] code
        "\n\n"
        "Done." [paragraph (id 6)]
        """#
    )
  }

  @Test("An item with nothing in it counts, and is not shown")
  func emptyItem() {
    let nodes: [Node] = [
      .list(.numbers(from: 1), [[.paragraph([.text("one")])], [], [.paragraph([.text("three")])]])
    ]
    #expect(String(AttributedString(nodes: nodes).characters) == "1. one\n3. three")
  }

  @Test("A quote has a bar before each line")
  func quote() {
    let text = AttributedString(nodes: [
      .quote([
        .paragraph([.text("one"), .lineBreak, .text("two")]),
        .list(.bullets, [[.paragraph([.text("three")]), .quote([.code("four", language: nil)])]]),
      ])
    ])
    #expect(
      String(text.characters) == """
        │ one
        │ two
        │
        │ • three
        │
        │   │ four
        """
    )
    #expect(
      text.dump == #"""
        "│ "
        "one" [paragraph (id 2), blockQuote (id 1)]
        "\n" [paragraph (id 2), blockQuote (id 1)] lineBreak
        "│ "
        "two" [paragraph (id 2), blockQuote (id 1)]
        "\n│\n│ • "
        "three" [paragraph (id 5), listItem 1 (id 4), unorderedList (id 3), blockQuote (id 1)]
        "\n│\n│   │ "
        "four" [codeBlock (id 7), blockQuote (id 6), listItem 1 (id 4), unorderedList (id 3), \#
        blockQuote (id 1)] code
        """#
    )
  }

  @Test("A notice is a quote that begins with its title")
  func notice() {
    let text = AttributedString(nodes: [
      .notice("Mind\nthe gap", [.paragraph([.text("It is wide.")]), .paragraph([.text("Very.")])]),
      .notice("", [.paragraph([.text("No title")])]),
      .notice("Nothing more", []),
    ])
    #expect(
      String(text.characters) == """
        │ Mind the gap
        │ It is wide.
        │
        │ Very.

        │ No title

        │ Nothing more
        """
    )
    #expect(
      text.dump == #"""
        "│ "
        "Mind the gap" [paragraph (id 2), blockQuote (id 1)] strong
        "\n│ "
        "It is wide." [paragraph (id 3), blockQuote (id 1)]
        "\n│\n│ "
        "Very." [paragraph (id 4), blockQuote (id 1)]
        "\n\n│ "
        "No title" [paragraph (id 6), blockQuote (id 5)]
        "\n\n│ "
        "Nothing more" [paragraph (id 8), blockQuote (id 7)] strong
        """#
    )
  }

  @Test("Without the characters that have no intent of a block, only the content is left")
  func content() {
    var text = AttributedString(nodes: [
      .heading(level: 1, [.text("Title")]),
      .quote([.list(.bullets, [[.paragraph([.text("one"), .lineBreak, .text("two")])]])]),
      .paragraph([.text("three")]),
    ])
    #expect(String(text.characters) == "Title\n\n│ • one\n│   two\n\nthree")
    let separators = text.runs.filter { $0.presentationIntent == nil }.map(\.range)
    for range in separators.reversed() { text.removeSubrange(range) }
    #expect(String(text.characters) == "Titleone\ntwothree")
  }
}
