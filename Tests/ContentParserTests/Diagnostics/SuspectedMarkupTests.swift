import Testing

@testable import ContentParser

@Suite("Markup in plain text")
struct SuspectedMarkupTests {
  @Test(
    "What has no other use is recognised",
    arguments: [
      ("See <b>this</b> page", "HTML <b>"), ("<P class=\"x\">a</P>", "HTML <P class=\"x\">"),
      ("one<br>two", "HTML <br>"), ("one<br/>\ntwo", "HTML <br/>"),
      ("one\n<br />\n", "HTML <br />"),
      ("An <img src=\"a.png\"> here", "HTML <img src=\"a.png\">"),
      ("<!-- todo -->", "HTML <!-- todo -->"),
      ("Tom &amp; Jerry", "HTML &amp;"), ("a&nbsp;b", "HTML &nbsp;"), ("1&#8211;2", "HTML &#8211;"),
      ("&#x2013;", "HTML &#x2013;"),
      ("Use **this** one", "Markdown **this**"), ("**Note:** no", "Markdown **Note:**"),
      ("é (**ü**)", "Markdown **ü**"),
      ("See [the page](https://a.org) now", "Markdown [the page](https://a.org)"),
      ("![a](/b.png)", "Markdown [a](/b.png)"),
      ("a\n```swift\nlet b = 1\n```", "Markdown ```swift"),
      ("## Opening hours\nDaily", "Markdown ## Opening hours"),
      ("a|b\n|---|:--|\n1|2", "Markdown |---|:--|"),
    ]
  )
  func found(text: String, markup: String) {
    #expect(self.markup(in: text) == markup)
  }

  @Test(
    "What is plain text is not",
    arguments: [
      "", "a * b * c", "2**3**4", "2 ** 3 ** 4", "x**2", "*args and **kwargs", "I <3 you",
      "x < y and z > w",
      "a<b", "Array<Int>", "Use List<T> here", "if a<b>c", "C#", "#1", "# apt install a", "##",
      "####1",
      "snake_case __init__", "a[i](x)", "f[0](1)", "[1] (see below)", "[a](b)", "AT&T", "R&D; more",
      "a && b",
      "?a=1&lt=2", "a | b", "|-", "- one\n- two", "* one\n* two", "`code`", "Use <br> in it",
      "Write to <me@a.org>", "<https://a.org>", "faq <command>", "**", "****", "** a **", "<a", "&",
      "<", "](",
      "a ``` b ```",
    ]
  )
  func plain(text: String) { #expect(markup(in: text) == nil) }

  @Test("A long excerpt is shortened to one line")
  func long() {
    let text = "**" + String(repeating: "a", count: 100) + "**"
    #expect(markup(in: text) == "Markdown **" + String(repeating: "a", count: 38) + "…")
  }

  @Test(
    "In a long text, signs without an end are skipped in little time",
    arguments: ["<b>", "** a", "[", "](", "&", "<b a=", "## ", "[a](b", "<", "```x"]
  )
  func repeated(part: String) {
    #expect(markup(in: "x " + String(repeating: part, count: 2_000)) == nil)
  }

  /// The language of the first markup, and an excerpt of it.
  private func markup(in text: String) -> String? {
    let utf8 = Array(text.utf8)
    guard let found = SuspectedMarkup(in: utf8.span) else { return nil }
    return "\(found.language.rawValue) \(found.excerpt(of: utf8.span))"
  }
}
