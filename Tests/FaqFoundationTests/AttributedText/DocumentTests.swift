import ContentParser
import FaqFoundation
import FaqService
import Foundation
import Testing

@Suite("A document as an attributed string")
struct DocumentTests {
  @Test("Title, body and button become a heading, paragraphs and a link")
  func standardBlocks() throws {
    let document = Document(blocks: [
      TitleBlock("Array or set?"),
      BodyBlock("An array has an order.\n\nA set\nhas none."),
      ButtonBlock("More", try Address("https://docs.swift.org/?a=b")),
    ])
    let text = AttributedString(document)
    #expect(
      String(text.characters) == """
        Array or set?

        An array has an order.

        A set
        has none.

        More
        """
    )
    #expect(
      text.dump == #"""
        "Array or set?" [header 1 (id 1)] strong
        "\n\n"
        "An array has an order." [paragraph (id 2)]
        "\n\n"
        "A set" [paragraph (id 3)]
        "\n" [paragraph (id 3)] lineBreak
        "has none." [paragraph (id 3)]
        "\n\n"
        "More" [paragraph (id 4)] link https://docs.swift.org/?a=b
        """#
    )
  }

  @Test("A block within a block is written where the outer block has it")
  func container() {
    let callout = Callout(children: [BodyBlock("one"), Callout(children: [BodyBlock("two")])])
    let text = AttributedString(Document(blocks: [callout, BodyBlock("three")]))
    #expect(
      text.dump == #"""
        "│ "
        "one" [paragraph (id 2), blockQuote (id 1)]
        "\n│\n│ │ "
        "two" [paragraph (id 4), blockQuote (id 3), blockQuote (id 1)]
        "\n\n"
        "three" [paragraph (id 5)]
        """#
    )
  }

  @Test("Text has the language and direction of the closest block that names them")
  func languages() throws {
    let faq = try RawFaq(
      parsing: """
        {"lang": "de", "elements": [
          {"type": "title", "text": "Warum?"},
          {"type": "body", "text": "לשלום", "lang": "he", "dir": "rtl"},
          {"type": "body", "text": "Darum.", "dir": "auto"}
        ]}
        """
    )
    #expect(
      AttributedString(ContentParser().parse(faq)).dump == #"""
        "Warum?" [header 1 (id 1)] strong language de
        "\n"
        "\n" rtl
        "לשלום" [paragraph (id 2)] language he rtl
        "\n" rtl
        "\n"
        "Darum." [paragraph (id 3)] language de
        """#
    )
  }

  @Test("A notice about an unknown block is English, and its content is in its own language")
  func unknownBlock() throws {
    let faq = try RawFaq(
      parsing: """
        {"elements": [
          {"type": "hint", "text": "Achtung!", "lang": "de"},
          {"type": "note", "text": "no language"}
        ]}
        """
    )
    #expect(
      AttributedString(ContentParser().parse(faq)).dump == #"""
        "│ " ltr
        "A block of type “hint” cannot be shown here" [paragraph (id 2), blockQuote (id 1)] strong \#
        language en ltr
        "\n" ltr
        "│ "
        "Achtung!" [paragraph (id 3), blockQuote (id 1)] language de
        "\n"
        "\n│ " ltr
        "A block of type “note” cannot be shown here" [paragraph (id 5), blockQuote (id 4)] strong \#
        language en ltr
        "\n" ltr
        "│ "
        "no language" [paragraph (id 6), blockQuote (id 4)]
        """#
    )
  }

  @Test("A document that the policy refuses is the notice that says why")
  func refusal() throws {
    let faq = try RawFaq(parsing: #"{"elements": [{"type": "hint", "text": "Mind"}]}"#)
    let document = ContentParser(unknownPolicy: .fail).parse(faq)
    #expect(
      String(AttributedString(document).characters) == """
        │ This FAQ is refused: line 1, column 15, at /elements/0: A block of type “hint” cannot \
        be shown here
        """
    )
  }
}

/// A quote of blocks.
private struct Callout: Block {
  let type: BlockType = "callout"
  let raw = RawItem(type: "callout", members: [:])
  let children: BlockList

  var body: [Node] { [.quote([.blocks(children)])] }
}
