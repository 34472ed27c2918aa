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
    output.append("{\"@type\":\"Question\",\"name\":")
    output.appendJSONString(inScript: HTMLEscaping.visible(article.title))
    output.append(",\"acceptedAnswer\":{\"@type\":\"Answer\",\"text\":")
    output.appendJSONString(inScript: article.answer)
    output.append("}}")
  }
}
