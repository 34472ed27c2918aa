import ContentParser

/// A whole page that can be published unchanged, with contents and data for search engines.
///
/// A page has no scripts, unless it has a search.
public struct HTMLPageRenderer: OverridableRenderer {
  /// The page's language; content may name its own.
  public private(set) var language: LanguageTag
  /// Whether a page of several FAQs has a field that finds the FAQs that answer a question.
  ///
  /// The field is a script, which the page's content security policy admits by its digest. Without
  /// scripts, the field is hidden.
  public let hasSearch: Bool
  /// The overrides in force.
  public var overrides = BlockOverrides<HTMLWriter>()
  /// What is written beside the content, by language.
  public var labels = Labels.standard
  /// What entries are called in headings; the standard ones are in the language of the page.
  ///
  /// A page has data for search engines if they are questions.
  public var names = EntryNames.faqs
  /// What the page says of itself, and what its publisher adds to it.
  public var details = HTMLPageDetails()
  /// Where references to other documents lead.
  package var links = FAQLinks()

  /// Creates a renderer of pages.
  ///
  /// - Parameters:
  ///   - language: The page's language; content may name its own.
  ///   - hasSearch: Whether a page of several FAQs has a field that finds answers in it, and the
  ///     script for it.
  public init(language: LanguageTag = "en", hasSearch: Bool = false) {
    self.language = language
    self.hasSearch = hasSearch
  }

  /// The page around several articles, around a single one, whose title is the page's, or around
  /// the rows of an overview.
  public func frame(of part: OutputPart) -> OutputFrame {
    switch part {
    case .documents(let only?):
      let page = alone(only)
      let article = page.article(only)
      return page.frame(page.start(article.title, article.isTitled ? "" : header(article.title)))
    case .documents(nil):
      let title = details.title ?? localNames.page
      let opening = start(title, header(title, details.summary), hasSearch: hasSearch)
      return frame(opening, hasSearch: hasSearch)
    case .overview:
      let title = details.title ?? localNames.overview
      return OutputFrame(
        opening: start(title, header(title, details.summary)) + "<main>\n",
        closing: "</main>\n\(Self.end)"
      )
    }
  }

  /// Appends an entry of the contents, an article, and its question for search engines.
  public func write(_ document: Document, number: Int?, to sections: inout [OutputBuffer]) {
    let page = number == nil ? alone(document) : self
    let article = page.article(document, number)
    if let number {
      article.writeLink(to: number, withAliases: hasSearch, in: &sections[Self.contents])
    }
    page.write(article, number, to: &sections[Self.articles])
    guard names.areQuestions else { return }
    HTMLStructuredData.write(article, to: &sections[Self.searchData])
  }

  /// Appends an item of a numbered list, which links to the FAQ's file.
  public func write(_ row: OverviewRow, to sections: inout [OutputBuffer]) {
    sections[0].append(htmlRow: row, untitled: localNames.untitled)
  }

  /// Appends a footer with links to the index, to the document before and to the one after.
  public func writeLinks(
    _ index: String,
    _ rows: NeighbouringRows,
    to output: inout OutputBuffer
  ) {
    let overview = localNames.overview.htmlEscaped
    output.append("<footer>\n<a href=\"\(index.encodedAsFileName)\">\(overview)</a>\n")
    for (relation, row) in [("prev", rows.previous), ("next", rows.next)] {
      guard let row, let address = row.address else { continue }
      let title = row.visibleTitle(or: localNames.untitled).htmlEscaped
      output.append("<a rel=\"\(relation)\" href=\"\(address)\">\(title)</a>\n")
    }
    output.append("</footer>\n")
  }

  /// Appends the start of a list of contents and of a section for a category, or of a list of rows.
  public func begin(_ run: CategoryRun, of part: OutputPart, to sections: inout [OutputBuffer]) {
    switch part {
    case .documents:
      sections[Self.contents].append(htmlContentsOf: run)
      sections[Self.articles].append(htmlSectionOf: run, headingLevel: 2)
    case .overview:
      if run.category != nil { sections[0].append("<section>\n") }
      sections[0].append(htmlRowsOf: run, headingLevel: 2)
    }
  }

  /// Appends the end of a list of contents and of a section for a category, or of a list of rows.
  public func end(_ run: CategoryRun, of part: OutputPart, to sections: inout [OutputBuffer]) {
    switch part {
    case .documents:
      sections[Self.contents].append("</ol>\n")
      sections[Self.articles].append(htmlSectionEndOf: run)
    case .overview:
      sections[0].append("</ol>\n")
      sections[0].append(htmlSectionEndOf: run)
    }
  }

  /// Appends nodes, each of which is an element.
  public func write(_ nodes: [Node], to output: inout OutputBuffer) {
    var writer = HTMLWriter(headingLevel: 2, language: language, overrides: overrides)
    writer.lend(&output) { $0.nodes(nodes) }
  }

  /// Whether articles have anchors, to which links lead.
  public var hasAddresses: Bool { true }

  /// Nodes belong to the section with the articles.
  public var nodeSection: Int { Self.articles }
}

extension Renderer where Self == HTMLPageRenderer {
  /// A whole page that can be published unchanged.
  public static var htmlPage: Self { Self() }
}

private extension HTMLPageRenderer {
  /// The section with the table of contents.
  static let contents = 0
  /// The section with the articles.
  static let articles = 1
  /// The section with the data for search engines.
  static let searchData = 2

  static let end = "</body>\n</html>\n"

  var localNames: EntryNames { names.localized(to: language, by: labels) }

  /// The page of a document alone, which is in the language of the document.
  func alone(_ document: Document) -> Self {
    var page = self
    page.language = document.language.tag ?? language
    let article = page.article(document)
    let file = links.areFiles ? "\(links.folder)\(article.address).html" : nil
    page.details = details.page(of: document, titled: article.title, file: file)
    return page
  }

  func article(_ document: Document, _ number: Int? = nil) -> HTMLArticle {
    HTMLArticle(document, number: number, labels: labels, language: language)
  }

  func write(_ article: HTMLArticle, _ number: Int?, to output: inout OutputBuffer) {
    let level = level(of: article, number)
    var writer = HTMLWriter(
      headingLevel: level,
      below: level - 1,
      links: number == nil && !links.areFiles ? nil : links,
      language: language,
      overrides: overrides
    )
    writer.lend(&output) { article.write(to: &$0) }
  }

  /// The level of the title: below that of the page and of the category, if they have one.
  func level(of article: HTMLArticle, _ number: Int?) -> Int {
    if number == nil { return article.isTitled ? 1 : 2 }
    return article.document.category == nil ? 2 : 3
  }

  /// The page around articles.
  func frame(_ opening: String, hasSearch: Bool = false) -> OutputFrame {
    let contents = labels[.contents, language].htmlEscaped
    return OutputFrame(
      opening: opening,
      sections: [
        OutputFrame.Section(
          opening: """
            <nav aria-label="\(contents)">
            \(hasSearch ? HTMLSearch.markup(labels, in: language) : "")<details>
            <summary>\(contents)</summary>

            """,
          closing: "</details>\n</nav>\n",
          isOptional: true
        ),
        OutputFrame.Section(opening: "<main>\n", closing: "</main>\n"),
        HTMLStructuredData.section,
      ],
      closing: Self.end
    )
  }

  /// The heading of a page; a page of one article does without, since it has that of the article.
  func header(_ heading: String, _ introduction: String? = nil) -> String {
    let lead = introduction.map { "<p>\($0.htmlEscaped)</p>\n" } ?? ""
    return "<header>\n<h1>\(heading.htmlEscaped)</h1>\n\(lead)</header>\n"
  }

  func start(_ title: String, _ header: String, hasSearch: Bool = false) -> String {
    let style = details.rules.map { "<style>\($0.text)</style>\n" } ?? ""
    let head = details.head.map { $0.hasSuffix("\n") ? $0 : $0 + "\n" } ?? ""
    let direction = language.isFromRight ? TextDirection.rightToLeft : nil
    return """
      <!DOCTYPE html>
      <html\(Language(tag: language, direction: direction).htmlAttributes)>
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      \(details.hasPolicy ? "" : policy(hasSearch: hasSearch))<title>\(title.htmlEscaped)</title>
      \(details.elements(titled: title))<style>\(HTMLStyleSheet.text)</style>
      \(style)\(head)</head>
      <body>
      \(header)
      """
  }

  /// The content security policy: it admits pictures from any address or within the page, fonts if
  /// the publisher has rules of style, and by their digests the style sheets and the search script.
  func policy(hasSearch: Bool) -> String {
    let digest = details.rules.map { " '\($0.digest)'" } ?? ""
    let script = hasSearch ? "script-src '\(HTMLSearch.digest)'; " : ""
    return """
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src '\(HTMLStyleSheet.digest)'\(digest); \(script)img-src https: http: data:; \
      \(digest.isEmpty ? "" : "font-src https: data:; ")base-uri 'none'; form-action 'none'">

      """
  }
}
