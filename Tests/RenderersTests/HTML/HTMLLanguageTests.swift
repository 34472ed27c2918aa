import ContentParser
import FaqService
import Renderers
import Testing

@Suite("Language and direction in HTML")
struct HTMLLanguageTests {
  private func html(_ entry: String) throws -> String {
    HTMLFragmentRenderer().render(ContentParser().parse(try RawFaq(parsing: entry)))
  }

  @Test("They are those of the item's elements and of the entry's article")
  func attributes() throws {
    let entry = #"""
      {"lang":"fa","dir":"rtl","elements":[
      {"type":"title","text":"a","lang":"en-GB","dir":"ltr"},
      {"type":"body","text":"b\n\nc","dir":"auto"},
      {"type":"button","text":"d","action":"tel:1","lang":"de"}]}
      """#
    #expect(
      try html(entry) == """
        <article lang="fa" dir="rtl">
        <h1 lang="en-GB" dir="ltr">a</h1>
        <p dir="auto">b</p>
        <p dir="auto">c</p>
        <p class="action" lang="de"><a href="tel:1" rel="noopener noreferrer">d</a></p>
        </article>

        """
    )
  }

  @Test("A fallback has its own, or those of the item that it stands in for")
  func fallback() throws {
    let fallbacks = #"[{"type":"body","text":"a","lang":"it"},{"type":"body","text":"b"}]"#
    #expect(
      try html(#"[{"type":"v","lang":"fr","fallback":\#(fallbacks)}]"#)
        == "<article>\n<p lang=\"it\">a</p>\n<p lang=\"fr\">b</p>\n</article>\n"
    )
  }

  @Test("What is neither is left out, of an entry too, and of each item in a fallback by itself")
  func neither() throws {
    let fallbacks =
      #"[{"type":"body","text":"a","lang":"e\"n","dir":"ltr"},{"type":"x","dir":"<","text":"b"}]"#
    #expect(
      try html(
        #"{"lang":"a b","dir":["rtl"],"#
          + #""elements":[{"type":"v","dir":"r","fallback":\#(fallbacks)}]}"#
      ) == """
        <article>
        <p dir="ltr">a</p>
        <aside role="note">
        <p><strong>A block of type “x” cannot be shown here</strong></p>
        <p>b</p>
        </aside>
        </article>

        """
    )
  }

  @Test(
    "A language is a tag of letters, digits and hyphens",
    arguments: [
      ("en", true), ("zh-Hant-TW", true), ("de-1996", true), ("x-klingon", false), ("", false),
      ("e", false), ("en_GB", false), ("en-", false), ("12", false), ("en\\\" onload=\\\"x", false),
      ("english-language", true), ("englishes-x", false),
    ]
  )
  func language(tag: String, isKept: Bool) throws {
    let expected = isKept ? "<p lang=\"\(tag)\">a</p>" : "<p>a</p>"
    #expect(
      try html(#"[{"type":"body","text":"a","lang":"\#(tag)"}]"#)
        == "<article>\n\(expected)\n</article>\n"
    )
  }

  @Test("A direction is one of three words", arguments: [#""RTL""#, #""rtl ""#, "1", "null"])
  func direction(value: String) throws {
    #expect(
      try html(#"[{"type":"body","text":"a","dir":\#(value)}]"#)
        == "<article>\n<p>a</p>\n</article>\n"
    )
  }

  @Test("A block in a container has its own language, or is in the element that has one")
  func containers() throws {
    let children =
      #"[{"type":"body","text":"a"},{"type":"body","text":"b","lang":"it","dir":"ltr"},"#
      + #"{"type":"panel","name":"c","lang":"el","elements":{"type":"body","text":"d"}}]"#
    let entry = #"[{"type":"panel","name":"n","lang":"fr","elements":\#(children)}]"#
    let parser = ContentParser(registry: try .standard.adding(Panel.self))
    let document = parser.parse(try RawFaq(parsing: entry))
    #expect(
      HTMLFragmentRenderer().render(document) == """
        <article>
        <p lang="fr">n</p>
        <ul lang="fr">
        <li>
        <p>a</p>
        <p lang="it" dir="ltr">b</p>
        <p lang="el">c</p>
        <ul lang="el">
        <li>
        <p>d</p>
        </li>
        </ul>
        </li>
        </ul>
        </article>

        """
    )
  }

  @Test("A page is written from right to left if its language is, and articles do not repeat it")
  func page() throws {
    let entry = #"{"lang":"ar","elements":[{"type":"title","text":"a"},{"type":"w"}]}"#
    let page = HTMLPageRenderer().render(ContentParser().parse(try RawFaq(parsing: entry)))
    #expect(page.contains("<html lang=\"ar\" dir=\"rtl\">\n"))
    #expect(page.contains("<article id=\"a\">\n<h1>a</h1>\n<aside role=\"note\">\n"))
  }

  @Test("The title of an FAQ in the contents and in its anchor has the title's language")
  func contents() throws {
    let content = #"""
      [{"lang":"fr","elements":[{"type":"title","text":"a"}]},
      {"lang":"fr","elements":[{"type":"title","text":"b","lang":"it","dir":"rtl"}]}]
      """#
    let page = HTMLPageRenderer().render(ContentParser().parse(try [RawFaq].reading(content)))
    #expect(
      page.contains(
        """
        <li value="1"><a href="#a" lang="fr">a</a></li>
        <li value="2"><a href="#b" lang="it" dir="rtl">b</a></li>

        """
      )
    )
    #expect(page.contains(##"id="faq-1" href="#a" lang="fr" aria-label="a"></a>"##))
    #expect(page.contains(##"id="faq-2" href="#b" lang="it" dir="rtl" aria-label="b"></a>"##))
  }
}
