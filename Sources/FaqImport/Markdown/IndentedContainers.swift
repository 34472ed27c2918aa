/// Containers whose content is indented: `??? question "How?"`, `!!! faq "How?"`.
enum IndentedContainers: LeadFinder {
  static func leads(in document: MarkdownDocument) -> [MarkdownLead] {
    let lines = document.markedLines
    let texts = lines.map(\.text)
    return texts.indices.compactMap { index in
      guard !lines[index].isCode, let title = texts[index].containerTitle else { return nil }
      let indent = texts[index].indent
      let end = texts[(index + 1)...].firstIndex { line in
        !line.trimmed.isEmpty && line.indent < indent + 4
      }
      let content = texts[(index + 1)..<(end ?? texts.count)]
      let last = lines[(end ?? texts.count) - 1].range.upperBound
      return MarkdownLead(
        rank: MarkdownLead.containerRank + indent / 4,
        title: MarkdownTitle(parsing: title),
        origin: lines[index].range.lowerBound,
        content: .enclosed(
          lines[index].range.upperBound..<last,
          content.map { $0.dropping(indent: indent + 4) }.joined(separator: "\n")
        )
      )
    }
  }
}

private extension String {
  /// The title in quotes of a line that begins a container.
  var containerTitle: String? {
    let content = trimmed
    guard content.hasPrefix("???") || content.hasPrefix("!!!"), content.hasSuffix("\""),
      let quote = content.firstIndex(of: "\"")
    else { return nil }
    let title = content[content.index(after: quote)...].dropLast()
    return title.isEmpty ? nil : String(title)
  }
}
