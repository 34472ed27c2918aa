import FaqService
import Markup

/// Checks what must hold for all HTML.
struct HTMLInvariants {
  /// A word that must not be lost.
  static let word = "plumqa"

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
  private let document: MarkupDocument

  init(of text: String) {
    self.text = text
    document = HTMLParser().parse(text)
  }

  func check(_ random: inout SeededGenerator) throws(Violation) {
    try checkWords()
    try checkLineEnds(&random)
    try checkDepth(&random)
    try checkTree()
  }
}

private extension HTMLInvariants {
  /// No word of a text is lost, if all elements show their text.
  func checkWords() throws(Violation) {
    var written = 0
    var tokenizer = HTMLTokenizer(text)
    while let token = tokenizer.next() {
      switch token {
      case .text(let text): written += text.count(of: Self.word)
      case .startTag(let tag): guard isShowing(tag) else { return }
      case .endTag, .comment, .doctype: continue
      }
    }
    let found = document.blocks.allText.count(of: Self.word)
    try Violation.unless(found >= written, "\(found) of \(written) words are left")
  }

  func isShowing(_ tag: HTMLTag) -> Bool {
    (Self.names + ["br", "hr", "img", "input"]).contains(tag.name)
      && tag.attributes.allSatisfy { Self.attributes.contains($0.name) }
  }

  func checkLineEnds(_ random: inout SeededGenerator) throws(Violation) {
    let end: String = Bool.random(using: &random) ? "\r\n" : "\r"
    try Violation.unless(
      HTMLParser().parse(text.withLineEnds(end)) == document,
      "another line end changes the meaning"
    )
  }

  func checkDepth(_ random: inout SeededGenerator) throws(Violation) {
    var limits = HTMLLimits.standard
    limits.depth = Int.random(in: 1...6, using: &random)
    let blocks = HTMLParser(limits: limits).parse(text).blocks
    // An item that stands in no list brings a list with it.
    try Violation.unless(blocks.depth <= 2 * limits.depth, "blocks are nested too deep")
    // Each kind of style once, a term, and an image.
    try Violation.unless(blocks.inlineDepth <= 6, "marks are nested too deep")
  }

  /// Each node ends within the node that it stands in.
  func checkTree() throws(Violation) {
    let tree = HTMLTree(text)
    var ends: [Int] = []
    for (index, node) in tree.nodes.enumerated() {
      while let end = ends.last, end <= index { ends.removeLast() }
      try Violation.unless(
        node.end > index && node.end <= ends.last ?? tree.nodes.count,
        "node \(index) reaches beyond the node that it stands in"
      )
      ends.append(node.end)
    }
  }
}
