import FaqTesting
import Renderers
import Testing

@Suite("Renderers with a fault")
struct FaultyRendererTests {
  private static let unknown = """
    {"elements":[{"type":"title","text":"What?"},\
    {"type":"unheardof","caption":"Wordmark7041","deep":[{"n":1,"more":["Wordmark7041"]}]},\
    {"type":"body","text":"End"}]}
    """

  @Test("A renderer without a fault has no violations")
  func sound() {
    #expect(violations(of: LineRenderer(), blocks: [Card.self, Box.self]).isEmpty)
  }

  @Test("HTML that names another language")
  func language() {
    #expect(
      violations(of: GermanRenderer(), reading: .html) == [
        Violation(
          .keepsLanguage,
          input: #"{"lang":"pt","elements":[{"type":"body","text":"a","lang":"fr"}]}"#,
          expected: "the languages “fr” and “pt”",
          found: "“de fr”"
        )
      ]
    )
  }

  @Test("An override that leaves text out")
  func override() {
    let renderer = HTMLFragmentRenderer().overriding(Card.self) { _, writer in
      writer.element("p") { $0.text("A card") }
    }
    #expect(
      violations(of: renderer, blocks: [Card.self], reading: .html) == [
        Violation(
          .showsText,
          input: #"{"type":"card","text":"Hello"}"#,
          expected: "“Hello” in the output",
          found: "“A card”"
        )
      ]
    )
  }

  @Test("A renderer that shows what the policy drops")
  func dropped() {
    #expect(
      violations(of: LineRenderer(.showsRawItems)) == [
        Violation(
          .followsPolicy,
          input: "\(Self.unknown) under the policy drop",
          expected: "nothing of the item",
          found: #"""
            “{"type":"title","text":"What?"}\n{"type":"unheardof","caption":"Wordmark7041",\#
            "deep":[{"n":1,"more":["Wordmark7041"]}]}\n{…”
            """#
        )
      ]
    )
  }

  @Test("A renderer that hides why a document is refused")
  func refused() {
    #expect(
      violations(of: LineRenderer(.hidesRefusals)) == [
        Violation(
          .followsPolicy,
          input: "\(Self.unknown) under the policy fail",
          expected: "“This” in the output",
          found: "“”"
        )
      ]
    )
  }

  @Test("A renderer that counts what it has written")
  func counting() {
    #expect(
      violations(of: LineRenderer(.countsLines)) == [
        Violation(
          .isRepeatable,
          input: #"""
            {"elements":[{"type":"title","text":"Why?"},\#
            {"type":"body","text":"One.\nTwo.\n\nThree."}]}
            """#,
          expected: #"“1 Why?\n2 One. Two.\n3 Three.\n”"#,
          found: #"“4 Why?\n5 One. Two.\n6 Three.\n”"#
        )
      ]
    )
  }

  @Test("A renderer that separates documents by itself, rather than by its frame")
  func separating() {
    #expect(
      violations(of: LineRenderer(.separatesByItself)) == [
        Violation(
          .assemblesParts,
          input: "53 documents in batches of 1",
          expected: #"“* * *\nHow?\n\n* * *\nNone\n\n* * *\n\n\n* * *\nGo”"#,
          found: #"“How?\n\nNone\n\n\n\nGo (tel:123)\n\n (tel:1)\n\nRu”"#
        )
      ]
    )
  }

  @Test("A renderer of JSON without a fault has no violations")
  func elements() {
    #expect(violations(of: ElementRenderer(), reading: ElementRenderer.reading).isEmpty)
  }

  @Test(
    "A renderer of JSON that has more elements than entries, or output that is not JSON",
    arguments: [
      (
        .beginsWithAnElement, "3 documents",
        #"“[{"type":"text","text":""},{"type":"text","text":"a\nb\n"},{"type":"text","text":"a\n"#
          + #"b\n"},{"type":"text","text":"a\nb\n…”"#
      ),
      (
        .joinsRows, "an overview of 3 rows",
        #"“[{"type":"text","text":"a\n"}{"type":"text","text":"a\n"}{"type":"text","text":"a\n"}]”"#
      ),
      (
        .countsHeading, "an overview of 3 rows",
        #"“[{"type":"text","text":"All\n"},{"type":"text","text":"a\n"},{"type":"text","#
          + #""text":"a\n"},{"type":"text","text":"a\n"}]”"#
      ),
    ] as [(ElementRenderer.Fault, String, String)]
  )
  func elements(fault: ElementRenderer.Fault, input: String, found: String) {
    #expect(
      violations(of: ElementRenderer(fault), reading: ElementRenderer.reading) == [
        Violation(.countsEntries, input: input, expected: "JSON with 3 elements", found: found)
      ]
    )
  }

  @Test("A renderer of content that respells numbers")
  func rounding() {
    #expect(
      violations(of: RoundingRenderer(), reading: .content) == [
        Violation(
          .keepsItems,
          input: #"[{"type":"body","lang":"fr","n":1.50,"n":1E2,"text":"\ud800 one"}]"#,
          expected: "the same items in the output",
          found: #"""
            “{"schemaVersion":1,"faqs":[{"elements":[{"type":"body","lang":"fr","n":1.5,"n":1E2,\#
            "text":"\ud800 one"}]}]}\n”
            """#
        )
      ]
    )
  }

  @Test("A renderer whose block types have no examples")
  func examples() {
    #expect(
      violations(of: LineRenderer(), blocks: [UnexplainedCard.self]) == [
        Violation(
          .hasExamples,
          input: "card",
          expected: "an item of the type",
          found: "no examples"
        )
      ]
    )
  }
}
