import ContentParser
import FaqService
import Testing

@Suite("Whether an entry may name a language or a direction")
struct LanguageMembersTests {
  private static let start = #"[{"type":"title","text":"Something is running, my dear, about now"}"#

  @Test(
    "It may if there is such a member, or an escape that could be a letter of one",
    arguments: [
      #"[{"type":"title","lang":"en"}]"#, #"{"dir" : "rtl","elements":[]}"#,
      #"[{"\u006cang":"en"}]"#, #"[{"text":"caf\u00e9"}]"#, start + #",{"dir":"ltr"}]"#,
    ]
  )
  func may(entry: String) throws {
    #expect(try RawFaq(parsing: entry).mayNameLanguage)
  }

  @Test(
    "Otherwise it does not",
    arguments: [
      "[]", #"{"elements":[]}"#, start + "]", #"[{"text":"ring"}]"#, #"[{"text":"fir"}]"#,
      #"[{"language":"en","direction":"ltr","slang":"dude"}]"#, #"[{"text":"C:\\dir\n"}]"#,
    ]
  )
  func not(entry: String) throws {
    #expect(try !RawFaq(parsing: entry).mayNameLanguage)
  }
}
