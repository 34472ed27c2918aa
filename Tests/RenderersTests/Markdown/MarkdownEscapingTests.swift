import ContentParser
import FaqService
import Testing

@testable import Renderers

@Suite("Markdown escaping")
struct MarkdownEscapingTests {
  private static func markdown(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { [Inline.text(String($0))] }
    return MarkdownRenderer().render([.paragraph(Array(lines.joined(separator: [.lineBreak])))])
  }

  @Test(
    "Ordinary prose stays as it is",
    arguments: [
      "snake_case and CONSTANT_CASE_2", "2 * 3 = 6", "C# and F#", "item 1. and 2) in mid-line",
      "AT&T, R&D, a & b", "3 < 4 > 2", "a - b + c", "--help, -v and +x", "#hashtag", "-5 degrees",
      "100% (really)!", "don't “quote” it", "a | b", "1.5 and 1.", "12345678901. x", "1.x", "1)x",
      "https://example.com/a_b?c=d&e=f", "a = b == c", "Wow! Yes.", "x: y", "::", "|", "|a|b|",
      "=x=", "<", "< a >", "&", "&;", "& amp;", "#######", "####### x", "a > b", "me@example.com",
      "e\u{301}", "日本語", "🙂", "{a}", "$a$", "^a^", "\"", "a\u{A0}b",
    ]
  )
  func prose(text: String) { #expect(Self.markdown(text) == text + "\n") }

  @Test(
    "What would begin a block is escaped at the start of a line",
    arguments: [
      ("# x", "\\# x"), ("#", "\\#"), ("###### x", "\\###### x"), ("- x", "\\- x"), ("-", "\\-"),
      ("+ x", "\\+ x"), ("+", "\\+"), ("* x", "\\* x"), ("1. x", "1\\. x"), ("1) x", "1\\) x"),
      ("0. x", "0\\. x"), ("9. x", "9\\. x"),
      ("1.", "1\\."), ("123456789. x", "123456789\\. x"), ("> x", "\\> x"), (">x", "\\>x"),
      ("---", "\\---"), ("- - -", "\\- - -"), ("--", "\\--"), ("***", "\\*\\*\\*"),
      ("* * *", "\\* * *"), ("___", "\\_\\_\\_"), ("_ _ _", "\\_ \\_ \\_"), ("===", "\\==="),
      ("=", "\\="), ("== ", "\\==&#32;"), ("~~~", "\\~\\~\\~"), ("```", "\\`\\`\\`"),
      ("---|---", "\\---|---"), ("|---|:-:|", "\\|---|:-:|"), (":-- | --:", "\\:-- | --:"),
      ("[a]: /url", "\\[a\\]: /url"), ("    code", "&#32;   code"), ("\tcode", "&#9;code"),
      (" # x", "&#32;# x"), ("  - x", "&#32; - x"), ("-\tx", "-&#9;x"),
      (" \u{301}x", "&#32;\u{301}x"),
    ]
  )
  func starts(text: String, markdown: String) {
    #expect(Self.markdown(text) == markdown + "\n")
    #expect(Self.markdown("a\n" + text) == "a\\\n" + markdown + "\n")
  }

  @Test(
    "What would be markup within a line is escaped anywhere",
    arguments: [
      ("[a](b)", "\\[a\\](b)"), ("![a](b)", "!\\[a\\](b)"), ("[a]", "\\[a\\]"),
      ("*a*", "\\*a\\*"), ("a*b*c", "a\\*b\\*c"), ("**a**", "\\*\\*a\\*\\*"), ("2 *3", "2 \\*3"),
      ("_a_", "\\_a\\_"), ("__a__", "\\_\\_a\\_\\_"), ("a_ b", "a\\_ b"), ("_a", "\\_a"),
      ("`a`", "\\`a\\`"), ("a\\b", "a\\\\b"), ("\\", "\\\\"), ("\\*", "\\\\\\*"),
      ("<b>", "\\<b>"), ("</b>", "\\</b>"), ("<!-- a -->", "\\<!-- a -->"), ("<?a?>", "\\<?a?>"),
      ("<https://x>", "\\<https://x>"), ("a<b@c>", "a\\<b@c>"), ("&amp;", "\\&amp;"),
      ("&#10;", "\\&#10;"), ("&#x0A;", "\\&#x0A;"), ("&copy;", "\\&copy;"), ("~a~", "\\~a\\~"),
      ("a\tb", "a&#9;b"), ("javascript:alert(1)", "javascript:alert(1)"),
    ]
  )
  func inline(text: String, markdown: String) {
    #expect(Self.markdown(text) == markdown + "\n")
    #expect(Self.markdown("x " + text) == "x " + markdown + "\n")
  }

  @Test(
    "An address that would take markup with it is no link",
    arguments: [
      ("https://a.org<script>", "https\\://a.org\\<script>"),
      ("www.a.org<script>", "www\\.a.org\\<script>"),
      ("WWW.a.org*b*", "WWW\\.a.org\\*b\\*"),
      ("ftp://a.org/`b`", "ftp\\://a.org/\\`b\\`"),
      ("https://a.org\t<b>", "https\\://a.org&#9;\\<b>"),
      ("https://a.org/www.b.org<b>", "https\\://a.org/www\\.b.org\\<b>"),
      ("https://a.org ", "https\\://a.org&#32;"),
      ("https://a.org\u{3000}", "https\\://a.org&#12288;"),
      ("https://a.org\nb", "https\\://a.org\\\nb"),
      ("https://a.org\u{A0}!", "https\\://a.org\u{A0}!"),
    ]
  )
  func addresses(text: String, markdown: String) { #expect(Self.markdown(text) == markdown + "\n") }

  @Test(
    "An address of which nothing is escaped stays as it is",
    arguments: [
      "https://a.org", "(https://a.org)", "https://a.org <", "see www.a.org, www.b.org and www.",
      "https://a.org/b_c?d=e&f=g#h", "https://a.org ", "://",
    ]
  )
  func plainAddresses(text: String) { #expect(Self.markdown(text + " b") == text + " b\n") }

  @Test("An address before other inlines is no link")
  func addressesInLines() {
    let inlines: [(Inline, String)] = [
      (.code("<b>"), "https\\://a.org`<b>`"),
      (.strong(["b"]), "https\\://a.org**b**"),
      (.link(["b"], NodeCase.address("tel:1")), "https\\://a.org[b](tel:1)"),
    ]
    for (inline, markdown) in inlines {
      let nodes: [Node] = [.paragraph(["https://a.org", inline])]
      #expect(MarkdownRenderer().render(nodes) == markdown + "\n")
    }
  }

  @Test(
    "Spaces at the ends of a line are kept",
    arguments: [
      (" a", "&#32;a"), ("\u{A0}a\u{A0}", "&#160;a&#160;"), ("a ", "a&#32;"), ("a  ", "a &#32;"),
      ("  a  ", "&#32; a &#32;"),
      (" ", "&#32;"), ("   ", "&#32; &#32;"), ("a \nb", "a&#32;\\\nb"), ("a\n b", "a\\\n&#32;b"),
      ("a\\\nb", "a\\\\\\\nb"), ("a\n\nb", "a\\\n&#32;\\\nb"),
    ]
  )
  func spaces(text: String, markdown: String) {
    #expect(Self.markdown(text) == markdown + "\n")
  }

  @Test(
    "A heading keeps what would end it, and needs no guard against other blocks",
    arguments: [
      ("C#", "C#"), ("C #", "C \\#"), ("a ##", "a \\##"), ("#", "\\#"), ("## #", "## \\#"),
      ("1. First", "1. First"), ("- a", "- a"), ("> a", "> a"), ("# a", "# a"),
      (" a ", "&#32;a&#32;"),
      ("a # ", "a #&#32;"), ("*a*", "\\*a\\*"), ("a\\#", "a\\\\#"), ("---", "---"),
      ("a\\", "a\\\\"),
    ]
  )
  func headings(text: String, markdown: String) {
    let rendered = MarkdownRenderer().render([.heading(level: 1, [.text(text)])])
    #expect(rendered == "# \(markdown)\n")
  }

  @Test(
    "An address stands between parentheses whatever it holds",
    arguments: [
      ("https://a.org/b_c?d=e&f#g", "https://a.org/b\\_c?d=e\\&f#g"),
      ("https://a.org/(b)", "https://a.org/\\(b\\)"),
      ("https://a.org/)b", "https://a.org/\\)b"),
      ("https://a.org/<b>*`", "https://a.org/%3Cb%3E\\*%60"),
      ("https://a.org/\"b'[c]", "https://a.org/%22b\\'\\[c\\]"),
      ("https://a.org/ü日", "https://a.org/ü日"),
    ]
  )
  func addresses(address: String, markdown: String) {
    let node = Node.action([.text("a")], NodeCase.address(address))
    #expect(MarkdownRenderer().render([node]) == "[a](\(markdown))\n")
  }

  @Test(
    "Code stands between as many backticks as it takes",
    arguments: [
      ("a", "`a`"), ("a`b", "``a`b``"), ("`", "`` ` ``"), ("``a", "``` ``a ```"), (" a", "` a`"),
      (" a ", "`  a  `"), ("*a*", "`*a*`"), ("a\\", "`a\\`"), ("<b>&amp;", "`<b>&amp;`"),
      ("a\nb\r\nc", "`a b c`"), ("\u{1B}[m", "`\u{FFFD}[m`"), ("", ""), (" ", "&#32;"),
    ]
  )
  func code(code: String, markdown: String) {
    let rendered = MarkdownRenderer().render([.paragraph([.code(code)])])
    #expect(rendered == (markdown.isEmpty ? "" : markdown + "\n"))
  }

  @Test(
    "A character is escaped alike between characters of its text and of its neighbours",
    arguments: "!&*<[\\]_`~\t\u{1B}"
  )
  func neighbours(mark: Character) {
    let ascii = (0x20..<0x7F).map { Unicode.Scalar($0 as UInt8) }
    let neighbours =
      ascii.filter { !"!&*<[\\]_`~".unicodeScalars.contains($0) } + ["é", "—", "使", "🙂", "\u{A0}"]
    for before in neighbours {
      for after in neighbours {
        let alone = Self.escaped(String(mark), before: before, after: after)
        let within = Self.escaped("x\(before)\(mark)\(after)x")
        #expect(within == "x\(before)\(alone)\(after)x")
      }
    }
  }

  private static func escaped(
    _ text: String,
    before: Unicode.Scalar = " ",
    after: Unicode.Scalar = " "
  ) -> String {
    var output = OutputBuffer()
    output.append(markdown: text, in: Surroundings(before: before, after: after))
    return String(utf8: output.bytes)
  }
}
