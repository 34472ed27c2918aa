import FaqTesting
import Testing

@Suite("Block types with addresses, lists and fields, with a fault")
struct FaultyOfferTests {
  @Test("A type without a fault has no violations")
  func sound() { #expect(violations(of: Offer<SoundKind>.self).isEmpty) }

  @Test("A type that does not show its address")
  func address() {
    #expect(
      violations(of: Offer<AddresslessKind>.self) == [
        Violation(
          .showsText,
          input: Self.item(url: "https://example.com/Wordmark7041"),
          expected: "“https://example.com/Wordmark7041” in the body",
          found: "“Tea Order Green Black”"
        )
      ]
    )
  }

  @Test("A type that shows its items in another order")
  func order() {
    let input = Self.item(items: #"["Wordmark7042","Wordmark7041","Wordmark7043"]"#)
    let expected = "“Wordmark7042” before “Wordmark7041” before “Wordmark7043”"
    #expect(
      violations(of: Offer<ReversedKind>.self) == [
        Violation(
          .keepsOrder,
          input: input,
          expected: expected,
          found: "“Tea Order Wordmark7043 Wordmark7041 Wordmark7042”"
        )
      ]
    )
    #expect(
      violations(of: Offer<SortedKind>.self) == [
        Violation(
          .keepsOrder,
          input: input,
          expected: expected,
          found: "“Tea Order Wordmark7041 Wordmark7042 Wordmark7043”"
        )
      ]
    )
  }

  @Test("A type that shows its text twice")
  func twice() {
    #expect(
      violations(of: Offer<RepetitiveKind>.self) == [
        Violation(
          .showsTextOnce,
          input: Self.item(text: "Wordmark7041"),
          expected: "“Wordmark7041” once in the body",
          found: "“Wordmark7041 Wordmark7041 Order Green Black”"
        )
      ]
    )
  }

  @Test("A type that takes line breaks out of its text")
  func lineBreak() {
    #expect(
      violations(of: Offer<JoinedKind>.self) == [
        Violation(
          .showsText,
          input: Self.item(text: #"Wordmark7041\nWordmark7042"#),
          expected: "“Wordmark7041” and a space or line end before “Wordmark7042”",
          found: #"“Wordmark7041Wordmark7042\nOrder\nGreen\nBlack\n\n”"#
        )
      ]
    )
  }

  @Test("A type that takes line ends out of code")
  func code() {
    #expect(
      violations(of: Offer<CodeKind>.self) == [
        Violation(
          .showsText,
          input: Self.item(text: #"Wordmark7041\nWordmark7042"#),
          expected: #"“Wordmark7041\nWordmark7042” in the code"#,
          found: "“Wordmark7041 Wordmark7042”"
        )
      ]
    )
  }

  @Test("A type that does not show a text that is in no example")
  func note() {
    #expect(
      violations(of: Offer<NotelessKind>.self) == [
        Violation(
          .showsText,
          input: Self.item(items: #"["Green","Black"],"note":"Wordmark7041""#),
          expected: "“Wordmark7041” in the body",
          found: "“Tea Order Green Black”"
        )
      ]
    )
  }

  @Test("A type that shows a member that is not a field")
  func undescribed() {
    #expect(
      violations(of: Offer<CaptionedKind>.self) == [
        Violation(
          .describesFields,
          input: Self.item(items: #"["Green","Black"],"caption":"Wordmark7041""#),
          expected: "`caption` among the fields, or not in the body",
          found: "another body"
        )
      ]
    )
    #expect(
      violations(of: Offer<UndescribedKind>.self).first
        == Violation(
          .describesFields,
          input: Self.item(),
          expected: "`leaves` among the fields, or not in the body",
          found: "another body"
        )
    )
  }

  @Test("A type in a fixed language")
  func language() {
    #expect(
      violations(of: Offer<GermanKind>.self) == [
        Violation(
          .keepsLanguage,
          input: Self.item(items: #"["Green","Black"],"lang":"pt","dir":"rtl""#),
          expected: "the language “pt rtl”",
          found: "“de”"
        )
      ]
    )
  }

  @Test("A type whose fields call a member optional that it needs")
  func lenientFields() {
    #expect(
      violations(of: Offer<LenientFieldsKind>.self) == [
        Violation(
          .describesFields,
          input: #"{"type":"offer","text":"Tea","items":["Green","Black"]}"#,
          expected: "a block without problems, since `url` is optional",
          found: "`url` is missing"
        )
      ]
    )
  }

  @Test("A type that traps on an empty text ends the program, which names the input")
  func textTrap() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = violations(of: Offer<TextTrapKind>.self)
    }
    Self.expect(Self.item(text: ""), in: result)
  }

  @Test("A type that traps on an empty list ends the program, which names the input")
  func listTrap() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = violations(of: Offer<ListTrapKind>.self)
    }
    Self.expect(Self.item(items: "[]"), in: result)
  }
}

private extension FaultyOfferTests {
  static func item(
    text: String = "Tea",
    url: String = "https://example.com/",
    items: String = #"["Green","Black"]"#
  ) -> String {
    #"{"type":"offer","text":"\#(text)","url":"\#(url)","items":\#(items)}"#
  }

  static func expect(_ input: String, in result: ExitTest.Result?) {
    let output = String(validating: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      output?.contains(
        """
        The program ends while FaqTesting checks this input in plain text:
          \(input)

        """
      ) == true
    )
  }
}
