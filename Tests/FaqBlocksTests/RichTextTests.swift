import ContentParser
import Renderers
import Testing

@Suite("Rich text")
struct RichTextTests {
  @Test("It has the looks and the structure that its text asks for")
  func rendering() throws {
    let document = try Document.parsing(
      ##"{"type":"richText","format":"markdown","text":"# Now\n\n1. *a* <b>\n2. [c](/d)"}"##
    )
    #expect(TextRenderer.plain().render(document) == "Now\n\n1. a <b>\n2. c (/d)\n")
    #expect(MarkdownRenderer().render(document) == "## Now\n\n1. *a* \\<b>\n2. c (/d)\n")
    #expect(
      HTMLFragmentRenderer().render(document) == """
        <article>
        <h2>Now</h2>
        <ol>
        <li>
        <p><em>a</em> &lt;b&gt;</p>
        </li>
        <li>
        <p>c (/d)</p>
        </li>
        </ol>
        </article>

        """
    )
  }

  @Test("HTML has the looks that browsers give it, and none of its scripts")
  func html() throws {
    let document = try Document.parsing(
      #"""
      {"type":"richText","format":"html","text":"<h1>Now</h1><script>a</script><ol><li onclick=b> \
      <i>c</i> &lt;d&gt;<li><a href=https://e.org>f</a> <a href=javascript:g>h</a></ol>"}
      """#.replacing("\\\n", with: "")
    )
    #expect(TextRenderer.plain().render(document) == "Now\n\n1. c <d>\n2. f (https://e.org) h\n")
    #expect(
      HTMLFragmentRenderer().render(document) == """
        <article>
        <h2>Now</h2>
        <ol>
        <li>
        <p><em>c</em> &lt;d&gt;</p>
        </li>
        <li>
        <p><a href="https://e.org" rel="noopener noreferrer">f</a> h</p>
        </li>
        </ol>
        </article>

        """
    )
  }

  @Test(
    "A fault has its place, a message and a hint",
    arguments: [
      (
        #"{"type":"richText","text":"a"}"#,
        "2:1 /elements/1 error missing-member: `format` is missing"
      ),
      (
        #"{"type":"richText","format":"rtf","text":"a"}"#,
        """
        2:29 /elements/1/format error invalid-value: \
        `format` must be one of `markdown`, `html`, but is `rtf`
        """
      ),
      (
        #"{"type":"richText","format":"markdown","markdown":"a"}"#,
        """
        2:40 /elements/1/markdown error missing-member: \
        `markdown` is not a member of `richText` → \
        Did you mean `text`?
        """
      ),
      (
        #"{"type":"md","text":"a"}"#,
        """
        2:9 /elements/1/type warning unknown-type: \
        the type `md` is not known → \
        Did you mean `richText`?
        """
      ),
    ]
  )
  func faults(item: String, summary: String) throws {
    let document = try Document.parsing(#"{"type":"title","text":"a"},"# + "\n" + item)
    #expect(document.summaries == [summary])
  }
}
