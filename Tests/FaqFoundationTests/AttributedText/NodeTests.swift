import ContentParser
import FaqFoundation
import Foundation
import Testing

@Suite("Nodes as an attributed string")
struct NodeTests {
  @Test("A heading has its level, and is bold where intents of blocks are not shown")
  func heading() {
    let nodes: [Node] = [.heading(level: 2, [.text("A "), .emphasis([.text("small")])])]
    #expect(
      AttributedString(nodes: nodes).dump == #"""
        "A " [header 2 (id 1)] strong
        "small" [header 2 (id 1)] emphasized strong
        """#
    )
  }

  @Test("Facts are paragraphs on lines that follow each other")
  func facts() {
    let nodes: [Node] = [
      .facts([
        Node.Fact([.text("Serves")], [.text("4")]),
        Node.Fact([.text("Time")], [.emphasis([.text("1 hour")])]),
      ])
    ]
    #expect(
      AttributedString(nodes: nodes).dump == #"""
        "Serves" [paragraph (id 1)] strong
        ": 4" [paragraph (id 1)]
        "\n"
        "Time" [paragraph (id 2)] strong
        ": " [paragraph (id 2)]
        "1 hour" [paragraph (id 2)] emphasized
        """#
    )
  }

  @Test("Code keeps its lines and spaces, and has its language as a hint")
  func code() {
    let nodes: [Node] = [
      .code("if ready {\r\n\tgo()\n\n}\n", language: "swift"), .code("\u{1B}[2J", language: nil),
    ]
    #expect(
      AttributedString(nodes: nodes).dump == #"""
        "if ready {\n\tgo()\n\n}" [codeBlock 'swift' (id 1)] code
        "\n\n"
        "�[2J" [codeBlock (id 2)] code
        """#
    )
  }

  @Test("An image is what it shows in words, with its address as an attribute")
  func image() throws {
    let nodes: [Node] = [
      .image(try Address("https://example.com/a.png"), description: "A picture"),
      .image(
        Node.Image(
          try Address("https://example.com/b.png"),
          description: " ",
          caption: ["Below"]
        )
      ),
    ]
    #expect(
      AttributedString(nodes: nodes).dump == #"""
        "A picture" [paragraph (id 1)] image https://example.com/a.png
        "\n\n"
        "https://example.com/b.png" [paragraph (id 2)] image https://example.com/b.png
        "\n\n"
        "Below" [paragraph (id 3)] emphasized
        """#
    )
  }

  @Test("A divider is a line")
  func divider() {
    let nodes: [Node] = [.paragraph("a"), .divider, .list(.bullets, [[.divider]])]
    #expect(
      AttributedString(nodes: nodes).dump == #"""
        "a" [paragraph (id 1)]
        "\n\n"
        "───" [thematicBreak (id 2)]
        "\n\n• "
        "───" [thematicBreak (id 5), listItem 1 (id 4), unorderedList (id 3)]
        """#
    )
  }

  @Test("A group is its nodes")
  func group() {
    let nodes: [Node] = [
      .group([.paragraph([.text("one")]), .group([.paragraph([.text("two")])])])
    ]
    #expect(
      AttributedString(nodes: nodes).dump == #"""
        "one" [paragraph (id 1)]
        "\n\n"
        "two" [paragraph (id 2)]
        """#
    )
  }

  @Test("Details are a strong summary and what is below it")
  func details() {
    let nodes: [Node] = [.details(["More"], [.paragraph("one")])]
    #expect(
      AttributedString(nodes: nodes).dump == #"""
        "More" [paragraph (id 1)] strong
        "\n\n"
        "one" [paragraph (id 2)]
        """#
    )
  }

  @Test("What has nothing in it leaves no blank line")
  func nothing() {
    let empty: [Node] = [
      .paragraph([]), .quote([]), .group([]), .list(.bullets, [[], [.paragraph([.lineBreak])]]),
      .facts([]),
    ]
    #expect(AttributedString(nodes: []) == AttributedString())
    #expect(AttributedString(nodes: empty) == AttributedString())
    let one: [Node] = [.paragraph([.text("one")])]
    let two: [Node] = [.paragraph([.text("two")])]
    #expect(String(AttributedString(nodes: empty + one + empty + two).characters) == "one\n\ntwo")
  }
}
