import ContentParser
import FaqService
import Renderers
import Testing

@Suite("Language and direction in formats that cannot express them")
struct LanguageTests {
  private static let content = #"""
    [{"elements":[{"type":"title","text":"آ"},{"type":"body","text":"b\n\nc"},
    {"type":"button","text":"d","action":"tel:1"},
    {"type":"v","fallback":[{"type":"body","text":"e"}]}]}]
    """#

  /// The same with `lang` and `dir` in the entry and in each item.
  private static let marked =
    content
    .replacing("{\"elements\"", with: #"{"lang":"fa","dir":"rtl","elements""#)
    .replacing("{\"type\"", with: #"{"lang":"en","dir":"ltr","type""#)

  @Test(
    "The text is what it is without them",
    arguments: ContractRenderer.all.filter { $0.reading == .text && $0.markup != .tags }
  )
  func text(renderer: ContractRenderer) throws {
    let documents = ContentParser().parse(try [RawFaq].reading(Self.content))
    let marked = ContentParser().parse(try [RawFaq].reading(Self.marked))
    #expect(marked.map(renderer.render) == documents.map(renderer.render))
  }

  @Test("JSON keeps them where they stand")
  func json() throws {
    let documents = ContentParser().parse(try [RawFaq].reading(Self.marked))
    let json = JSONRenderer().render(documents)
    #expect(json == #"{"schemaVersion":1,"faqs":\#(Self.marked)}"# + "\n")
  }
}
