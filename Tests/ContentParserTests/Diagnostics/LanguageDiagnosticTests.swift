import ContentParser
import FaqService
import Testing

@Suite("Diagnostics of language and direction")
struct LanguageDiagnosticTests {
  private static let language = """
    warning invalid-language: `lang` is not a language tag → \
    Write a tag such as en, pt-BR or zh-Hant.
    """
  private static let direction =
    "warning invalid-direction: `dir` is not a direction → Write ltr, rtl or auto."

  @Test("Entries, items and fallbacks have them, each with its own place")
  func places() throws {
    let documents = try ContentParser().parse(
      content: """
        {"é🙂": 1, "faqs": [
          {"elements": []}, {"id":
            "é🙂", "lang": "en_GB", "elements": [
            {"type": "title", "text": "a", "dir": "RTL"},
            {"type": "v", "lang": 7, "fallback": [{"type": "body", "text": "b", "lang": null}]}
          ], "dir": ["rtl"]}
        ]}
        """
    )
    #expect(
      documents.last?.summaries == [
        "3:19 /faqs/1/lang \(Self.language)",
        "4:43 /faqs/1/elements/0/dir \(Self.direction)",
        "5:14 /faqs/1/elements/1/type note unknown-type: the type `v` is not known",
        "5:27 /faqs/1/elements/1/lang \(Self.language)",
        "5:81 /faqs/1/elements/1/fallback/0/lang \(Self.language)",
        "6:13 /faqs/1/dir \(Self.direction)",
      ]
    )
  }

  @Test("Columns count from the start of the line, not of the entry")
  func line() throws {
    let entry =
      #"{"dir":"é","elements":[{"type":"title","text":"a"}],"lang":"","dir":"ltr","lang":"x-y"}"#
    let documents = try ContentParser().parse(content: "[7, \(entry)]")
    #expect(documents.last?.summaries == ["1:86 /1/lang \(Self.language)"])
  }

  @Test("A language tag and a direction have none")
  func none() throws {
    for (lang, dir) in [("en", "ltr"), ("zh-Hant-TW", "rtl"), ("de-1996", "auto")] {
      let members = #""lang":"\#(lang)","dir":"\#(dir)""#
      let document = try ContentParser().parse(
        RawFaq(parsing: #"{\#(members),"elements":[{"type":"title","text":"a",\#(members)}]}"#)
      )
      #expect(document.summaries.isEmpty)
    }
  }
}
