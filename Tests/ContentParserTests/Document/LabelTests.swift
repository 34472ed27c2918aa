import ContentParser
import FaqService
import Testing

@Suite("Texts that the libraries write for readers")
struct LabelTests {
  private static let tags: [LanguageTag] = [
    "de", "fr", "es", "pt", "it", "nl", "pl", "ru", "tr", "ar", "hi", "ja", "ko", "zh", "zh-Hant",
  ]

  /// The texts that are spelled as in English.
  private static let shared: [LanguageTag: Set<Labels.Key>] = [
    "de": [.entry, .page], "fr": [.danger, .page], "nl": [.tip],
  ]

  @Test("Each language has all of them, and its own", arguments: tags)
  func languages(tag: LanguageTag) {
    let same = Labels.Key.allCases.filter { Labels.standard[$0, tag] == Labels.standard[$0, nil] }
    #expect(Set(same) == Self.shared[tag] ?? [])
  }

  @Test("A text names the same values in each language", arguments: Labels.Key.allCases)
  func values(key: Labels.Key) {
    func names(_ text: String) -> [Substring] {
      text.matches(of: /{[a-z]+}/).map(\.output).sorted()
    }
    let expected = names(Labels.standard[key, nil])
    for tag in Self.tags {
      let text = Labels.standard[key, tag]
      #expect(names(text) == expected)
      #expect(text.first?.isWhitespace == false)
      #expect(text.last?.isWhitespace == false)
    }
  }

  @Test(
    "A variant has the texts of its language, and an unknown language those in English",
    arguments: [
      (nil, "Note"), ("en-AU", "Note"), ("de-AT", "Hinweis"), ("DE", "Hinweis"), ("fa", "Note"),
      ("deu", "Note"), ("zh", "说明"), ("zh-Hans-TW", "说明"), ("zh-TW", "說明"),
      ("zh-Hant-HK", "說明"), ("pt-BR", "Nota"),
    ] as [(LanguageTag?, String)]
  )
  func matching(tag: LanguageTag?, note: String) {
    #expect(Labels.standard[.note, tag] == note)
  }

  @Test("A program adds a language, a variant or a single text; the last one counts")
  func adding() {
    let labels = Labels.standard.adding([.note: "Nota bene"], in: "nl-BE")
      .adding([.note: "Huomautus"], in: "fi")
      .adding([.note: "Notice", .tip: "Hint"], in: "en")
      .adding([.note: "Remark"], in: "en")
    #expect(labels[.note, "nl-BE"] == "Nota bene")
    #expect(labels[.warning, "nl-BE"] == "Waarschuwing")
    #expect(labels[.note, "nl"] == "Opmerking")
    #expect(labels[.note, "fi-FI"] == "Huomautus")
    #expect(labels[.tip, "fi-FI"] == "Hint")
    #expect(labels[.note, nil] == "Remark")
    #expect(labels[.danger, "sv"] == "Danger")
  }

  @Test("A notice has the language of its FAQ or source; the reason is there in English alone")
  func notices() async throws {
    let content = #"""
      {"lang":"ru","faqs":[[{"type":"v"}],{"lang":"ar","elements":[{"type":"title"}]},
      {"lang":"en","elements":[{"type":"title"}]}]}
      """#
    var titles: [String] = []
    var languages: [Language] = []
    let source = MemorySource(Array(content.utf8), name: "content")
    for try await document in ContentParser().documents(from: source) {
      guard case .blocks(let blocks) = document.blocks.first?.body.first,
        let notice = blocks.first as? ProgramNotice
      else { continue }
      titles.append(notice.title)
      languages.append(notice.language)
    }
    #expect(
      titles == [
        "Здесь нельзя показать блок типа «v»", "كتلة من النوع «title» غير مكتملة",
        "A block of type “title” is invalid: `text` is missing",
      ]
    )
    #expect(
      languages == [
        Language(tag: "ru", direction: .leftToRight), Language(tag: "ar", direction: .rightToLeft),
        .english,
      ]
    )
  }
}
