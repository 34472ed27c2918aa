import ContentParser
import FaqImport
import FaqService
import Renderers
import Testing

@Suite("Imported content, in a program that knows the standard types only")
struct ImportedContentTests {
  @Test("Every kind of import is shown as it was meant", arguments: ImportedContentCase.all)
  func shown(content: ImportedContentCase) async throws {
    let source = MemorySource(Array(content.text.utf8))
    let faqs = try await FaqService(source: source.importing()).fetch()
    let documents = ContentParser().parse(faqs)
    #expect(MarkdownRenderer().render(documents) == content.markdown)
  }
}

/// Foreign content, and its FAQs in Markdown.
struct ImportedContentCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String
  var markdown = "# Can I cancel?\n\nYes, **at any time**.\n"

  private static let twoAnswers = """
    # Can I cancel?

    Yes, **at any time**.

    # How?

    - Write.
    - Wait.

    """

  static let all = [
    Self(
      testDescription: "Markdown",
      text: "# FAQ\n\n## Can I cancel?\n\nYes, **at any time**.\n\n## How?\n\n- Write.\n- Wait.\n",
      markdown: twoAnswers
    ),
    Self(
      testDescription: "a page in HTML",
      text: """
        <details><summary>Can I cancel?</summary><p>Yes, <b>at any time</b>.</details>
        <details><summary>How?</summary><ul><li>Write.<li>Wait.</ul></details>
        """,
      markdown: twoAnswers
    ),
    Self(
      testDescription: "JSON with HTML",
      text: #"[{"question":"Can I cancel?","answer":"<p>Yes, <b>at any time</b>.</p>"}]"#
    ),
    Self(
      testDescription: "JSON with Markdown",
      text: #"[{"question":"Can I cancel?","answer":"Yes, **at any time**."}]"#
    ),
    Self(
      testDescription: "JSON with Portable Text",
      text: """
        [{"question":"Can I cancel?","answer":[{"_type":"block","children":[{"text":"Yes, "},\
        {"text":"at any time","marks":["strong"]},{"text":"."}]}]}]
        """
    ),
    Self(
      testDescription: "JSON with other rich text",
      text: """
        [{"question":"Can I cancel?","answer":{"type":"doc","content":[
        {"type":"heading","attrs":{"level":2},"content":[{"type":"text","text":"In short"}]},
        {"type":"paragraph","content":[{"type":"text","text":"Yes: "},
        {"type":"text","text":"1 < 2","marks":[{"type":"bold"},{"type":"code"}]},
        {"type":"hardBreak"},
        {"type":"text","text":"so","marks":[{"type":"link","attrs":{"href":"https://e.org/"}}]}]},
        {"type":"heading","attrs":{"level":3},"content":[{"type":"text","text":"Steps"}]},
        {"type":"orderedList","content":[{"type":"listItem","content":[
        {"type":"paragraph","content":[{"type":"text","text":"Write."}]},
        {"type":"bulletList","content":[{"type":"listItem","content":[
        {"type":"paragraph","content":[{"type":"text","text":"A letter."}]}]}]}]}]},
        {"type":"blockquote","content":[
        {"type":"paragraph","content":[{"type":"text","text":"Quick."}]}]},
        {"type":"codeBlock","content":[{"type":"text","text":"a\\n  b"}]}]}}]
        """,
      markdown: """
        # Can I cancel?

        ## In short

        Yes: **`1 < 2`**\\
        [so](https://e.org/)

        ### Steps

        1. Write.
           - A letter.

        > Quick.

        ```
        a
          b
        ```

        """
    ),
    Self(
      testDescription: "CSV",
      text: "question,answer\nCan I cancel?,\"<p>Yes, <b>at any time</b>.</p>\"\n"
    ),
    Self(
      testDescription: "YAML",
      text: "- question: Can I cancel?\n  answer: Yes, **at any time**.\n"
    ),
    Self(
      testDescription: "an FAQPage of JSON-LD",
      text: """
        {"@context":"https://schema.org","@type":"FAQPage","mainEntity":[{"@type":"Question",
        "name":"Can I cancel?","acceptedAnswer":{"@type":"Answer",
        "text":"<p>Yes, <b>at any time</b>.</p>"}}]}
        """
    ),
    Self(
      testDescription: "a dictionary",
      text: """
        {"Can I cancel?":"Yes, **at any time**.","How?":"- Write.\\n- Wait."}
        """,
      markdown: twoAnswers
    ),
    Self(
      testDescription: "intents",
      text: """
        {"intents":[{"tag":"cancel","patterns":["Can I cancel?","Cancel it"],
        "responses":["Yes, **at any time**."]}]}
        """
    ),
    Self(
      testDescription: "a chat",
      text: """
        {"messages":[{"role":"user","content":"Can I cancel?"},
        {"role":"assistant","content":"Yes, **at any time**."},
        {"role":"user","content":"How?"},{"role":"assistant","content":"- Write.\\n- Wait."}]}
        """,
      markdown: twoAnswers
    ),
    Self(
      testDescription: "NDJSON",
      text: """
        {"question":"Can I cancel?","answer":"<p>Yes, <b>at any time</b>.</p>"}
        {"question":"How?","answer":"Write."}

        """,
      markdown: "# Can I cancel?\n\nYes, **at any time**.\n\n# How?\n\nWrite.\n"
    ),
  ]
}
