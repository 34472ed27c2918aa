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
    var safe: [UInt8] = []
    for byte in buffer.bytes {
      switch byte {
      case UInt8(ascii: "<"): safe += #"\u003c"#.utf8
      case UInt8(ascii: ">"): safe += #"\u003e"#.utf8
      case UInt8(ascii: "&"): safe += #"\u0026"#.utf8
      default: safe.append(byte)
      }
    }
    return String(utf8: safe)
  }
}
