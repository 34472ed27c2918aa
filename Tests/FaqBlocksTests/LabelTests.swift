import ContentParser
import FaqBlocks
import FaqService
import Renderers
import Testing

@Suite("Names of notes and headings in the language of an FAQ")
struct LabelTests {
  private static let content = #"""
    {"lang":"de-CH","elements":[{"type":"note","kind":"warning","text":"a"},
    {"type":"note","kind":"tip","lang":"fr","text":"b"},{"type":"related","faqs":[2]},
    {"type":"v","text":"c"}]}
    """#

  private static func document(labels: Labels = .standard) throws -> Document {
    ContentParser(registry: .standard.adding(FaqBlocks.all), labels: labels)
      .parse(try RawFaq(parsing: content))
  }

  @Test("German in Markdown, with a note in French")
  func markdown() throws {
    #expect(
      MarkdownRenderer().render(try Self.document()) == """
        > **Warnung**
        >
        > a

        > **Astuce**
        >
        > b

        **Verwandte Themen**

        - FAQ 2

        > **Ein Block vom Typ „v“ kann hier nicht angezeigt werden**
        >
        > c

        """
    )
  }

  @Test("German in HTML, which says so once")
  func html() throws {
    #expect(
      HTMLFragmentRenderer().render(try Self.document()) == """
        <article lang="de-CH">
        <aside role="note" class="warning">
        <p><strong>Warnung</strong></p>
        <p>a</p>
        </aside>
        <aside role="note" class="tip" lang="fr">
        <p><strong>Astuce</strong></p>
        <p>b</p>
        </aside>
        <div>
        <p><strong>Verwandte Themen</strong></p>
        <ul>
        <li>
        <p>FAQ 2</p>
        </li>
        </ul>
        </div>
        <aside role="note">
        <p><strong>Ein Block vom Typ „v“ kann hier nicht angezeigt werden</strong></p>
        <p>c</p>
        </aside>
        </article>

        """
    )
  }

  @Test("German in text, with and without the looks of a terminal")
  func text() throws {
    let text = """
      ! Warnung
        a

      ! Astuce
        b

      Verwandte Themen

      - FAQ 2

      │ Ein Block vom Typ „v“ kann hier nicht angezeigt werden
      │ c

      """
    #expect(TextRenderer.plain().render(try Self.document()) == text)
    #expect(TextRenderer.ansi(theme: .plain).render(try Self.document()) == text)
  }

  @Test("A program replaces some of them")
  func replaced() throws {
    let labels = Labels.standard.adding([.warning: "Vorsicht", .entry: "Frage {number}"], in: "de")
    let text = TextRenderer.plain().render(try Self.document(labels: labels))
    #expect(text.hasPrefix("! Vorsicht\n  a\n"))
    #expect(text.contains("- Frage 2\n"))
    #expect(text.contains("Verwandte Themen"))
  }
}
