import Renderers

/// A generator that builds a site from a folder of Markdown.
enum SiteChoice: String, Choice {
  case mdbook
  case hugo
  case jekyll
}

extension SiteChoice {
  /// Whether its themes print the title of a page above the page.
  var printsTitles: Bool {
    switch self {
    case .mdbook: false
    case .hugo, .jekyll: true
    }
  }

  /// The file name of the index page.
  var indexName: String {
    switch self {
    case .mdbook: "SUMMARY.md"
    case .hugo: "_index.md"
    case .jekyll: "index.md"
    }
  }

  /// The front matter of the index page.
  func indexFrontMatter(titled title: String) -> FrontMatter {
    switch self {
    case .mdbook: FrontMatter([])
    case .hugo: FrontMatter([("title", .text(title))])
    case .jekyll:
      FrontMatter([
        ("title", .text(title)), ("render_with_liquid", .literal("false")),
      ])
    }
  }

  /// The front matter of an FAQ's page.
  func frontMatter(of row: OverviewRow) -> FrontMatter {
    let title = FrontMatter.Value.text(row.visibleTitle)
    let number = FrontMatter.Value.literal(String(row.number))
    return switch self {
    case .mdbook: FrontMatter([])
    case .hugo: FrontMatter([("title", title), ("weight", number)])
    case .jekyll:
      FrontMatter([
        ("title", title), ("nav_order", number), ("render_with_liquid", .literal("false")),
      ])
    }
  }
}
