import Markup
import Testing

@Suite("Any HTML can be read")
struct HTMLRobustnessTests {
  @Test(
    "20,000 characters of a hostile pattern are read in a moment",
    .timeLimit(.minutes(10)),
    arguments: HostilePattern.html
  )
  func finishes(pattern: HostilePattern) {
    _ = HTMLParser().parse(pattern.text(of: 20_000))
  }

  @Test("No word of text is lost, whatever tags are around it", arguments: 0..<40 as Range<UInt64>)
  func keepsWords(seed: UInt64) {
    var generator = Generator(state: seed)
    for _ in 0..<50 {
      var words: [String] = []
      var source = ""
      for number in 0..<12 {
        words.append("word\(number)word")
        source += words[number] + (Self.tags.randomElement(using: &generator) ?? "")
      }
      let html = HTMLRendering.html(of: HTMLParser().parse(source))
      let missing = words.filter { !html.contains($0) }
      #expect(missing.isEmpty, "\(source.debugDescription)")
    }
  }

  @Test("Arbitrary bytes can be read", arguments: 0..<40 as Range<UInt64>)
  func readsBytes(seed: UInt64) {
    var generator = Generator(state: seed)
    let alphabet = Array("<<<<>>>>///  =\"'!-&;#xabptdrliu1\r\n\u{0}é".utf8) + [0x80, 0xFF]
    let bytes = (0..<4_000).map { _ in alphabet.randomElement(using: &generator) ?? 0 }
    let source = String(decoding: bytes, as: Unicode.UTF8.self)
    let text = HTMLParser().parse(source).blocks.count
    #expect(text > 0)
  }

  /// Tags that cannot hide text.
  private static let tags = [
    " ", "\n", "<p>", "</p>", "<div>", "</div>", "<b>", "</b>", "<i>", "</i>", "<a href=x>", "</a>",
    "<span>", "</span>", "<ul>", "</ul>", "<ol>", "<li>", "</li>", "<table>", "</table>", "<tr>",
    "</tr>", "<td>", "</td>", "<th>", "<tbody>", "</tbody>", "<caption>", "<h1>", "</h1>", "<h2>",
    "<pre>", "</pre>", "<code>", "</code>", "<blockquote>", "</blockquote>", "<br>", "<hr>",
    "<img src=x alt=y>", "<details>", "<summary>", "</summary>", "</details>", "<dl>", "<dt>",
    "<dd>", "</dl>", "<figure>", "<figcaption>", "</figure>", "<button>", "</button>", "<q>",
    "</q>", "<del>", "</del>", "<!---->", "&amp;", "&", "< ", "<x-y>", "</x-y>", "<math>",
    "</math>", "<html>", "</body>", "<form>", "</form>", "<center>", "<object>", "</object>",
  ]
}

extension HostilePattern {
  static let html = [
    Self("<"), Self("</"), Self("<a "), Self("<a b='"), Self("<!--"), Self("<!--", end: "-"),
    Self("<!", end: ">"), Self("&"), Self("&a"), Self("&#1"), Self("a", start: "&"),
    Self("<b>"), Self("<b>", end: "</b>"), Self("<b><p>x"), Self("<b><i><s><a href=x><p>x"),
    Self("</b>"), Self("</p>"), Self("<div>"), Self("<div>", end: "</div>"), Self("</div>"),
    Self("<div>", end: "</b>"), Self("<span>", end: "</p>"), Self("<p><b>", end: "</i>"),
    Self("<table>"), Self("<table><tr><td>"), Self("<table><td>", end: "</table>"),
    Self("<tr><td>", start: "<table>"),
    Self("<td rowspan=9999>", start: "<table><tr>", end: "<tr>"),
    Self("<tr><td colspan=1000>", start: "<table>"), Self("<table><b>", end: "x"),
    Self("<ul><li>"), Self("<li>"), Self("<li><ul>", end: "</ul>"), Self("<dl><dd>"),
    Self("<blockquote>"), Self("<details><summary>"), Self("<figure><img>"), Self("<h1>"),
    Self("<pre>"), Self("<pre>", end: "\n"), Self("<svg>"), Self("<svg>", end: "<p>"),
    Self("<svg><desc>", end: "</svg>"), Self("<math><mi>"), Self("<select><option>"),
    Self("<script>"), Self("<script><!--<script>"), Self("-", start: "<script><!--"),
    Self("<title>"), Self("</title", start: "<title>"), Self("<template>"),
    Self("<template>", end: "</template>"), Self("<p hidden>"), Self("<br>"), Self("a<br>"),
    Self(" "), Self("<q>"), Self("<a href=x>"), Self("<a><span>", end: "</a>"), Self("<button>"),
    Self("<object>"), Self("\u{0}"), Self("\r"), Self("<plaintext>"), Self("<![CDATA["),
    Self("<![CDATA[", start: "<svg>"), Self("<code>a</code>"), Self("<a a"),
    Self(" a=b", start: "<a"),
    Self("<p>x", start: "<a href=" + String(repeating: "a", count: 60_000) + ">"),
    Self("<div>x</div>", start: "<a href=" + String(repeating: "a", count: 60_000) + "><span>"),
  ]
}
