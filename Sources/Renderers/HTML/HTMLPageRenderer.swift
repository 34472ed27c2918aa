import ContentParser

/// A whole page that can be published as it is, with contents and data for search engines.
///
/// A page has no scripts, unless it has a filter.
public struct HTMLPageRenderer: OverridableRenderer {
  /// The page's language; content may name its own.
  public let language: LanguageTag
  /// Whether a page of several FAQs has a field that shows only the questions with certain words.
  ///
  /// The field is a script, which the page's content security policy admits by its digest. Without
  /// scripts, the field is hidden.
  public let hasFilter: Bool
  /// The overrides in force.
  public var overrides = BlockOverrides<HTMLWriter>()
  /// What entries are called in headings.
  ///
  /// A page has data for search engines if they are questions.
  public var names = EntryNames.faqs
  /// The numbers of the documents that references lead to; nil for all.
  package var linkedNumbers: Set<Int>?

  /// Creates a renderer of pages.
  ///
  /// - Parameters:
  ///   - language: The page's language; content may name its own.
  ///   - hasFilter: Whether a page of several FAQs has a field that filters its questions, and the
  ///     script for it.
  public init(language: LanguageTag = "en", hasFilter: Bool = false) {
    self.language = language
    self.hasFilter = hasFilter
  }

  /// The page around several articles, or around a single one, whose title is the page's.
  public func frame(around only: Document?) -> Frame {
    HTMLPage(language: language, names: names, hasFilter: hasFilter && only == nil)
      .frame(around: only.map(HTMLArticle.init))
  }

  /// Appends an entry of the contents, an article, and its question for search engines.
  public func write(_ document: Document, number: Int?, to sections: inout [OutputBuffer]) {
    let article = HTMLArticle(document)
    if let number { article.writeLink(to: number, in: &sections[HTMLPage.contents]) }
    write(article, number, to: &sections[HTMLPage.articles])
    guard names.areQuestions else { return }
    HTMLStructuredData.write(article, to: &sections[HTMLPage.searchData])
  }

  /// Appends the start of a list of contents, and of a section for a category.
  public func begin(_ run: CategoryRun, to sections: inout [OutputBuffer]) {
    sections[HTMLPage.contents].append(htmlContentsOf: run)
    sections[HTMLPage.articles].append(htmlSectionOf: run, headingLevel: 2)
  }

  /// Appends the end of a list of contents, and of a section for a category.
  public func end(_ run: CategoryRun, to sections: inout [OutputBuffer]) {
    sections[HTMLPage.contents].append("</ol>\n")
    sections[HTMLPage.articles].append(htmlSectionEndOf: run)
  }

  /// Appends nodes, each of which is an element.
  public func write(_ nodes: [Node], to output: inout OutputBuffer) {
    var writer = HTMLWriter(headingLevel: 2, language: language, overrides: overrides)
    writer.lend(&output) { $0.nodes(nodes) }
  }

  /// Nodes belong to the section with the articles.
  public var nodeSection: Int { HTMLPage.articles }

  /// The page around the rows.
  public var overviewFrame: Frame { HTMLPage(language: language, names: names).overviewFrame }

  /// Appends the start of a numbered list, below the category.
  public func beginRows(of run: CategoryRun, to sections: inout [OutputBuffer]) {
    sections[0].append(htmlRowsOf: run, headingLevel: 2)
  }

  /// Appends the end of the list.
  public func endRows(of _: CategoryRun, to sections: inout [OutputBuffer]) {
    sections[0].append("</ol>\n")
  }

  /// Appends an item of a numbered list, which links to the FAQ's file.
  public func write(_ row: OverviewRow, to sections: inout [OutputBuffer]) {
    sections[0].append(htmlRow: row)
  }

  /// The level of the title: below that of the page and of the category, if they have one.
  private func level(of article: HTMLArticle, _ number: Int?) -> Int {
    if number == nil { return article.isTitled ? 1 : 2 }
    return article.document.category == nil ? 2 : 3
  }

  private func write(_ article: HTMLArticle, _ number: Int?, to output: inout OutputBuffer) {
    let level = level(of: article, number)
    var writer = HTMLWriter(
      headingLevel: level,
      below: level - 1,
      isAmongFAQs: number != nil,
      linkedNumbers: linkedNumbers,
      language: language,
      overrides: overrides
    )
    writer.lend(&output) {
      article.write(id: HTMLArticle.id(ofFAQ: number ?? 1), hasAnchor: number != nil, to: &$0)
    }
  }
}
