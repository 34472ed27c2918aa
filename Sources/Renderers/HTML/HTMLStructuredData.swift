import FaqService

/// The questions and answers of a page as search engines read them: a schema.org `FAQPage`.
enum HTMLStructuredData {
  /// Puts out the element; nothing if no article has an answer.
  static func write(_ articles: [HTMLArticle], to output: inout OutputBuffer) {
    var lead = """
      <script type="application/ld+json">
      {"@context":"https://schema.org","@type":"FAQPage","mainEntity":[

      """
    for article in articles {
      guard article.isReadable, article.answer.nonBlank != nil else { continue }
      let name = string(HTMLEscaping.visible(article.title))
      output.append(
        "\(lead){\"@type\":\"Question\",\"name\":\(name),"
      )
      output.append("\"acceptedAnswer\":{\"@type\":\"Answer\",\"text\":\(string(article.answer))}}")
      lead = ",\n"
    }
    if lead.hasPrefix(",") { output.append("\n]}\n</script>\n") }
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
