import Bytes
import Markup

/// Items of lists that begin with a question, or with one line, and go on with its answer.
enum ListLeads: LeadFinder {
  static func leads(in document: MarkdownDocument) -> [MarkdownLead] {
    document.outline.entries.flatMap { entry -> [MarkdownLead] in
      guard case .list(let list) = entry.block else { return [] }
      return zip(list.items, entry.items).compactMap { blocks, range in
        lead(of: blocks, in: range, isAlone: list.items.count == 1, of: document)
      }
    }
  }
}

private extension ListLeads {
  static func lead(
    of blocks: [MarkupBlock],
    in range: Range<Int>,
    isAlone: Bool,
    of document: MarkdownDocument
  ) -> MarkdownLead? {
    guard case .paragraph(let inlines) = blocks.first, !inlines.isLinkInside,
      let item = MarkdownDocument(piece: document.text(range).withoutItemMark)
    else { return nil }
    let inner = ParagraphLeads.leads(in: item).first { $0.origin == 0 }
    let line = item.lines.first.map(item.lines.text(of:)) ?? ""
    let asksInLine = QuestionWords.endInMark(line)
    let first = asksInLine ? item.lines.first : item.outline.entries.first?.range
    let own =
      asksInLine ? MarkdownTitle(parsing: line.withoutUnpairedMarks) : MarkdownTitle(inlines)
    let title = inner?.title ?? own
    let isLine = blocks.count > 1 && !inlines.contains(.softBreak)
    guard inner != nil || isLine || QuestionWords.endInMark(title.text) else { return nil }
    let start = inner?.contentStart ?? first?.upperBound ?? 0
    let isEmpty = item.text(start..<item.outline.source.count).trimmed.isEmpty
    guard !isEmpty || isAlone && QuestionWords.endInMark(title.text) else { return nil }
    return MarkdownLead(
      rank: MarkdownLead.itemRank,
      title: title,
      origin: range.lowerBound,
      content: isEmpty ? .following(range.upperBound) : .beginning(range, .item(start))
    )
  }
}

extension [MarkupInline] {
  /// Whether it is one link within the document, as in a table of contents.
  var isLinkInside: Bool {
    guard count == 1, case .link(_, let destination, _) = self[0] else { return false }
    return destination.hasPrefix("#")
  }
}

extension String {
  /// The text without marks of bold text around it, which do not pair if they touch white space.
  var withoutUnpairedMarks: String {
    let text = trimmed
    guard text.hasPrefix("**"), text.hasSuffix("**"), text.count > 4 else { return self }
    return text.dropFirst(2).dropLast(2).trimmed
  }

  /// The text of a list item without its bullet or number and without the indent of its lines.
  var withoutItemMark: String {
    let mark = drop { $0 == " " }.prefix { !$0.isWhitespace }
    let content = self[mark.endIndex...].prefix { $0 == " " || $0 == "\t" }
    let width = prefix { $0 == " " }.count + mark.count + content.count
    let first = self[content.endIndex...].prefix { !$0.isNewline }
    return ([String(first)] + lines.dropFirst().map { $0.dropping(indent: width) })
      .joined(separator: "\n")
  }
}
