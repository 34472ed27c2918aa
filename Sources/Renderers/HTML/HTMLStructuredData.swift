import FaqService

/// The questions and answers of a page as search engines read them: a schema.org `FAQPage`.
enum HTMLStructuredData {
  /// What stands in front of the questions.
  static let opening = """
    <script type="application/ld+json">
    {"@context":"https://schema.org","@type":"FAQPage","mainEntity":[

    """
  /// What stands between two of them.
  static let separator = ",\n"
  /// What stands behind them.
  static let closing = "\n]}\n</script>\n"

  /// Puts out an article's question behind others; nothing if it has no answer.
  static func write(_ article: HTMLArticle, to output: inout OutputBuffer) {
    guard article.isReadable, article.answer.nonBlank != nil else { return }
    if !output.bytes.isEmpty { output.append(separator) }
    let name = string(HTMLEscaping.visible(article.title))
    output.append("{\"@type\":\"Question\",\"name\":\(name),")
    output.append("\"acceptedAnswer\":{\"@type\":\"Answer\",\"text\":\(string(article.answer))}}")
  }

  /// A JSON string that a script element can hold: it has neither `<` nor `&` in it.
  private static func string(_ text: String) -> String {
    var buffer = OutputBuffer()
    buffer.appendJSONString(text)
    var safe = String.UnicodeScalarView()
    for scalar in String(utf8: buffer.bytes).unicodeScalars {
      switch scalar {
      case "<": safe.append(contentsOf: #"\u003c"#.unicodeScalars)
      case ">": safe.append(contentsOf: #"\u003e"#.unicodeScalars)
      case "&": safe.append(contentsOf: #"\u0026"#.unicodeScalars)
      case "\u{2028}": safe.append(contentsOf: #"\u2028"#.unicodeScalars)
      case "\u{2029}": safe.append(contentsOf: #"\u2029"#.unicodeScalars)
      default: safe.append(scalar)
      }
    }
    return String(safe)
  }
}
