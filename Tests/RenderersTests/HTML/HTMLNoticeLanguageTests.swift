import ContentParser
import FaqService
import Renderers
import Testing

@Suite("The language of notices in HTML")
struct HTMLNoticeLanguageTests {
  private func html(_ entry: String) throws -> String {
    HTMLFragmentRenderer().render(ContentParser().parse(try RawFaq(parsing: entry)))
  }

  @Test("A notice is in the language around it, with content in another that says so")
  func notices() throws {
    let notice = "Não é possível mostrar aqui um bloco do tipo “v”"
    let fallback = #"[{"type":"v","text":"a","lang":"ar","dir":"rtl"},{"type":"v","text":"b"}]"#
    #expect(
      try html(#"{"lang":"pt-BR","elements":[{"type":"w","fallback":\#(fallback)}]}"#) == """
        <article lang="pt-BR">
        <aside role="note" lang="pt" dir="ltr">
        <p><strong>\(notice)</strong></p>
        <p lang="ar" dir="rtl">a</p>
        </aside>
        <aside role="note">
        <p><strong>\(notice)</strong></p>
        <p>b</p>
        </aside>
        </article>

        """
    )
  }

  @Test("A notice is English, and says so, if there are no texts in the language around it")
  func englishNotice() throws {
    let entry = #"""
      {"lang":"fa","elements":[{"type":"v","text":"a"},{"type":"v","lang":"en","text":"b"}]}
      """#
    #expect(
      try html(entry) == """
        <article lang="fa">
        <aside role="note" lang="en" dir="ltr">
        <p><strong>A block of type “v” cannot be shown here</strong></p>
        <p lang="fa" dir="auto">a</p>
        </aside>
        <aside role="note" lang="en" dir="ltr">
        <p><strong>A block of type “v” cannot be shown here</strong></p>
        <p>b</p>
        </aside>
        </article>

        """
    )
  }

  @Test("The notice in place of a refused FAQ has the FAQ's language, and its reason in English")
  func refusal() throws {
    let portuguese = #"{"lang":"pt-BR","elements":[7]}"#
    let refusing = ContentParser(unknownPolicy: .fail)
    #expect(
      HTMLFragmentRenderer().render(refusing.parse(try RawFaq(parsing: portuguese))) == """
        <article lang="pt-BR">
        <aside role="note">
        <p><strong>Esta entrada foi recusada</strong></p>
        </aside>
        </article>

        """
    )
    let entry = #"{"lang":"lt-LT","elements":[7]}"#
    #expect(
      HTMLFragmentRenderer().render(refusing.parse(try RawFaq(parsing: entry))) == """
        <article lang="lt-LT">
        <aside role="note" lang="en" dir="ltr">
        <p><strong>This FAQ is refused: line 1, column 29, at /elements/0: \
        This is not a block</strong></p>
        </aside>
        </article>

        """
    )
  }

  @Test(
    "A notice in English content needs no language, whatever the region",
    arguments: [#""lang":"en""#, #""lang":"EN-gb""#, #""x":1"#]
  )
  func english(member: String) throws {
    let entry = #"{\#(member),"elements":[{"type":"v","text":"b"}]}"#
    #expect(try html(entry).contains("<aside role=\"note\">\n"))
    #expect(try !html(entry).contains("<p lang"))
  }

  @Test("In a page in another language, notices are in that of their FAQ, or else English")
  func page() throws {
    let parser = ContentParser(unknownPolicy: .show)
    let content = #"[{"elements":[{"type":"v","text":"b"}]},{"lang":"fr","elements":[7]}]"#
    let documents = parser.parse(try [RawFaq].reading(content))
    let page = HTMLPageRenderer(language: "de").render(documents)
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"de\">\n"))
    #expect(
      page.contains(
        """
        <article id="faq-1">
        <a class="anchor" href="#faq-1" aria-label="(ohne Titel)"></a>
        <aside role="note" lang="en" dir="ltr">
        <p><strong>A block of type “v” cannot be shown here</strong></p>
        <p lang="de" dir="auto">b</p>
        </aside>
        </article>
        <article id="faq-2" lang="fr">
        <a class="anchor" href="#faq-2" lang="fr" aria-label="(sans titre)"></a>
        <aside role="note">
        <p><strong>Ceci n’est pas un bloc</strong></p>
        <p>7</p>
        </aside>
        </article>

        """
      )
    )
  }
}
