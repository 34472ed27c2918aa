import Bytes

/// Callouts with a title, whose content is the rest of the quote: `> [!faq]- How?`.
enum CalloutLeads: LeadFinder {
  static func leads(in document: MarkdownDocument) -> [MarkdownLead] {
    let lines = document.markedLines
    let texts = lines.map(\.text)
    return texts.indices.compactMap { index in
      guard !lines[index].isCode, let title = texts[index].quoted?.calloutTitle else { return nil }
      let end = texts[(index + 1)...].firstIndex { line in
        line.quoted.map { $0.calloutTitle != nil } ?? true
      }
      let last = lines[(end ?? texts.count) - 1].range.upperBound
      let line = lines[index].range
      return MarkdownLead(
        at: 0,
        title,
        of: line.lowerBound..<last,
        .enclosed(line.upperBound..<last, .quote),
        texts[index].quoted.map { $0.dropFirst(2).prefix { $0 != "]" }.lowercased() }
      )
    }
  }
}

/// Quotes that begin with a question, which a callout without a title may precede: `> How?`.
enum QuoteLeads: LeadFinder {
  static func leads(in document: MarkdownDocument) -> [MarkdownLead] {
    let lines = document.markedLines
    var leads: [MarkdownLead] = []
    var index = 0
    while index < lines.count {
      let quote = lines[index...].prefix { !$0.isCode && $0.text.quoted != nil }
      if let lead = lead(of: quote) { leads.append(lead) }
      index = quote.endIndex + 1
    }
    return leads
  }

  private static func lead(of quote: ArraySlice<MarkdownLine>) -> MarkdownLead? {
    let isCallout = quote.first?.text.quoted?.hasPrefix("[!") ?? false
    let texts = quote.dropFirst(isCallout ? 1 : 0).drop { $0.text.quoted?.isBlank ?? true }
    guard !isCallout || quote.first?.text.quoted?.calloutTitle == nil, let line = texts.first,
      let start = quote.first?.range.lowerBound, let end = quote.last?.range.upperBound,
      let title = line.text.quoted.map({ MarkdownTitle(parsing: $0) }),
      title.isLabelled || QuestionWords.endInMark(title.text)
    else { return nil }
    guard texts.dropFirst().contains(where: { $0.text.quoted?.isBlank == false }) else {
      return MarkdownLead(MarkdownLead.paragraphRank, title, in: start..<end)
    }
    let content = MarkdownLead.Content.enclosed(line.range.upperBound..<end, .quote)
    var lead = MarkdownLead(MarkdownLead.containerRank, title, at: start, content)
    lead.end = end
    return lead
  }
}

extension String {
  /// The text of a line in a quote; nil for other lines.
  var quoted: String? {
    let content = drop { $0 == " " }
    guard indent < 4, content.first == ">" else { return nil }
    let text = content.dropFirst()
    return String(text.first == " " ? text.dropFirst() : text)
  }

  /// The text after `[!faq]`, `[!note]+` or `[!tip]-`, or nil.
  var calloutTitle: String? {
    guard hasPrefix("[!"), let end = firstIndex(of: "]") else { return nil }
    let kind = self[..<end].dropFirst(2)
    guard !kind.isEmpty, kind.allSatisfy({ $0.isLetter || $0 == "-" }) else { return nil }
    let title = self[index(after: end)...].drop { $0 == "+" || $0 == "-" }.trimmed
    return title.isEmpty ? nil : title
  }
}
