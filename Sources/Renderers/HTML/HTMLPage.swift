import ContentParser

/// The page around articles.
struct HTMLPage {
  /// What a page of many FAQs is called.
  static let heading = "FAQ"

  let lang: String

  func write(
    _ documents: [Document],
    _ overrides: BlockOverrides<HTMLWriter>,
    to output: inout OutputBuffer
  ) {
    let isAlone = documents.count == 1
    let level = isAlone && documents.first?.title?.nonBlank != nil ? 1 : 2
    let articles = documents.map { HTMLArticle($0, headingLevel: level, overrides) }
    let title = isAlone ? articles.first?.title ?? Self.heading : Self.heading
    writeStart(
      title,
      heading: level == 1 ? nil : title,
      contents: isAlone ? [] : articles,
      to: &output
    )
    for (index, article) in articles.enumerated() {
      article.write(id: "faq-\(index + 1)", to: &output)
    }
    writeEnd(articles, to: &output)
  }

  /// All up to the first article; `heading` is the page's own, if no article has it.
  func writeStart(
    _ title: String,
    heading: String?,
    contents: [HTMLArticle] = [],
    to output: inout OutputBuffer
  ) {
    output.append(
      """
      <!DOCTYPE html>
      <html\(HTMLAttributes.lang(LanguageTag(lang)))>
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
      <title>\(HTMLEscaping.text(title))</title>
      <style>\(HTMLStyleSheet.text)</style>
      </head>
      <body>

      """
    )
    if let heading { output.append("<header>\n<h1>\(heading)</h1>\n</header>\n") }
    writeContents(contents, to: &output)
    output.append("<main>\n")
  }

  func writeEnd(_ articles: [HTMLArticle] = [], to output: inout OutputBuffer) {
    output.append("</main>\n")
    HTMLStructuredData.write(articles, to: &output)
    output.append("</body>\n</html>\n")
  }

  private func writeContents(_ articles: [HTMLArticle], to output: inout OutputBuffer) {
    guard !articles.isEmpty else { return }
    output.append("<nav aria-label=\"Contents\">\n<ol>\n")
    for (index, article) in articles.enumerated() {
      output.append("<li><a href=\"#faq-\(index + 1)\"\(article.titleAttributes)>")
      output.append("\(HTMLEscaping.text(article.title))</a></li>\n")
    }
    output.append("</ol>\n</nav>\n")
  }

  /// Nothing runs and nothing is loaded but pictures; the style sheet is known by its digest.
  private static let policy = """
    default-src 'none'; style-src '\(HTMLStyleSheet.digest)'; img-src https: http:; \
    base-uri 'none'; form-action 'none'
    """
}

extension String {
  var nonBlank: String? { allSatisfy(\.isWhitespace) ? nil : self }
}
