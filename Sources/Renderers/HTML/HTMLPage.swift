import ContentParser

/// The page around articles.
struct HTMLPage {
  /// What a page of many FAQs is called.
  static let heading = "FAQ"

  let lang: String

  /// The places of a page of many articles.
  var sections: [OutputSection] {
    [
      OutputSection(
        start(Self.heading, heading: Self.heading) + "<nav aria-label=\"Contents\">\n<ol>\n",
        "</ol>\n</nav>\n"
      ),
      OutputSection("<main>\n", "</main>\n"),
      OutputSection(
        HTMLStructuredData.opening,
        separator: HTMLStructuredData.separator,
        HTMLStructuredData.closing,
        isOptional: true
      ),
      OutputSection("", Self.end),
    ]
  }

  /// What one of many articles leaves in each of them.
  func write(_ article: HTMLArticle, number: Int, to sections: inout [OutputBuffer]) {
    let title = HTMLEscaping.text(article.title)
    sections[0].append(
      "<li><a href=\"#faq-\(number)\"\(article.titleAttributes)>\(title)</a></li>\n"
    )
    article.write(id: "faq-\(number)", to: &sections[1])
    HTMLStructuredData.write(article, to: &sections[2])
  }

  /// The page of one FAQ, whose own title is the page's, if it has one.
  func write(
    alone document: Document,
    _ overrides: BlockOverrides<HTMLWriter>,
    to output: inout OutputBuffer
  ) {
    let isTitled = document.title?.nonBlank != nil
    let level = isTitled ? 1 : 2
    let article = HTMLArticle(document, headingLevel: level, below: level - 1, overrides)
    output.append(start(article.title, heading: isTitled ? nil : article.title))
    output.append("<main>\n")
    article.write(id: "faq-1", to: &output)
    output.append("</main>\n")
    var question = OutputBuffer()
    HTMLStructuredData.write(article, to: &question)
    if !question.bytes.isEmpty {
      output.append(HTMLStructuredData.opening)
      output.append(question.bytes)
      output.append(HTMLStructuredData.closing)
    }
    output.append(Self.end)
  }

  /// All in front of what a page holds; `heading` is the page's own, if no article has it.
  func start(_ title: String, heading: String?) -> String {
    let header = heading.map { "<header>\n<h1>\($0)</h1>\n</header>\n" } ?? ""
    return """
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
      \(header)
      """
  }

  /// All behind it.
  static let end = "</body>\n</html>\n"

  /// Nothing runs and nothing is loaded but pictures; the style sheet is known by its digest.
  private static let policy = """
    default-src 'none'; style-src '\(HTMLStyleSheet.digest)'; img-src https: http:; \
    base-uri 'none'; form-action 'none'
    """
}

extension String {
  var nonBlank: String? { showsNothing ? nil : self }
}
