import ContentParser
import FaqService

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

  /// What one of many documents leaves in each of them.
  func write(
    _ document: Document,
    number: Int,
    _ overrides: BlockOverrides<HTMLWriter>,
    to sections: inout [OutputBuffer]
  ) {
    let article = HTMLArticle(document)
    let id = "faq-\(number)"
    var writer = HTMLWriter(headingLevel: 2, below: 1)
    swap(&writer.output, &sections[1])
    swap(&writer.data.output, &sections[2])
    sections[0].append("<li><a href=\"#")
    sections[0].append(id)
    sections[0].append("\"")
    sections[0].append(attributes: article.titleAttributes)
    sections[0].append(">")
    writer.data.beginQuestion(article.title, shownIn: &sections[0])
    sections[0].append("</a></li>\n")
    article.write(id: id, to: &writer, overrides)
    writer.data.endQuestion(isReadable: article.isReadable)
    swap(&writer.output, &sections[1])
    swap(&writer.data.output, &sections[2])
  }

  /// The page of one FAQ, whose own title is the page's, if it has one.
  func write(
    alone document: Document,
    _ overrides: BlockOverrides<HTMLWriter>,
    to output: inout OutputBuffer
  ) {
    let isTitled = document.title?.nonBlank != nil
    let level = isTitled ? 1 : 2
    let article = HTMLArticle(document)
    var writer = HTMLWriter(headingLevel: level, below: level - 1)
    swap(&writer.output, &output)
    var title = OutputBuffer()
    writer.data.beginQuestion(article.title, shownIn: &title)
    writer.output.append(
      start(String(utf8: title.bytes), heading: isTitled ? nil : article.title)
    )
    writer.output.append("<main>\n")
    article.write(id: "faq-1", to: &writer, overrides)
    writer.output.append("</main>\n")
    writer.data.endQuestion(isReadable: article.isReadable)
    swap(&writer.output, &output)
    if !writer.data.output.bytes.isEmpty {
      output.append(HTMLStructuredData.opening)
      output.append(writer.data.output.bytes)
      output.append(HTMLStructuredData.closing)
    }
    output.append(Self.end)
  }

  /// All in front of what a page holds, titled by markup; `heading` is the page's own, if no article has it.
  func start(_ title: String, heading: String?) -> String {
    let header = heading.map { "<header>\n<h1>\($0)</h1>\n</header>\n" } ?? ""
    return """
      <!DOCTYPE html>
      <html\(HTMLAttributes.lang(LanguageTag(lang)))>
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
      <title>\(title)</title>
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
