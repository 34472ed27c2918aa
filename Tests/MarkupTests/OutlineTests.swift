import Bytes
import Markup
import Testing

@Suite("Where the blocks of Markdown are in its source")
struct OutlineTests {
  static let source = """
    # Title ##
    Set
    ext
    ===

    Text,
    more text
    > a quote
    goes on

    - one

      still one
    - two


    ```swift
    # code

    ```
        indented

    Before
    | a |
    |---|
    | b |

    <div>

    [r]: /r
    [s]: /s
    Last
    """

  @Test("Each block of the top level has its lines, without the blank lines around it")
  func pieces() throws {
    let outline = try #require(MarkupParser().outline(Self.source))
    let pieces = outline.entries.map { Self.text(of: $0.range, in: outline) }
    let expected = [
      "# Title ##\n", "Set\next\n===\n", "Text,\nmore text\n", "> a quote\ngoes on\n",
      "- one\n\n  still one\n- two\n", "```swift\n# code\n\n```\n", "    indented\n", "Before\n",
      "| a |\n|---|\n| b |\n", "<div>\n", "[r]: /r\n[s]: /s\nLast",
    ]
    #expect(pieces == expected)
  }

  @Test("The blocks are those that parsing alone gives", arguments: [source, "", "[a]: /b\n\nc"])
  func blocks(source: String) throws {
    let outline = try #require(MarkupParser().outline(source))
    #expect(outline.entries.map(\.block) == MarkupParser().parse(source).blocks)
  }

  @Test("Each item of a list has its lines")
  func items() throws {
    let outline = try #require(MarkupParser().outline(Self.source))
    let items = outline.entries.flatMap(\.items).map { Self.text(of: $0, in: outline) }
    #expect(items == ["- one\n\n  still one\n", "- two\n"])
  }

  @Test("Lines may end with any of the three line ends", arguments: ["\n", "\r\n", "\r"])
  func lineEnds(end: String) throws {
    let source = ["# a", "b", "", "c"].joined(separator: end)
    let outline = try #require(MarkupParser().outline(source))
    let pieces = outline.entries.map { Self.text(of: $0.range, in: outline) }
    #expect(pieces == ["# a" + end, "b" + end, "c"])
  }

  @Test(
    "A piece gets the definitions that it uses and does not hold, once each",
    arguments: [
      ("[docs], [*b*][DOCS] and [x](y)", "[docs]: <https://a.org/?b=c\\&d> \"T \\\"q\\\"\"\n"),
      ("[docs]: /own\n\n[docs]", ""), ("[nothing] \\[docs\\]", ""),
    ]
  )
  func definitions(piece: String, expected: String) throws {
    let source = piece + "\n\n[Docs]: https://a.org/?b=c&d 'T \"q\"'\n"
    let outline = try #require(MarkupParser().outline(source))
    #expect(outline.definitions(for: 0..<piece.utf8.count) == expected)
  }

  @Test("A text beyond the limit has no outline")
  func limit() {
    var limits = MarkupLimits.standard
    limits.size = 3
    #expect(MarkupParser(limits: limits).outline("four") == nil)
  }

  private static func text(of range: Range<Int>, in outline: MarkupOutline) -> String {
    String(copying: outline.source[range].span)
  }
}
