import Markup
import Testing

@Suite("Tokens of HTML")
struct HTMLTokenizerTests {
  @Test("Each kind of token has its place")
  func kinds() {
    let tokens = HTMLTokenizer.tokens(of: "<!DOCTYPE html><P Class=a>b<BR/></p><!--c-->d")
    let expected: [HTMLToken] = [
      .doctype,
      .startTag(HTMLTag("p", [HTMLAttribute("class", "a")])), .text("b"),
      .startTag(HTMLTag("br", isSelfClosing: true)), .endTag("p"), .comment, .text("d"),
    ]
    #expect(tokens == expected)
  }

  @Test(
    "A less-than sign is text unless it begins markup",
    arguments: [
      ("a < b", "a < b"), ("<3", "<3"), ("<", "<"), ("</", "</"), ("a<", "a<"), ("<>", "<>"),
      ("</>", ""), ("a<b", "a"), ("</a", ""), ("</ a>b", "b"), ("<?php a ?>b", "b"),
    ]
  )
  func lessThan(source: String, text: String) {
    #expect(HTMLTokenizer.text(of: source) == text)
  }

  @Test(
    "Attributes may have quotes, no quotes or no value",
    arguments: [
      (#"<a b="c d" e='f"' g=h>"#, ["b": "c d", "e": "f\"", "g": "h"]),
      ("<a b c=\n'd'e=f/>", ["b": "", "c": "d", "e": "f/"]), ("<a B=1 b=2>", ["b": "1"]),
      ("<a =b=c>", ["=b": "c"]), ("<a b=>", ["b": ""]), (#"<a "b"="<">"#, [#""b""#: "<"]),
      ("<a/b/c>", ["b": "", "c": ""]), ("<a b='\r\n'>", ["b": "\n"]),
      ("<a b='\u{0}'>", ["b": "\u{FFFD}"]), ("<a b=c>d", ["b": "c"]), ("<a b='c>", nil),
    ] as [(String, [String: String]?)]
  )
  func attributes(source: String, attributes: [String: String]?) {
    let tags = HTMLTokenizer.tokens(of: source).compactMap { token in
      if case .startTag(let tag) = token { tag } else { nil }
    }
    let pairs = tags.first.map { $0.attributes.map { ($0.name, $0.value) } }
    #expect(pairs.map { Dictionary($0) { first, _ in first } } == attributes)
  }

  @Test(
    "Some names need no semicolon in text, and numbers never do",
    arguments: [
      ("&lt;b&gt;", "<b>"), ("&amp", "&"), ("&ampb", "&b"), ("&notit;", "¬it;"),
      ("&notin;", "∉"), ("&hearts", "&hearts"), ("&hearts;", "♥"), ("&#65b", "Ab"),
      ("&#x41;", "A"), ("&#x80;&#150;", "€–"),
      ("&#0;&#xD800;&#x110000;", "\u{FFFD}\u{FFFD}\u{FFFD}"),
      ("&#99999999999999999999;", "\u{FFFD}"), ("&#x;&#;&;", "&#x;&#;&;"), ("&nbsp;", "\u{A0}"),
      ("&unknown;", "&unknown;"), ("&", "&"), ("&&amp;", "&&"), ("&NotEqualTilde;", "≂̸"),
    ]
  )
  func references(source: String, text: String) {
    #expect(HTMLTokenizer.text(of: source) == text)
  }

  @Test(
    "In an attribute, a name without a semicolon is text before more of a name",
    arguments: [
      ("?a&copy=1", "?a&copy=1"), ("&copy1", "&copy1"), ("&copy", "©"), ("&copy.", "©."),
      ("&copy;=1", "©=1"), ("&notin", "&notin"), ("&#65=", "A="),
    ]
  )
  func referencesInAttributes(source: String, value: String) {
    let tag = HTMLTag("a", [HTMLAttribute("b", value)])
    #expect(HTMLTokenizer.tokens(of: "<a b=\"\(source)\">") == [.startTag(tag)])
  }

  @Test(
    "A comment ends where browsers end it",
    arguments: [
      ("<!--a-->b", "b"), ("<!-->a", "a"), ("<!--->a", "a"), ("<!--a--!>b", "b"),
      ("<!--a--b-->", ""), ("<!--a--", ""), ("<!--<!--a-->b", "b"), ("<!a>b", "b"),
      ("<!-a->b", "b"), ("</1>b", "b"), ("<?a>b", "b"), ("<![CDATA[a]]>b", "b"), ("<!--a", ""),
      ("<!", ""),
    ]
  )
  func comments(source: String, text: String) {
    let rest: [HTMLToken] = text.isEmpty ? [] : [.text(text)]
    #expect(HTMLTokenizer.tokens(of: source) == [.comment] + rest)
  }

  @Test(
    "Raw text ends at its own end tag only",
    arguments: [
      (.rcdata, "title", "a<b>&amp;</b></TITLE >c", ["a<b>&</b>", "c"]),
      (.rcdata, "title", "a</titles></title", ["a</titles></title"]),
      (.rawtext, "style", "a<b>&amp;</style/>c", ["a<b>&amp;", "c"]),
      (.scriptData, "script", "'<b>'</script>c", ["'<b>'", "c"]),
      (
        .scriptData, "script", "<!--<script></script>--></script>c",
        ["<!--<script></script>-->", "c"]
      ),
      (.scriptData, "script", "<!--</script>c", ["<!--", "c"]),
      (.scriptData, "script", "<!--><script></script>c", ["<!--><script>", "c"]),
      (.plaintext, "plaintext", "a</plaintext>\u{0}", ["a</plaintext>\u{FFFD}"]),
      (.cdataSection, "", "a<b>]]>c", ["a<b>c"]),
    ] as [(HTMLTextState, String, String, [String])]
  )
  func rawText(state: HTMLTextState, name: String, source: String, texts: [String]) {
    var tokenizer = HTMLTokenizer(source, state: state, lastStartTag: name)
    let result = tokenizer.all().compactMap { token in
      if case .text(let text) = token { text } else { nil }
    }
    #expect(result == texts)
  }

  @Test(
    "A document type ends at the first greater-than sign",
    arguments: [
      ("<!doctype HTML>b", "b"), ("<!DOCTYPE>b", "b"), ("<!DOCTYPE a PUBLIC 'b'\"c\" d>", ""),
      ("<!DOCTYPE a SYSTEM 'b>c", "c"), ("<!DOCTYPE a b", ""),
    ]
  )
  func doctypes(source: String, text: String) {
    let rest: [HTMLToken] = text.isEmpty ? [] : [.text(text)]
    #expect(HTMLTokenizer.tokens(of: source) == [.doctype] + rest)
  }

  @Test("Attributes over the limits are dropped")
  func limits() {
    var limits = HTMLLimits.standard
    limits.attributes = 2
    limits.attributeSize = 4
    var tokenizer = HTMLTokenizer("<a b=12345 c=123 d=1 e=2>", limits: limits)
    let attributes = [HTMLAttribute("c", "123"), HTMLAttribute("d", "1")]
    #expect(tokenizer.all() == [.startTag(HTMLTag("a", attributes))])
  }
}

extension HTMLTokenizer {
  init(
    _ text: String,
    state: HTMLTextState = .data,
    lastStartTag: String = "",
    limits: HTMLLimits = .standard
  ) {
    self.init(Array(text.utf8), limits: limits)
    self.state = state
    self.lastStartTag = lastStartTag
  }

  /// All tokens that are left.
  mutating func all() -> [HTMLToken] {
    var tokens: [HTMLToken] = []
    while let token = next() { tokens.append(token) }
    return tokens
  }

  /// The tokens of a text.
  static func tokens(of source: String) -> [HTMLToken] {
    var tokenizer = Self(source)
    return tokenizer.all()
  }

  /// The text of all tokens.
  static func text(of source: String) -> String {
    tokens(of: source).map { if case .text(let text) = $0 { text } else { "" } }.joined()
  }
}
