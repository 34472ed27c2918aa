extension String {
  /// The characters that act on a terminal or reorder text.
  var unsafeScalars: [Unicode.Scalar] {
    unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0x0A, 0x09: false
      case ..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
  }

  /// The names after each `<`, with their slashes.
  var tagNames: Set<String> {
    Set(
      split(separator: "<", omittingEmptySubsequences: false).dropFirst().map { rest in
        String(rest.prefix { !" >\n".contains($0) })
      }
    )
  }

  /// The tags that blocks of the library can become.
  static let knownTags: Set<String> = {
    let names = [
      "article", "p", "a", "strong", "em", "code", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li",
      "pre", "figure", "div", "blockquote", "aside", "dl", "dt", "dd", "table",
      "caption", "thead", "tbody", "tr", "th", "td", "figcaption",
      "details", "summary",
    ]
    return Set(names + names.map { "/" + $0 } + ["br", "hr", "img"])
  }()
}
