import ContentParser
import FaqBlocks
import Renderers
import Testing

@Suite("Hostile HTML in rich text")
struct HostileHTMLTests {
  @Test("No format has a tag, a script or an address of its own from it", arguments: vectors)
  func formats(vector: String) throws {
    let item = #"{"type":"richText","format":"html","text":\#(vector.escapedLiteral)}"#
    let document = try Document.parsing(item)
    let html = HTMLFragmentRenderer().render(document)
    #expect(html.tagNames.isSubset(of: String.knownTags))
    #expect(
      !html.lowercased().contains(#/<[^>]* on[a-z]+=|(?:href|src)="(?!https?:|mailto:|tel:)/#)
    )
    #expect(!HTMLPageRenderer().render([document]).contains("<script>"))
    let markdown = MarkdownRenderer().render(document).replacing(#"\<"#, with: "")
    #expect(!markdown.contains(#/<[A-Za-z\/!?]/#))
    #expect(!markdown.contains(#/\]\((?!https?:|mailto:|tel:)/#))
    #expect(TextRenderer.plain().render(document).unsafeScalars.isEmpty)
  }

  private static let vectors = [
    "<script>alert(1)</script>", "<SCRIPT SRC=//a.org/b.js></SCRIPT>",
    "<<script>alert(1)//<</script>",
    "<scr<script>ipt>alert(1)</script>", "<script\n>alert(1)</script\t\n>", "<script/x>alert(1)",
    "<img src=x onerror=alert(1)>", "<img src='javascript:alert(1)'>",
    "<img/src=x/onerror=alert(1)>",
    "<a href=javascript:alert(1)>x</a>", "<a href='jav&#x09;ascript:alert(1)'>x</a>",
    "<a href='&#1;javascript:alert(1)'>x</a>", "<a href=\"JaVaScRiPt&colon;alert(1)\">x</a>",
    "<a href='data:text/html,<script>alert(1)</script>'>x</a>", "<a onmouseover=alert(1)>x</a>",
    "<a href=vbscript:alert(1)>x</a>", "<svg/onload=alert(1)>", "<svg><script>alert(1)</script>",
    "<svg><style><img src=x onerror=alert(1)></style></svg>",
    "<math><mi xlink:href=javascript:alert(1)>",
    "<iframe src=javascript:alert(1)></iframe>", "<iframe srcdoc='<script>alert(1)</script>'>",
    "<object data=javascript:alert(1)>", "<embed src=javascript:alert(1)>",
    "<form action=javascript:alert(1)><input type=submit>", "<body onload=alert(1)>",
    "<style>@import 'javascript:alert(1)'</style>",
    "<link rel=stylesheet href=javascript:alert(1)>",
    "<meta http-equiv=refresh content='0;url=javascript:alert(1)'>",
    "<base href=javascript:alert(1)//>",
    "<template><script>alert(1)</script></template>",
    "<noscript><p title='</noscript><img src=x>'>",
    "<title><img src=x onerror=alert(1)></title>", "<xmp hidden><script>alert(1)</script></xmp>",
    "<!--><img src=x onerror=alert(1)>-->",
    "<!--[if gte IE 4]><script>alert(1)</script><![endif]-->",
    "<![CDATA[<script>alert(1)</script>]]>", "<?xml ?><script>alert(1)</script>",
    "<table background=javascript:alert(1)><td>x", "<details open ontoggle=alert(1)>x",
    "<p style=\"background:url(javascript:alert(1))\">x", "\"><img src=x onerror=alert(1)>",
    "<b>&lt;img src=x onerror=x(1)&gt;</b>", "&#27;]52;c;eA==&#7;x",
    "<pre>\u{1B}[2J\u{202E}</pre>", "<code>`</code><script>alert(1)</script>",
  ]
}

private extension String {
  /// A JSON string in which every character is an escape: `"\u0061"`.
  var escapedLiteral: String {
    let escapes = utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return "\"\(escapes.joined())\""
  }
}
