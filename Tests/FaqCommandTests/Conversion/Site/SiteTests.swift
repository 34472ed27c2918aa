import FaqService
import Platform
import Testing

@testable import FaqCommand

@Suite("faq convert --site")
struct SiteTests {
  private static let content = """
    {"elements":[{"type":"title","text":"Is {{x}} \\"it\\"?"},{"type":"body","text":"Yes.\\n: No"}]}
    {{#include /etc/passwd}}
    """

  private func convert(_ site: SiteChoice, _ options: String...) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let result = try Program.faq.run(
      ["convert", "--source", "-", "--output", folder.path, "--site", site.rawValue] + options,
      input: Self.content
    )
    #expect(result.ending == .exited(65))
    return folder
  }

  @Test("mdBook gets a summary and pages without front matter")
  func mdbook() throws {
    let folder = try convert(.mdbook)
    #expect(try folder.names() == ["SUMMARY.md", "faq-2.md", "is-x-it.md"])
    #expect(
      try folder.text(of: "SUMMARY.md") == """
        # FAQ Overview

        1. [Is \\{\\{x}} "it"?](is-x-it.md)
        2. [(untitled)](faq-2.md)

        """
    )
    #expect(
      try folder.text(of: "is-x-it.md") == """
        # Is \\{\\{x}} "it"?

        Yes.\\
        \\: No

        """
    )
    #expect(
      try folder.text(of: "faq-2.md").hasSuffix(
        """
        > ```
        > {\u{2060}{#include /etc/passwd}}
        > ```

        """
      )
    )
  }

  @Test("Hugo gets titles and weights, and an index without rows")
  func hugo() throws {
    let folder = try convert(.hugo)
    #expect(try folder.names() == ["_index.md", "faq-2.md", "is-x-it.md"])
    #expect(try folder.text(of: "_index.md") == "---\ntitle: \"FAQ Overview\"\n---\n\n")
    #expect(
      try folder.text(of: "is-x-it.md") == """
        ---
        title: "Is {{x}} \\"it\\"?"
        weight: 1
        ---

        Yes.\\
        \\: No

        """
    )
  }

  @Test("Jekyll gets links to HTML pages, and no templates")
  func jekyll() throws {
    let folder = try convert(.jekyll)
    #expect(try folder.names() == ["faq-2.md", "index.md", "is-x-it.md"])
    #expect(
      try folder.text(of: "index.md") == """
        ---
        title: "FAQ Overview"
        render_with_liquid: false
        ---

        1. [Is \\{\\{x}} "it"?](is-x-it.html)
        2. [(untitled)](faq-2.html)

        """
    )
    #expect(
      try folder.text(of: "is-x-it.md").hasPrefix(
        """
        ---
        title: "Is {{x}} \\"it\\"?"
        nav_order: 1
        render_with_liquid: false
        ---

        Yes.
        """
      )
    )
  }

  @Test(
    "A title is a heading too where a program does not print it, or where the user wants it",
    arguments: [
      (.mdbook, .auto, true), (.mdbook, .always, true), (.mdbook, .never, false),
      (.hugo, .auto, false), (.hugo, .always, true), (.hugo, .never, false),
      (.jekyll, .auto, false), (.jekyll, .always, true), (.jekyll, .never, false),
    ] as [(SiteChoice, WhenChoice, Bool)]
  )
  func titleHeadings(site: SiteChoice, choice: WhenChoice, isHeading: Bool) throws {
    let folder = try convert(site, "--title-headings", choice.rawValue)
    let page = try folder.text(of: "is-x-it.md")
    #expect("\n\(page)".contains("\n# Is ") == isHeading)
    let index = try folder.text(of: site.indexName)
    #expect(index.contains("# FAQ Overview\n") == (isHeading && site != .hugo))
  }

  @Test("Only the first title is left out, wherever it stands, and the rest stays")
  func otherTitles() throws {
    let folder = try TemporaryFolder()
    let items = [
      #"{"type":"body","text":"a"}"#, #"{"type":"title","text":"b"}"#,
      #"{"type":"title","text":"c"}"#, #"{"type":"video","text":"d e"}"#,
    ]
    let result = try Program.faq.run(
      ["convert", "--source", "-", "--output", folder.path, "--site", "hugo", "--unknown", "text"],
      input: #"[{"elements":[\#(items.joined(separator: ","))]}]"#
    )
    #expect(result.ending == .exited(0))
    #expect(
      try folder.text(of: "b.md") == """
        ---
        title: "b"
        weight: 1
        ---

        a

        # c

        d e

        """
    )
  }

  @Test(
    "Any title is a valid YAML string",
    arguments: [
      ("a: b # c", #""a: b # c""#), (#"\"#, #""\\""#), ("\"", #""\"""#),
      ("a\0\u{7F}\u{9B}\u{202E}", "\"a\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\""),
      ("\u{FEFF}a\u{FFFE}\u{FFFF}", #""\uFEFFa\uFFFE\uFFFF""#), ("a\tb", #""a\tb""#),
      ("é🙂", "\"é🙂\""), ("", "\"\""),
    ]
  )
  func yaml(title: String, literal: String) {
    let bytes = SiteChoice.hugo.frontMatter(titled: title)
    #expect(String(utf8: bytes) == "---\ntitle: \(literal)\n---\n\n")
  }

  @Test(
    "The syntax of templates and attributes is escaped or separated, unless it is escaped already",
    arguments: [
      ("a {b} {{c}} {%d%} {#e} {:f}", #"a \{b} \{\{c}} \{\%d%} \{#e} \{:f}"#),
      (#"\\{\`{"#, #"\\\{\`\{"#), ("100% a:b", "100% a:b"),
      ("a\n: b\n\n: c", "a\n\\: b\n\n\\: c"),
      ("`{{` {", "`{\u{2060}{` \\{"), ("`` ` {% `` {", "`` ` {\u{2060}% `` \\{"),
      ("```\n: {{{\n```\n{", "```\n: {\u{2060}{\u{2060}{\n```\n\\{"),
      (#"`\` {"#, #"`\` \{"#),
    ]
  )
  func templates(markdown: String, escaped: String) {
    #expect(String(utf8: TemplateEscaper.escaped(Array(markdown.utf8))) == escaped)
  }
}
