import Bytes
import Markup

/// Paragraphs of one sentence without any marks that end in a question mark.
///
/// They count only where a name says that questions follow.
enum PlainLeads: LeadFinder {
  static func leads(in document: MarkdownDocument) -> [MarkdownLead] {
    document.outline.entries.compactMap { entry in
      guard case .paragraph(let inlines) = entry.block, !inlines.contains(.softBreak) else {
        return nil
      }
      let title = MarkdownTitle(inlines)
      guard QuestionWords.endInMark(title.text), title.text.isOneSentence else { return nil }
      return MarkdownLead(
        rank: MarkdownLead.plainRank,
        title: title,
        origin: entry.range.lowerBound,
        content: .following(entry.range.upperBound)
      )
    }
  }
}

private extension String {
  /// Whether nothing in it ends a sentence before its end.
  var isOneSentence: Bool { ![". ", "! ", "? ", ": "].contains(where: contains) }
}
