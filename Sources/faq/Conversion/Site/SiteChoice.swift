import Renderers

/// A program that makes a site of a folder of Markdown.
enum SiteChoice: String, Choice {
  case mdbook
  case hugo
  case jekyll
}

extension SiteChoice {
  /// What it calls the page that leads to all others.
  var indexName: String {
    switch self {
    case .mdbook: "SUMMARY.md"
    case .hugo: "_index.md"
    case .jekyll: "index.md"
    }
  }

  /// What it has to know about that page.
  var indexFrontMatter: FrontMatter {
    switch self {
    case .mdbook: FrontMatter([])
    case .hugo: FrontMatter([("title", .text(OverviewRow.heading))])
    case .jekyll:
      FrontMatter([
        ("title", .text(OverviewRow.heading)), ("render_with_liquid", .literal("false")),
      ])
    }
  }

  /// What it has to know about the page of an FAQ.
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
