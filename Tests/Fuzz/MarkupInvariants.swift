import Bytes
import FaqService
import Markup

/// Checks what must hold for all Markdown.
struct MarkdownInvariants {
  /// A word that must not be lost.
  static let word = "plumqa"

  /// Marks that can hide a text: cells beyond the header, and definitions of links.
  static let hidingMarks = ["|", "\n|-|-|\n", "]: ", "]["]

  private let text: String

  init(of text: String) { self.text = text }

  func check(_ random: inout SeededGenerator) throws(Violation) {
    let canHide = (Self.hidingMarks + ["]:"]).contains { text.contains($0) }
    try MarkupReading(text) { MarkupParser().parse($0) }
      .check(canHide ? 0 : text.count(of: Self.word), &random)
    var limits = MarkupLimits.standard
    limits.blockDepth = Int.random(in: 1...6, using: &random)
    limits.inlineDepth = Int.random(in: 1...4, using: &random)
    let blocks = MarkupParser(limits: limits).parse(text).blocks
    // The last list that fits brings its first item with it.
    try Violation.unless(blocks.depth <= limits.blockDepth + 1, "blocks are nested too deep")
    try Violation.unless(blocks.inlineDepth <= limits.inlineDepth, "marks are nested too deep")
  }
}

/// Checks what must hold for all HTML.
struct HTMLInvariants {
  /// A word that must not be lost.
  static let word = MarkdownInvariants.word

  /// Elements that show their text.
  static let names = [
    "p", "div", "b", "i", "a", "code", "s", "span", "ul", "ol", "li", "dl", "dt", "dd", "table",
    "caption", "thead", "tbody", "tr", "td", "th", "h1", "h2", "pre", "blockquote", "details",
    "summary", "figure", "figcaption", "q", "button", "form", "center", "object", "math", "x-y",
  ]

  /// Attributes that do not hide an element.
  private static let attributes: Set = [
    "src", "alt", "type", "value", "colspan", "rowspan", "href", "start",
  ]

  private let text: String

  init(of text: String) { self.text = text }

  func check(_ random: inout SeededGenerator) throws(Violation) {
    try MarkupReading(text) { HTMLParser().parse($0) }.check(shownWords, &random)
    var limits = HTMLLimits.standard
    limits.depth = Int.random(in: 1...6, using: &random)
    let blocks = HTMLParser(limits: limits).parse(text).blocks
    // An item outside a list brings a list with it.
    try Violation.unless(blocks.depth <= 2 * limits.depth, "blocks are nested too deep")
    // Each kind of style once, a term, and an image.
    try Violation.unless(blocks.inlineDepth <= 6, "marks are nested too deep")
    try checkTree()
  }
}

private extension HTMLInvariants {
  /// The words in texts, or nothing if an element may hide its text.
  var shownWords: Int {
    var count = 0
    var tokenizer = HTMLTokenizer(Array(text.utf8))
    while let token = tokenizer.next() {
      switch token {
      case .text(let text): count += text.count(of: Self.word)
      case .startTag(let tag): guard isShowing(tag) else { return 0 }
      case .endTag, .comment, .doctype: continue
      }
    }
    return count
  }

  func isShowing(_ tag: HTMLTag) -> Bool {
    (Self.names + ["br", "hr", "img", "input"]).contains(tag.name)
      && tag.attributes.allSatisfy { Self.attributes.contains($0.name) }
  }

  /// Each node ends within the node that contains it.
  func checkTree() throws(Violation) {
    let tree = HTMLTree(text)
    var ends: [Int] = []
    for (index, node) in tree.nodes.enumerated() {
      while let end = ends.last, end <= index { ends.removeLast() }
      try Violation.unless(
        node.end > index && node.end <= ends.last ?? tree.nodes.count,
        "node \(index) reaches beyond the node that contains it"
      )
      ends.append(node.end)
    }
  }
}

/// A text, and the document that a parser makes of it.
private struct MarkupReading {
  let text: String
  let parse: (String) -> MarkupDocument

  init(_ text: String, _ parse: @escaping (String) -> MarkupDocument) {
    self.text = text
    self.parse = parse
  }

  /// No word that is shown is lost, and all kinds of line ends mean the same.
  func check(_ shownWords: Int, _ random: inout SeededGenerator) throws(Violation) {
    let document = parse(text)
    let found = document.blocks.allText.count(of: MarkdownInvariants.word)
    try Violation.unless(found >= shownWords, "\(found) of \(shownWords) words are left")
    let end: String = Bool.random(using: &random) ? "\r\n" : "\r"
    let other = text.replacing("\r\n", with: "\n").replacing("\n", with: end)
    try Violation.unless(parse(other) == document, "another line end changes the meaning")
  }
}

private extension String {
  /// How often the bytes of a word occur; a mark after it may make one character with its end.
  func count(of word: String) -> Int { parts(between: word).count - 1 }
}

/// What a tree of markup holds, found by a plain walk.
extension [MarkupBlock] {
  /// All text, with addresses and titles.
  var allText: String { map(\.allText).joined(separator: "\n") }

  /// How deep quotes, lists and items are nested.
  var depth: Int { map(\.depth).max() ?? 0 }

  /// How deep emphases, links and images are nested.
  var inlineDepth: Int { map(\.inlineDepth).max() ?? 0 }
}

private extension MarkupBlock {
  var allText: String {
    switch self {
    case .heading(_, let content), .paragraph(let content): content.allText
    case .code(let text, let info): "\(info)\n\(text)"
    case .quote(let blocks): blocks.allText
    case .list(let list): list.items.map(\.allText).joined(separator: "\n")
    case .table(let table): table.cells.map(\.allText).joined(separator: "\n")
    case .details(let summary, let blocks): "\(summary.allText)\n\(blocks.allText)"
    case .thematicBreak: ""
    case .rawHTML(let text): text
    }
  }

  var depth: Int {
    switch self {
    case .quote(let blocks), .details(_, let blocks): 1 + blocks.depth
    case .list(let list): 2 + (list.items.map(\.depth).max() ?? 0)
    case .heading, .paragraph, .code, .table, .thematicBreak, .rawHTML: 0
    }
  }

  var inlineDepth: Int {
    switch self {
    case .heading(_, let content), .paragraph(let content): content.depth
    case .quote(let blocks): blocks.inlineDepth
    case .details(let summary, let blocks): Swift.max(summary.depth, blocks.inlineDepth)
    case .list(let list): list.items.map(\.inlineDepth).max() ?? 0
    case .table(let table): table.cells.map(\.depth).max() ?? 0
    case .code, .thematicBreak, .rawHTML: 0
    }
  }
}

private extension MarkupTable {
  var cells: [[MarkupInline]] { [caption] + ([header] + rows).flatMap(\.self) }
}

private extension [MarkupInline] {
  var allText: String { map(\.allText).joined() }
  var depth: Int { map(\.depth).max() ?? 0 }
}

private extension MarkupInline {
  var allText: String {
    switch self {
    case .text(let text), .code(let text), .rawHTML(let text): text
    case .softBreak, .hardBreak: "\n"
    case .emphasis(let inner), .strong(let inner), .strikethrough(let inner): inner.allText
    case .link(let inner, let destination, let title),
      .image(let inner, let destination, let title):
      "\(inner.allText)\n\(destination)\n\(title)"
    case .autolink(let text, _): text
    }
  }

  var depth: Int {
    switch self {
    case .emphasis(let inner), .strong(let inner), .strikethrough(let inner),
      .link(let inner, _, _),
      .image(let inner, _, _):
      1 + inner.depth
    case .text, .softBreak, .hardBreak, .code, .autolink, .rawHTML: 0
    }
  }
}
