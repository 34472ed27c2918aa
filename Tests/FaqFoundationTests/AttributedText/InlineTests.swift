import ContentParser
import FaqFoundation
import Foundation
import Testing

@Suite("Inlines as an attributed string")
struct InlineTests {
  @Test("Styles are inline intents, and add up")
  func styles() {
    let nodes: [Node] = [
      .paragraph([
        .text("Use "), .emphasis([.text("one "), .strong([.text("or "), .code("two()")])]),
        .strikethrough([.text(".")]),
      ])
    ]
    #expect(
      AttributedString(nodes: nodes).dump == #"""
        "Use " [paragraph (id 1)]
        "one " [paragraph (id 1)] emphasized
        "or " [paragraph (id 1)] emphasized strong
        "two()" [paragraph (id 1)] emphasized strong code
        "." [paragraph (id 1)] strikethrough
        """#
    )
  }

  @Test("What a search found has an attribute of its own")
  func match() {
    let nodes: [Node] = [.paragraph([.text("A "), .mark([.text("set")])])]
    #expect(
      AttributedString(nodes: nodes).dump == #"""
        "A " [paragraph (id 1)]
        "set" [paragraph (id 1)] match true
        """#
    )
  }

  @Test("A link has its address as an attribute, and a styled label")
  func link() throws {
    let address = try Address("https://example.com/a?b=c#d")
    let nodes: [Node] = [
      .paragraph([.text("See "), .link([.text("the "), .strong([.text("book")])], address)])
    ]
    #expect(
      AttributedString(nodes: nodes).dump == #"""
        "See " [paragraph (id 1)]
        "the " [paragraph (id 1)] link https://example.com/a?b=c#d
        "book" [paragraph (id 1)] strong link https://example.com/a?b=c#d
        """#
    )
  }

  @Test("A picture is what it shows in words, also in a link")
  func image() throws {
    let address = try Address("https://example.com/a.png")
    let picture = Inline.image(address, description: "A cat")
    let nodes: [Node] = [
      .paragraph([
        "See ", picture, .link([picture], try Address("tel:1")),
        .image(address, description: " "),
      ])
    ]
    #expect(
      AttributedString(nodes: nodes).dump == #"""
        "See " [paragraph (id 1)]
        "A cat" [paragraph (id 1)] image https://example.com/a.png
        "A cat" [paragraph (id 1)] link tel:1 image https://example.com/a.png
        "https://example.com/a.png" [paragraph (id 1)] image https://example.com/a.png
        """#
    )
  }

  @Test("A reference to another FAQ is its label")
  func reference() {
    let nodes: [Node] = [.paragraph(["See ", .reference([.strong(["Why"])], faq: 2)])]
    #expect(
      AttributedString(nodes: nodes).dump == #"""
        "See " [paragraph (id 1)]
        "Why" [paragraph (id 1)] strong
        """#
    )
  }

  @Test("A link without a visible label shows its address", arguments: ["", " ", "\u{3000}\n"])
  func invisibleLabel(label: String) throws {
    let address = try Address("mailto:help@example.com")
    let nodes: [Node] = [.action([.emphasis([.text(label)]), .lineBreak], address)]
    #expect(
      AttributedString(nodes: nodes).dump == #"""
        "mailto:help@example.com" [paragraph (id 1)] link mailto:help@example.com
        """#
    )
  }

  @Test("A line break is a line feed with an intent; those around the text are left out")
  func lineBreaks() {
    let nodes: [Node] = [
      .paragraph([.lineBreak, .text("one"), .lineBreak, .lineBreak, .text("two"), .lineBreak])
    ]
    #expect(
      AttributedString(nodes: nodes).dump == #"""
        "one" [paragraph (id 1)]
        "\n\n" [paragraph (id 1)] lineBreak
        "two" [paragraph (id 1)]
        """#
    )
  }

  @Test(
    "A line end within an inline is a space, and what would act unseen is U+FFFD",
    arguments: [
      ("a\nb\r\nc\rd\u{2028}e\u{2029}f", "a b c d e f"),
      ("tab\tstays", "tab\tstays"),
      ("\u{1B}[31mred", "\u{FFFD}[31mred"),
      ("null\0bell\u{7}del\u{7F}csi\u{9B}", "null\u{FFFD}bell\u{FFFD}del\u{FFFD}csi\u{FFFD}"),
      ("gpj\u{202E}.exe\u{202C} \u{2066}x\u{2069}", "gpj\u{FFFD}.exe\u{FFFD} \u{FFFD}x\u{FFFD}"),
      ("👩‍👩‍👧 שלום e\u{301}", "👩‍👩‍👧 שלום e\u{301}"),
    ]
  )
  func safeText(text: String, shown: String) {
    #expect(String(AttributedString(nodes: [.paragraph([.text(text)])]).characters) == shown)
    #expect(String(AttributedString(nodes: [.paragraph([.code(text)])]).characters) == shown)
  }
}
