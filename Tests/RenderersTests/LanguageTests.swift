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

  @Test("An overview and what stands for a title are in the language of the output")
  func overview() {
    let rows = [OverviewRow(number: 1, title: nil), OverviewRow(number: 2, title: "a")]
    let names = EntryNames.faqs.localized(to: "de-DE")
    var markdown = MarkdownRenderer()
    markdown.names = names
    #expect(markdown.renderOverview(rows) == "# FAQ-Übersicht\n\n1. (ohne Titel)\n2. a\n")
    var plain = TextRenderer.plain()
    plain.names = names
    #expect(plain.renderOverview(rows) == "FAQ-Übersicht\n\n1. (ohne Titel)\n2. a\n")
    let html = HTMLFragmentRenderer(language: "de").renderOverview(rows)
    #expect(html.hasPrefix("<h1>FAQ-Übersicht</h1>\n"))
    #expect(html.contains(">(ohne Titel)<"))
  }

  @Test("Names that a program has chosen stay as they are")
  func names() {
    let names = EntryNames(singular: "drink", plural: "drinks", overview: "Drinks", untitled: "–")
    #expect(names.localized(to: "de") == names)
  }

  @Test("A page is in its language, with the texts of a program in place of ours")
  func page() throws {
    let content = #"[[{"type":"title","text":"a"}],[]]"#
    let documents = ContentParser().parse(try [RawFaq].reading(content))
    var renderer = HTMLPageRenderer(language: "fr-CA", hasSearch: true)
    renderer.labels = .standard.adding([.search: "Chercher & trouver"], in: "fr")
    let page = renderer.render(documents)
    #expect(page.contains("<html lang=\"fr-CA\">"))
    #expect(page.contains("<nav aria-label=\"Sommaire\">"))
    #expect(page.contains("<summary>Sommaire</summary>"))
    #expect(page.contains("<label for=\"search\">Chercher &amp; trouver</label>"))
    #expect(page.contains("data-tally=\"Résultats\u{A0}: {0} sur {1}.\""))
  }

  @Test("JSON keeps them where they stand")
  func json() throws {
    let documents = ContentParser().parse(try [RawFaq].reading(Self.marked))
    let json = JSONRenderer().render(documents)
    #expect(json == #"{"schemaVersion":1,"faqs":\#(Self.marked)}"# + "\n")
  }
}
