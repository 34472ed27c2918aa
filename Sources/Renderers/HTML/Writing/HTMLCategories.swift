import ContentParser

/// The elements around the FAQs of one category.
extension OutputBuffer {
  /// Appends the start of a section with a heading, for FAQs with a category.
  mutating func append(htmlSectionOf run: CategoryRun, headingLevel level: Int) {
    guard run.category != nil else { return }
    append("<section>\n")
    append(htmlHeadingOf: run, level: level)
  }

  /// Appends the end of a section.
  mutating func append(htmlSectionEndOf run: CategoryRun) {
    if run.category != nil { append("</section>\n") }
  }

  /// Appends the start of a list of an overview, below the category or behind a rule.
  mutating func append(htmlRowsOf run: CategoryRun, headingLevel level: Int) {
    append(htmlHeadingOf: run, level: level)
    append(run.category == nil && !run.isFirst ? "<hr>\n" : "")
    append("<ol class=\"overview\">\n")
  }

  /// Appends the start of a list of contents, below the category or with the number of its FAQ.
  mutating func append(htmlContentsOf run: CategoryRun) {
    if let category = run.category {
      append("<p>")
      append(htmlText: category)
      append("</p>\n")
    }
    let isContinued = run.category == nil && !run.isFirst
    append(isContinued ? "<ol start=\"\(run.firstNumber)\">\n" : "<ol>\n")
  }

  private mutating func append(htmlHeadingOf run: CategoryRun, level: Int) {
    guard let category = run.category else { return }
    append("<h\(min(level, 6))>")
    append(htmlText: category)
    append("</h\(min(level, 6))>\n")
  }
}
