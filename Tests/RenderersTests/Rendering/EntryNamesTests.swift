import ContentParser
import FaqService
import Renderers
import Testing

@Suite("Entries have names of their own")
struct EntryNamesTests {
  private static let names = EntryNames(
    singular: "cocktail",
    plural: "cocktails",
    overview: "Long & short drinks"
  )

  private static let rows = [OverviewRow(number: 1, title: "Americano")]

  @Test(
    "The heading above the rows is that of the overview",
    arguments: [
      (renamed(TextRenderer.plain()), "Long & short drinks\n\n1. Americano\n"),
      (renamed(MarkdownRenderer()), "# Long & short drinks\n\n1. Americano\n"),
      (
        renamed(HTMLFragmentRenderer()),
        "<h1>Long &amp; short drinks</h1>\n"
          + "<ol class=\"overview\">\n<li value=\"1\">Americano</li>\n</ol>\n"
      ),
    ] as [(any Renderer, String)]
  )
  func overview(renderer: any Renderer, output: String) {
    #expect(renderer.renderOverview(Self.rows) == output)
  }

  @Test("A page of several entries has the heading, and is no page of questions")
  func page() throws {
    let documents = try ["Americano", "Negroni"].map { title in
      let text = #"{"elements":[{"type":"title","text":"\#(title)"},{"type":"body","text":"…"}]}"#
      return ContentParser().parse(try RawFaq(parsing: text))
    }
    let page = Self.renamed(HTMLPageRenderer()).render(documents)
    #expect(page.contains("<title>Long &amp; short drinks</title>"))
    #expect(page.contains("<h1>Long &amp; short drinks</h1>"))
    #expect(!page.contains("application/ld+json"))
    #expect(HTMLPageRenderer().render(documents).contains(#""@type":"FAQPage""#))
  }

  @Test(
    "A number agrees with its noun",
    arguments: [(0, "0 cocktails"), (1, "1 cocktail"), (2, "2 cocktails")]
  )
  func count(number: Int, text: String) {
    #expect(Self.names.counted(number) == text)
  }

  private static func renamed(_ renderer: TextRenderer) -> any Renderer {
    var renderer = renderer
    renderer.names = names
    return renderer
  }

  private static func renamed(_ renderer: MarkdownRenderer) -> any Renderer {
    var renderer = renderer
    renderer.names = names
    return renderer
  }

  private static func renamed(_ renderer: HTMLFragmentRenderer) -> any Renderer {
    var renderer = renderer
    renderer.names = names
    return renderer
  }

  private static func renamed(_ renderer: HTMLPageRenderer) -> any Renderer {
    var renderer = renderer
    renderer.names = names
    return renderer
  }
}
