import ContentParser
import FaqService
import Renderers
import Testing

/// A hostile text, which an override writes wherever it can.
struct Attack: Sendable, CustomTestStringConvertible {
  let text: String

  var testDescription: String { text.debugDescription }

  /// The text as a reader sees it, on one line.
  var shown: String {
    var output = OutputBuffer()
    output.append(visible: text)
    return output.text
  }

  /// Code points that no page may hold; Swift has no literals for them.
  private static let noncharacters = String(
    String.UnicodeScalarView([0xFDD0, 0xFFFF, 0x1FFFE].compactMap { Unicode.Scalar($0 as UInt32) })
  )

  static let all =
    [
      // HTML
      "<script>alert(1)</script>", "</script><script>alert(1)//", "<img src=x onerror=alert(1)>",
      "\"onerror=\"alert(1)", "' onmouseover='alert(1)", "x\" onload=alert(1) y=\"", "</a></p>",
      "]]>", "<![CDATA[x", "-->", "<!--", "<!-->", "<?x?>", "&quot;", "&#34; onload=x", "&lt;b&gt;",
      "&", "a&b", "</title></style></textarea>", "<", ">", "javascript:alert(1)", "{{ x }}", "${x}",
      // Terminals
      "a\u{0}b", "\u{1B}[31mred\u{1B}[0m", "\u{1B}]8;;https://evil.org\u{1B}\\x\u{1B}]8;;\u{1B}\\",
      "\u{1B}]52;c;ZXZpbA==\u{07}", "\u{9B}2J", "\u{9D}0;title\u{9C}", "\u{1B}", "\u{7F}",
      "a\u{202E}fdp.exe", "\u{2066}a\u{2069}", "a\rb", "a\r\nb", "a\nb", "a\u{2028}b\u{2029}c",
      // Markdown
      "`", "``a", "```\nb\n```", "~~~\nb", "](javascript:alert(1))", "[a](javascript:alert(1))",
      "![a](https://evil.org)", "[a]: https://evil.org", "<https://evil.org>", "\\", "a\\", "\\\\`",
      "# a", "#", "- a", "-", "+ a", "* a", "> a", "1. a", "1)", "---", "***", "===", "*a*",
      "**a**",
      "_a_", "__a__", "~~a~~", "|a|b|\n|-|-|", "    a", "\ta", " a ", "a  \nb", "a  ", "!",
      // Unicode
      "a\(noncharacters)b", "<\u{338}", "e\u{301}\"\u{301}", "\u{FEFF}<b>", "\u{200B}- a", "%00%0A",
    ]
    .map(Self.init)

  static let harmlessAddress = NodeCase.address("https://a.org")

  /// Addresses that are hostile in some format; one that is refused outright is left out.
  static let addresses = [
    "https://a.org/\"onerror=\"alert(1)", "https://a.org/' onload='x", "https://a.org/'onload='x",
    "https://a.org/<script>", "https://a.org/?a=1&quot;&lt;b", "https://a.org/)](javascript:x)",
    "https://a.org/)", "https://a.org/`*_[a]_*`", "https://a.org/;x;y", "https://a.org/ü🙂",
    "https://a.org/{a|b}^", "https://a.org/\\", "https://a.org/\u{1B}\\", "https://a.org/\u{7}",
    "https://a.org/\u{202E}", "https://a.org/\r\nb", "mailto:\"a<b>\"@c.org", "tel:1\"2",
    "javascript:alert(1)", "JAVASCRIPT://a.org/%0Aalert(1)", "data:text/html,x", "https://",
  ]
  .compactMap { try? Address($0) }
}

/// A block for overrides to write; its own body never matters.
struct AttackBlock: Block {
  let type: BlockType = "attack"
  let raw = RawItem(type: "attack", members: [:])
  let text: String
  let address: Address
  let body: [Node] = []
}

extension OverridableRenderer {
  /// The attack as an override writes it.
  func render(
    _ attack: Attack,
    _ address: Address = Attack.harmlessAddress,
    with write: @escaping @Sendable (AttackBlock, inout Writer) -> Void
  ) -> String {
    overriding(AttackBlock.self, with: write)
      .render(Document(blocks: [AttackBlock(text: attack.text, address: address)]))
  }
}
