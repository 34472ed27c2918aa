import ContentParser
import FaqFoundation
import FaqService
import FaqSources
import Foundation
import Testing

@Suite("Errors as an app shows them")
struct LocalizedErrorTests {
  @Test("A failure of a source is described with its name, its reason and what to do")
  func source() async {
    let error = await #expect(throws: FaqServiceError.self) {
      _ = try await FaqService(source: .file("/nowhere.json")).fetch()
    }
    #expect(error?.localizedDescription == "/nowhere.json: there is no such file")
    #expect(error?.failureReason == "there is no such file")
    #expect(error?.recoverySuggestion == "Check the path.")
  }

  @Test("Content that is no JSON is described with its place")
  func reading() {
    let error = #expect(throws: RawReadingError.self) { try RawFaq(parsing: "\"\t\"") }
    #expect(
      error?.localizedDescription
        == #"line 1, column 2: expected an escape such as \n or \u0007, "#
        + "found the control character U+0009"
    )
    #expect(
      error?.recoverySuggestion
        == "Within a string, a line break is written \\n and a tab \\t."
    )
  }

  @Test("An item that its type rejects is described by what is wrong, with a hint")
  func block() throws {
    let item = try RawItem(parsing: #"{"type": "title", "texd": "Why?"}"#)
    let error = #expect(throws: BlockError.self) { try TitleBlock(parsing: item) }
    #expect(error?.localizedDescription == "`text` is missing")
    #expect(error?.recoverySuggestion == "Did you mean `text` instead of `texd`?")
  }

  @Test("An unsafe address is described by what is wrong with it")
  func address() throws {
    let error = try #require(throws: AddressError.self) { try Address("javascript:alert(1)") }
    #expect(
      error.localizedDescription
        == "the address cannot be used: the scheme `javascript` is not allowed"
    )
    #expect(error.recoverySuggestion == error.hint)
  }

  @Test("Other errors are described in their own words")
  func others() throws {
    let registry = BlockRegistry.standard
    let duplicate = #expect(throws: DuplicateBlockType.self) {
      try registry.adding(TitleBlock.self)
    }
    #expect(
      duplicate?.localizedDescription == "TitleBlock and TitleBlock are both named \"title\""
    )
    #expect(
      HTTPAddressError.malformed.localizedDescription
        == "the address does not have the form https://host/path"
    )
    #expect(
      HTTPHeaderError.reserved("Host").localizedDescription
        == "the header Host is reserved for the transport"
    )
    let faq = try RawFaq(parsing: #"{"elements": [{"type": "hint"}]}"#)
    let refusal = try #require(ContentParser(unknownPolicy: .fail).parse(faq).refusal)
    #expect(
      refusal.localizedDescription
        == "line 1, column 15, at /elements/0: A block of type “hint” cannot be shown here"
    )
  }
}
