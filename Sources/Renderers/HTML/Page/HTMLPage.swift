import ContentParser

/// The page around articles.
struct HTMLPage {
  /// The section with the table of contents.
  static let contents = 0
  /// The section with the articles.
  static let articles = 1
  /// The section with the data for search engines.
  static let searchData = 2

  let language: LanguageTag
  let names: EntryNames
  /// Whether a field above the contents filters the articles.
  var hasFilter = false

  /// The page around several articles, or around a single one, whose title is the page's.
  func frame(around only: HTMLArticle?) -> Frame {
    let opening =
      if let only {
        start(title: only.title, heading: only.isTitled ? nil : only.title)
      } else {
        start(title: names.page, heading: names.page)
      }
    return Frame(
      opening: opening,
      sections: [
        Frame.Section(
          opening: """
            <nav aria-label="Contents">
            \(hasFilter ? HTMLFilter.markup : "")<details>
            <summary>Contents</summary>

            """,
          closing: "</details>\n</nav>\n",
          isOptional: true
        ),
        Frame.Section(opening: "<main>\n", closing: "</main>\n"),
        HTMLStructuredData.section,
      ],
      closing: "</body>\n</html>\n"
    )
  }

  /// The page around the rows of an overview.
  var overviewFrame: Frame {
    Frame(
      opening: start(title: names.overview, heading: names.overview) + "<main>\n",
      closing: "</main>\n</body>\n</html>\n"
    )
  }

  /// The start of a page; the heading is nil if an article has it.
  private func start(title: String, heading: String?) -> String {
    let header = heading.map { "<header>\n<h1>\(HTMLEscaping.text($0))</h1>\n</header>\n" } ?? ""
    return """
      <!DOCTYPE html>
      <html lang="\(language.text)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <title>\(HTMLEscaping.text(title))</title>
      <style>\(HTMLStyleSheet.text)</style>
      </head>
      <body>
      \(header)
      """
  }

  /// The content security policy: pictures are loaded or part of the page, and digests admit the
  /// style sheet and the script of the filter.
  private var policy: String {
    """
    default-src 'none'; style-src '\(HTMLStyleSheet.digest)'; \
    \(hasFilter ? "script-src '\(HTMLFilter.digest)'; " : "")img-src https: http: data:; \
    base-uri 'none'; form-action 'none'
    """
  }
}
