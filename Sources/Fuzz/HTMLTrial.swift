import FaqService
import Markup

/// One iteration over HTML: a text of words and tags, read under random limits.
package struct HTMLTrial {
  private var random: SeededGenerator
  /// The text.
  package private(set) var text = ""

  /// Creates the iteration with this number, for a seed.
  package init(seed: UInt64, iteration: Int) {
    random = SeededGenerator(seed: seed &* 0x9E37_79B9 &+ UInt64(iteration))
  }

  /// Reads the text, and the same text damaged, and checks all invariants.
  package mutating func run() throws(Violation) {
    text = generated()
    try checkWords()
    try checkLineEnds()
    var bytes = Array(text.utf8)
    Mutation.mutate(&bytes, &random)
    text = String(decoding: bytes, as: Unicode.UTF8.self)
    try checkDepth()
    try checkTree()
  }
}

extension HTMLTrial {
  private static let word = "plumqa"

  private static let names = [
    "p", "div", "b", "i", "a", "code", "s", "span", "ul", "ol", "li", "dl", "dt", "dd", "table",
    "caption", "thead", "tbody", "tr", "td", "th", "h1", "h2", "pre", "blockquote", "details",
    "summary", "figure", "figcaption", "q", "button", "form", "center", "object", "math", "x-y",
  ]

  private static let marks = [
    " ", "\n", "\n\n", "<br>", "<hr>", "<img src=a alt=b>", "&amp;", "&", "&#65;", "&notin", "<",
    "</", "</>", "<!---->", "<input type=submit value=a>", "<td colspan=3 rowspan=2>",
    "<a href=https://a.org>", "<video src=a>", "é", "<ol start=-7>",
  ]

  /// Marks that hide the text behind them.
  private static let hidingMarks = [
    "<script>", "</script>", "<style>", "<title>", "<template>", "<svg>", "</svg>", "<p hidden>",
    "<!--", "-->", "<textarea>", "<select>", "<b style='display:none'>", "<plaintext>", "<a b='",
  ]

  private mutating func generated() -> String {
    let marks =
      Int.random(in: 0..<2, using: &random) == 0 ? Self.marks : Self.marks + Self.hidingMarks
    return (0..<Int.random(in: 1...40, using: &random)).map { _ in
      let name = Self.names.randomElement(using: &random) ?? ""
      return switch Int.random(in: 0..<5, using: &random) {
      case 0: Self.word
      case 1, 2: "<\(name)>"
      case 3: "</\(name)>"
      default: marks.randomElement(using: &random) ?? ""
      }
    }.joined()
  }

  /// No word is lost, unless a mark can hide it, a figure has it, or a tag has it as its name.
  private func checkWords() throws(Violation) {
    let hiding = Self.hidingMarks + ["<\(Self.word)", "</", "video", "notin\(Self.word)"]
    guard !hiding.contains(where: { text.contains($0) }) else { return }
    let found = HTMLParser().parse(text).blocks.allText.ranges(of: Self.word).count
    let written = text.ranges(of: Self.word).count
    try Violation.unless(found >= written, "\(found) of \(written) words are left")
  }

  private func checkLineEnds() throws(Violation) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for end in ["\r\n", "\r"] {
      try Violation.unless(
        HTMLParser().parse(lines.joined(separator: end)) == HTMLParser().parse(text),
        "another line end changes the meaning"
      )
    }
  }

  private mutating func checkDepth() throws(Violation) {
    var limits = HTMLLimits.standard
    limits.depth = Int.random(in: 1...6, using: &random)
    let blocks = HTMLParser(limits: limits).parse(text).blocks
    // An item that stands in no list brings a list with it.
    try Violation.unless(blocks.depth <= 2 * limits.depth, "blocks are nested too deep")
    // Each kind of style once, a term, and an image.
    try Violation.unless(blocks.inlineDepth <= 6, "marks are nested too deep")
  }

  /// Each node ends within the node that it stands in.
  private func checkTree() throws(Violation) {
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
