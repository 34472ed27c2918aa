import FaqService

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
    try HTMLInvariants(of: text).check(&random)
    var bytes = Array(text.utf8)
    Mutation.mutate(&bytes, &random)
    text = String(decoding: bytes, as: Unicode.UTF8.self)
    try HTMLInvariants(of: text).check(&random)
  }
}

extension HTMLTrial {
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
      let name = HTMLInvariants.names.randomElement(using: &random) ?? ""
      return switch Int.random(in: 0..<5, using: &random) {
      case 0: HTMLInvariants.word
      case 1, 2: "<\(name)>"
      case 3: "</\(name)>"
      default: marks.randomElement(using: &random) ?? ""
      }
    }.joined()
  }
}
