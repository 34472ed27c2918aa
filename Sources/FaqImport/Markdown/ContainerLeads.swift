import Bytes

extension LeadFinders {
  /// Containers between lines of colons: `::: details How?` … `:::`, also `/// details | How?`.
  static func fencedContainers(in lines: [MarkdownLine]) -> [MarkdownLead] {
    var leads: [MarkdownLead] = []
    var open: [(line: Int, fence: String, title: String?, kind: String)] = []
    for (index, line) in lines.enumerated() where !line.isCode {
      let text = line.text.trimmed
      let fence = text.prefix { $0 == ":" || $0 == "/" }
      guard fence.count >= 3, Set(fence).count == 1 else { continue }
      let rest = text[fence.endIndex...].trimmed
      if !rest.isEmpty {
        guard open.count < maximumDepth else { continue }
        open.append((index, String(fence), rest.fencedTitle, rest.kindName))
      } else if let last = open.lastIndex(where: { $0.fence == fence }) {
        let start = open[last]
        open.removeSubrange(last...)
        guard let title = start.title else { continue }
        let whole = lines[start.line].range.lowerBound..<line.range.upperBound
        let range = lines[start.line].range.upperBound..<line.range.lowerBound
        let content = MarkdownLead.Content(range: range, wrapping: .commonIndent)
        leads.append(MarkdownLead(at: last, title, of: whole, content, start.kind))
      }
    }
    return leads
  }

  /// Containers whose content is indented: `??? question "How?"`, `!!! faq "How?"`.
  static func indentedContainers(in lines: [MarkdownLine]) -> [MarkdownLead] {
    var leads: [MarkdownLead] = []
    var open: [(title: String, kind: String, indent: Int, line: Range<Int>)] = []
    var end = 0
    func close() {
      let last = open.removeLast()
      let depth = min(last.indent / 4, maximumDepth)
      let range = last.line.upperBound..<end
      let content = MarkdownLead.Content(range: range, wrapping: .indent(last.indent + 4))
      let whole = last.line.lowerBound..<end
      leads.append(MarkdownLead(at: depth, last.title, of: whole, content, last.kind))
    }
    for line in lines {
      let isBlank = line.text.trimmed.isEmpty
      let indent = line.text.indent
      while !isBlank, let last = open.last, indent < last.indent + 4 { close() }
      end = line.range.upperBound
      guard !line.isCode, open.count < maximumDepth,
        let title = line.text.containerTitle
      else { continue }
      open.append((title, line.text.kindName, indent, line.range))
    }
    while !open.isEmpty { close() }
    return leads
  }

  /// Callouts with a title, whose content is the rest of the quote: `> [!faq]- How?`.
  static func callouts(in lines: [MarkdownLine]) -> [MarkdownLead] {
    let texts = lines.map(\.text)
    return texts.indices.compactMap { index in
      guard !lines[index].isCode, let title = texts[index].quoted?.calloutTitle else { return nil }
      let end = texts[(index + 1)...].firstIndex { line in
        line.quoted.map { $0.calloutTitle != nil } ?? true
      }
      let last = lines[(end ?? texts.count) - 1].range.upperBound
      let line = lines[index].range
      let content = MarkdownLead.Content(range: line.upperBound..<last, wrapping: .quote)
      let whole = line.lowerBound..<last
      return MarkdownLead(at: 0, title, of: whole, content, texts[index].kindName)
    }
  }

  /// Quotes that begin with a question, which a callout without a title may precede: `> How?`.
  ///
  /// Those of one bold line are of one kind, which counts if most of them ask.
  static func quotes(in lines: [MarkdownLine]) -> [MarkdownLead] {
    lines.split { $0.isCode || $0.text.quoted == nil }.compactMap(quoteLead)
  }

  private static func quoteLead(of quote: ArraySlice<MarkdownLine>) -> MarkdownLead? {
    let bold = quote.count == 1 ? quote.first?.text.quoted?.trimmed ?? "" : ""
    let isBold = bold.hasPrefix("**") && bold.hasSuffix("**")
    let isCallout = quote.first?.text.quoted?.hasPrefix("[!") ?? false
    let texts = quote.dropFirst(isCallout ? 1 : 0).drop { $0.text.quoted?.isBlank ?? true }
    guard !isCallout || quote.first?.text.quoted?.calloutTitle == nil, let line = texts.first,
      let start = quote.first?.range.lowerBound, let end = quote.last?.range.upperBound,
      let title = line.text.quoted.map({ MarkdownTitle(parsing: $0) }),
      isBold || title.isLabelled || title.endsInMark
    else { return nil }
    guard texts.dropFirst().contains(where: { $0.text.quoted?.isBlank == false }) else {
      var lead = MarkdownLead(MarkdownLead.paragraphRank, title, in: start..<end)
      if isBold { lead.kind = ">" }
      return lead
    }
    let content = MarkdownLead.Content(range: line.range.upperBound..<end, wrapping: .quote)
    var lead = MarkdownLead(MarkdownLead.containerRank, title, at: start, content)
    lead.end = end
    return lead
  }
}

extension String {
  /// The title after the kind: `details How?`, `tip[How?]`, `{.tip title="How?"}`.
  var fencedTitle: String? {
    let title: Substring
    if let start = firstRange(of: "title=\"") {
      title = self[start.upperBound...].prefix { $0 != "\"" }
    } else if let bracket = firstIndex(of: "["), hasSuffix("]") {
      title = self[index(after: bracket)...].dropLast()
    } else if hasPrefix("{") {
      return nil
    } else {
      title = drop { !$0.isWhitespace }.drop { $0.isWhitespace || $0 == "|" }
    }
    let text = title.trimmed
    return text.isEmpty ? nil : text
  }

  /// The text without the white space that all its lines begin with.
  var withoutCommonIndent: String {
    let indent = lines.filter { !$0.trimmed.isEmpty }.map(\.indent).min() ?? 0
    return dropping(indentOfLines: indent)
  }

  /// The text without so many columns of white space in each line.
  func dropping(indentOfLines count: Int) -> String {
    lines.map { $0.dropping(indent: count) }.joined(separator: "\n")
  }

  /// The text in quotes that the line ends with, if there is any.
  var lastQuote: String? {
    guard hasSuffix("\""), let quote = firstIndex(of: "\"") else { return nil }
    let text = self[index(after: quote)...].dropLast()
    return text.isEmpty ? nil : String(text)
  }

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

private extension String {
  /// The kind of a container: `details` of `details How?`, `tip` of `{.tip title="How?"}`.
  var kindName: String { drop { !$0.isLetter }.prefix { $0.isLetter || $0 == "-" }.lowercased() }

  /// The title in quotes of a line that begins a container.
  var containerTitle: String? {
    let content = trimmed
    return content.hasPrefix("???") || content.hasPrefix("!!!") ? content.lastQuote : nil
  }
}
