import ContentParser
import FaqService
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

  @Test("Portable Text has its looks, and stays in the item as it was written")
  func portableText() throws {
    let item = #"""
      {"type":"richText","format":"portableText","blocks":[
        {"_type":"block","children":[{"_type":"span","text":"Press "},{"text":"F1","marks":["code"]}]},
        {"_type":"block","listItem":"bullet","children":[{"_type":"span","text":"or <wait>"}]}]}
      """#
    let document = try Document.parsing(item)
    #expect(MarkdownRenderer().render(document) == "Press `F1`\n\n- or \\<wait>\n")
    #expect(document.diagnostics.allSatisfy { $0.severity != .error })
    #expect(document.raw.items.first?.source.elementsEqual(item.utf8) ?? false)
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
        `format` must be one of `markdown`, `html`, `portableText`, but is `rtf`
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
        #"{"type":"richText","format":"portableText","blocks":{"_type":"block"}}"#,
        "2:53 /elements/1/blocks error wrong-kind: `blocks` must be an array, but is an object"
      ),
      (
        #"{"type":"richText","format":"portableText","text":"a"}"#,
        "2:1 /elements/1 error missing-member: `blocks` is missing"
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
