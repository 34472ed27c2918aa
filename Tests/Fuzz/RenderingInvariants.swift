import Bytes
import ContentParser
import FaqBlocks
import FaqService
import Markup
import Renderers

/// Checks what must hold for all content in every format.
struct RenderingInvariants {
  private let policy: UnknownPolicy
  private let documents: [Document]
  private let width: Int

  /// Reads content with the types that it declares, under one of the policies.
  init(of bytes: [UInt8], _ random: inout SeededGenerator) {
    policy = UnknownPolicy.allCases.randomElement(using: &random) ?? .show
    width = Int.random(in: 1...100, using: &random)
    let reading = Reading(pieces: [bytes])
    let faqs = reading.faqs
    var declarations = TypeDeclarations()
    for faq in faqs where TypeDeclarations.isList(faq) { declarations.add(faq.items) }
    declarations.add(around: faqs.first, reading.envelope)
    documents = ContentParser(registry: Self.registry, unknownPolicy: policy)
      .declaring(declarations.types).parse(faqs)
  }

  func check() throws(Violation) {
    for document in documents {
      let words = TextRenderer.plain().render(document).words
      try checkTerminal(document)
      try checkHTML(document, words)
      try checkMarkdown(document, words)
      try checkJSON(document)
      _ = document.diagnostics
    }
  }
}

private extension RenderingInvariants {
  static let registry = BlockRegistry.standard.adding(FaqBlocks.all)

  /// ANSI is plain text with looks, and neither drives the terminal.
  func checkTerminal(_ document: Document) throws(Violation) {
    let plain = TextRenderer.plain(width: width).render(document)
    let ansi = TextRenderer.ansi(width: width, hyperlinks: false).render(document)
    try checkControls(plain)
    try Violation.unless(
      ansi.withoutLooks == Array(plain.utf8),
      "ANSI differs from plain text at width \(width): \(ansi.debugDescription)"
    )
  }

  /// HTML has all words, in elements of the renderer alone.
  func checkHTML(_ document: Document, _ words: Set<String>) throws(Violation) {
    let html = HTMLFragmentRenderer().render(document)
    try checkControls(html)
    var shown = ""
    var attributes = ""
    var tokenizer = HTMLTokenizer(Array(html.utf8))
    while let token = tokenizer.next() {
      switch token {
      case .text(let text): shown += text
      case .startTag(let tag):
        try Violation.unless(tag.isOwn, "content wrote \(tag) in \(html.debugDescription)")
        attributes += tag.attributes.map { " \($0.value)" }.joined()
      case .endTag: continue
      case .comment, .doctype: try Violation.unless(false, "content wrote \(token)")
      }
    }
    try check(words, areIn: shown + attributes, html)
  }

  /// Markdown has all words when it is read again, and no HTML.
  func checkMarkdown(_ document: Document, _ words: Set<String>) throws(Violation) {
    let markdown = MarkdownRenderer().render(document)
    try checkControls(markdown)
    let read = MarkupParser().parse(markdown)
    try Violation.unless(!read.hasHTML, "content wrote HTML in \(markdown.debugDescription)")
    try check(words, areIn: read.blocks.allText, markdown)
  }

  /// JSON reads as the same items, under the policies that keep them.
  func checkJSON(_ document: Document) throws(Violation) {
    let json = JSONRenderer().render(document)
    try checkControls(json)
    let reading = Reading(pieces: [Array(json.utf8)])
    try reading.checkValid()
    guard policy.keepsItems, document.raw.fault == nil else { return }
    let items = reading.faqs.flatMap(\.items)
    let isSame = zip(items, document.raw.items).allSatisfy { $0.value.hasTexts(of: $1.value) }
    try Violation.unless(
      isSame && items.count == document.raw.items.count,
      "other items are in \(json.debugDescription)"
    )
  }

  func check(
    _ words: Set<String>,
    areIn text: String,
    _ output: String
  ) throws(Violation) {
    let missing = words.first { !text.contains($0) }
    try Violation.unless(missing == nil, "\(missing ?? "") is not in \(output.debugDescription)")
  }

  /// Tabs and line ends are the only characters that act on a terminal or reorder text.
  func checkControls(_ output: String) throws(Violation) {
    let acting = output.replacing("\r\n", with: "\n").unicodeScalars.first { scalar in
      switch scalar.value {
      case 0x09, 0x0A: false
      case ..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
    try Violation.unless(acting == nil, "a character acts in \(output.debugDescription)")
  }
}

private extension UnknownPolicy {
  var keepsItems: Bool {
    switch self {
    case .show, .text: true
    case .drop, .fail: false
    }
  }
}

private extension String {
  /// The bytes without SGR sequences.
  var withoutLooks: [UInt8] {
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      if byte == 0x1B, rest.first == UInt8(ascii: "[") {
        let final = rest.dropFirst().drop { (0x30...0x3B).contains($0) }
        if final.first == UInt8(ascii: "m") {
          rest = final.dropFirst()
          continue
        }
      }
      bytes.append(byte)
    }
    return bytes
  }

  /// The runs of ASCII letters.
  var words: Set<String> {
    Set(split { !$0.isASCII || !$0.isLetter }.map(String.init))
  }
}

private extension HTMLTag {
  /// Elements that show text, and cannot load, run or ask for anything.
  static let names: Set = [
    "a", "article", "aside", "bdi", "blockquote", "br", "caption", "cite", "code", "dd", "del",
    "details", "div", "dl", "dt", "em", "figcaption", "figure", "footer", "h1", "h2", "h3", "h4",
    "h5", "h6", "header", "hr", "img", "li", "ol", "p", "pre", "section", "span", "strong",
    "summary", "table", "tbody", "td", "th", "thead", "tr", "ul",
  ]

  var isOwn: Bool {
    Self.names.contains(name) && !attributes.contains { $0.name.hasPrefix("on") }
  }
}
