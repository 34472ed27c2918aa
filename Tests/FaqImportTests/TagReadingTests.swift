import FaqService
import Testing

@testable import FaqImport

@Suite("Tags, and text that looks like one")
struct TagReadingTests {
  @Test(
    "A text in which nothing is a tag is not HTML",
    arguments: [
      "How do I close a <div> tag?", "Write </div>.", "True when a<b and b>c.", "a<b>c",
      "Put it between <b> and </b>.", "Is it <ul> or </ol>?", "Replace <your-name> and <id>.",
      "Is `<p>Hi</p>` right?",
      "Use `</div>`", "Lines break with <br> everywhere.", "What is the <title> for?",
      "Use <br/> to break.", "if (a <b && c> d)", "I <3 you </3", "Start with <!DOCTYPE html>.",
      "A comment is <!-- like this -->.", "Open with <?php.", "<username>", "List<String> is",
      "<script> and <style> need ends", "Use \"<p>\" or '<li>', (<ul>)", "```\n<b>x</b>\n```",
      "<a href=\"", "a <", "<", "<a", "</", "<!--", "`<", "std::vector<int> v; a<i>j",
    ]
  )
  func text(source: String) {
    let reading = TagReading(Array(source.utf8))
    #expect(!reading.hasTags)
    #expect(HTMLText.words(of: source.escapingText(isHTML: false)) == source)
  }

  @Test(
    "Among tags, text that looks like one is escaped",
    arguments: [
      ("<p>True when a<b and b>c.</p>", "<p>True when a&lt;b and b>c.</p>"),
      ("<p>Write `</div>`</p>", "<p>Write `&lt;/div>`</p>"),
      ("<p>Close a <div> tag.</p>", "<p>Close a &lt;div> tag.</p>"),
      ("<p>Your <name> <b>here</b></p>", "<p>Your &lt;name> <b>here</b></p>"),
      ("<p>a</p><p>Write </p> last", "<p>a</p><p>Write </p> last"),
      ("<p>Between <b> and </b></p>", "<p>Between &lt;b> and &lt;/b></p>"),
      ("Click <b> Save </b> now.", "Click <b> Save </b> now."),
      ("One.<p>Two.<p>Three.", "One.<p>Two.<p>Three."), ("One<br>two", "One<br>two"),
      ("<b>One</b> <br> two", "<b>One</b> <br> two"), ("H<sub>2</sub>O", "H<sub>2</sub>O"),
      ("<b>a<i>b</b>c</i>", "<b>a<i>b</b>c</i>"), ("<div><p>a</p>", "<div><p>a</p>"),
      ("<a href='a>b'>c</a> <img src=d>", "<a href='a>b'>c</a> <img src=d>"),
      ("<o:p></o:p><my-box a>b</my-box>", "<o:p></o:p><my-box a>b</my-box>"),
      ("<svg><path d=\"M0\"/><g></svg>a", "<svg><path d=\"M0\"/><g></svg>a"),
      ("<!-- wp:p -->\n<p>a</p>", "<!-- wp:p -->\n<p>a</p>"),
      ("<script>a<b</script><p>c</p>", "<script>a<b</script><p>c</p>"),
      ("<ul><li>a<li>b</ul>", "<ul><li>a<li>b</ul>"),
      ("```\n<p>\n```\n<p>a</p>", "```\n&lt;p>\n```\n<p>a</p>"),
      ("<video controls data-a src=b></video>", "<video controls data-a src=b></video>"),
    ]
  )
  func escaping(source: String, expected: String) {
    #expect(TagReading(Array(source.utf8)).hasTags)
    #expect(source.escapingText(isHTML: false) == expected)
  }

  @Test("In a page tags may be written in any way")
  func page() {
    let source = """
      <!doctype html><p>text <div> a </div> <b> c </b><my-icon>
      <table border><tr><td flex>d <br> e<input> a<b and b>c <p>Write `<p>`,
      or <code> or </div> or a <span> tag, <name>.</p><p>`a</p><p>b`</p><li uk-grid>f</i>
      <script>`<b>`; a<b</script><div>
      """
    let bytes = Array(source.utf8)
    let literals = TagReading(bytes, in: .page).literals
    #expect(
      literals.map { String(utf8: bytes[$0...].prefix { !" \n`,.".utf8.contains($0) }) }
        == ["<b", "<p>", "<code>", "</div>", "<span>", "<name>"]
    )
  }

  @Test(
    "In Markdown a tag is closed, or shows in another way that it is one",
    arguments: [
      (TagReading.Form.paragraph, "an <b>x</b> or a <T> and <div>", "<T> <div>"),
      (
        .paragraph, "<my-tag>x</my-tag> between <b> and </b>, <b> x </b>",
        "<my-tag> </my-tag> <b> </b> <b> </b>"
      ),
      (.paragraph, "a <br> b <!-- c --> <img> <img src=\"a\"> <a name=\"b\">", "<img>"),
      (.title, "<section>", "<section>"),
      (
        .lines, "<div>\n<p>so: a <T>\n</div>\n<section> is `<p>`\n</li> <font color=\"red\"> x",
        "<T> <section> <p> </li>"
      ),
      (.lines, "<!-- <T>", ""),
    ]
  )
  func markdown(form: TagReading.Form, source: String, literals: String) {
    let bytes = Array(source.utf8)
    let found = TagReading(bytes, in: form).literals.map { offset in
      String(utf8: bytes[offset...].prefix { $0 != UInt8(ascii: ">") }) + ">"
    }
    #expect(found.joined(separator: " ") == literals)
  }

  @Test(
    "Reading takes time in proportion to the text",
    arguments: [
      "<", "<a ", "</", "<a b=\"", "<a b='c", "<!--", "<b>", "</b>", "<div><b>", "`", "``", "`<",
      "<script>", "<svg>", "<p>", "<x-y>", "\n```", "\n``` `", "<b></i>", "<a b=\"<a b='",
      "<title>",
    ]
  )
  func growth(pattern: String) {
    let text = Array(String(repeating: pattern, count: 20_000 / pattern.utf8.count).utf8)
    for form in [TagReading.Form.text, .page, .paragraph, .lines] {
      let reading = TagReading(text, in: form)
      #expect(reading.literals.count <= text.count)
    }
  }
}

/// What people see of HTML.
private enum HTMLText {
  static func words(of html: String) -> String {
    html.replacing("&lt;", with: "<")
  }
}
