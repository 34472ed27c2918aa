import ContentParser
import FaqTesting
import Testing

@Suite("Block types with a fault")
struct FaultyBlockTests {
  @Test("A type without a fault has no violations")
  func sound() {
    #expect(violations(of: Card.self).isEmpty)
    #expect(violations(of: Box.self).isEmpty)
  }

  @Test("A type that is known already is checked as well")
  func known() throws {
    let registry = try BlockRegistry.standard.adding([Card.self, Box.self])
    #expect(violations(of: Card.self, among: registry).isEmpty)
  }

  @Test("A type without examples")
  func unexplained() {
    #expect(
      violations(of: UnexplainedCard.self) == [
        Violation(
          .hasExamples,
          input: "card",
          expected: "an item of the type",
          found: "no examples"
        )
      ]
    )
  }

  @Test("What a type says for a schema is an object about its fields")
  func schema() {
    #expect(
      violations(of: BrokenSchemaCard.self) == [
        Violation(
          .describesFields,
          input: "{",
          expected: "a JSON object",
          found: "something else"
        )
      ]
    )
    #expect(
      violations(of: WideSchemaCard.self) == [
        Violation(
          .describesFields,
          input: #"{"properties":{"text":{"maxLength":9},"size":{"default":1}}}"#,
          expected: "properties that are fields",
          found: "`size`"
        )
      ]
    )
  }

  @Test(
    "An example that its type rejects",
    arguments: [
      (#"{"type":"card","txt":"Hello"}"#, "`txt` is not a member of `card`"),
      (#"{"type":"body","text":"Hello"}"#, "a block of type body"),
      (#"{"type":"cart","text":"Hello"}"#, "the type `cart` is not known"),
      (#"{"type":"card","text":"Hello","lang":"?"}"#, "`lang` is not a language tag"),
    ]
  )
  func rejected(example: String, fault: String) {
    #expect(
      violations(of: Card.self, examples: [example]) == [
        Violation(
          .readsExamples,
          input: example,
          expected: "a block of type card without problems",
          found: fault
        )
      ]
    )
  }

  @Test("An example that is not an object", arguments: ["", "card", "[]", "{"])
  func malformed(example: String) {
    #expect(
      violations(of: Card.self, examples: [example]) == [
        Violation(
          .readsExamples,
          input: example,
          expected: "a JSON object",
          found: "something else"
        )
      ]
    )
  }

  @Test("A type that shows a part of its text")
  func short() {
    #expect(
      violations(of: ShortCard.self) == [
        Violation(
          .showsText,
          input: #"{"type":"card","text":"Wordmark7041"}"#,
          expected: "“Wordmark7041” in the body",
          found: "“Wordm”"
        )
      ]
    )
  }

  @Test("A type that keeps only the members that it knows")
  func forgetful() {
    #expect(
      violations(of: ForgetfulCard.self) == [
        Violation(
          .keepsItems,
          input: #"{"type":"card","text":"Hello","unread-member":1.50}"#,
          expected: "the same item and body",
          found: #"{"type":"card","text":"Hello"}"#
        )
      ]
    )
  }

  @Test("A type that rejects members that it does not know")
  func narrow() {
    #expect(
      violations(of: NarrowCard.self) == [
        Violation(
          .keepsItems,
          input: #"{"type":"card","text":"Hello","unread-member":1.50}"#,
          expected: "the same item and body",
          found: "no block of type card"
        )
      ]
    )
  }

  @Test("A type that ignores values that it cannot read")
  func careless() {
    #expect(
      violations(of: CarelessCard.self) == [
        Violation(
          .reportsFaults,
          input: #"{"type":"card","text":7041}"#,
          expected: "a problem of `text`",
          found: "a block that ignores its value"
        )
      ]
    )
  }

  @Test("A type with a picture without a description")
  func picture() {
    #expect(
      violations(of: PictureCard.self) == [
        Violation(
          .describesPictures,
          input: #"{"type":"card","text":"Hello"}"#,
          expected: "a description of each picture",
          found: "a picture without one"
        )
      ]
    )
  }

  @Test("A type whose body changes")
  func counting() {
    #expect(
      violations(of: CountingCard.self) == [
        Violation(
          .isRepeatable,
          input: #"{"type":"card","text":"Hello"}"#,
          expected: "the same body each time",
          found: "another body"
        )
      ]
    )
  }

  @Test("A type whose body is another one within a block")
  func shy() {
    #expect(
      violations(of: ShyCard.self) == [
        Violation(
          .isSameEverywhere,
          input: #"{"type":"card","text":"Hello"}"#,
          expected: "the same body within another block",
          found: "another body"
        )
      ]
    )
  }
}
