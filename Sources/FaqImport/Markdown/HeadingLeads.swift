import Markup

/// Headings: `## How?`.
enum HeadingLeads: LeadFinder {
  static func leads(in document: MarkdownDocument) -> [MarkdownLead] {
    document.outline.entries.compactMap { entry in
      guard case .heading(let level, let content) = entry.block else { return nil }
      let title = MarkdownTitle(content)
      guard !title.text.isEmpty else { return nil }
      return MarkdownLead(
        rank: level,
        title: title,
        origin: entry.range.lowerBound,
        content: .following(entry.range.upperBound)
      )
    }
  }
}
