import Bytes

/// Containers whose content is indented: `??? question "How?"`, `!!! faq "How?"`.
enum IndentedContainers: LeadFinder {
  static func leads(in document: MarkdownDocument) -> [MarkdownLead] {
    var leads: [MarkdownLead] = []
    var open: [Container] = []
    var end = 0
    for line in document.markedLines {
      let isBlank = line.text.trimmed.isEmpty
      let indent = line.text.indent
      while !isBlank, let last = open.last, indent < last.indent + 4 {
        leads.append(last.lead(upTo: end))
        open.removeLast()
      }
      end = line.range.upperBound
      guard !line.isCode, open.count < LeadFinders.maximumDepth,
        let marker = line.text.containerMarker
      else { continue }
      open.append(
        Container(title: marker.title, kind: marker.kind, indent: indent, line: line.range)
      )
    }
    for container in open.reversed() { leads.append(container.lead(upTo: end)) }
    return leads
  }
}

private struct Container {
  let title: String
  let kind: String
  let indent: Int
  let line: Range<Int>

  func lead(upTo end: Int) -> MarkdownLead {
    MarkdownLead(
      rank: MarkdownLead.containerRank + min(indent / 4, LeadFinders.maximumDepth),
      title: MarkdownTitle(parsing: title),
      origin: line.lowerBound,
      content: .enclosed(line.upperBound..<end, .indent(indent + 4)),
      end: end,
      kind: kind
    )
  }
}

private extension String {
  /// The kind and the title in quotes of a line that begins a container.
  var containerMarker: (kind: String, title: String)? {
    let content = trimmed
    guard content.hasPrefix("???") || content.hasPrefix("!!!"), content.hasSuffix("\""),
      let quote = content.firstIndex(of: "\"")
    else { return nil }
    let title = content[content.index(after: quote)...].dropLast()
    let kind = content[..<quote].drop { "?!+ ".contains($0) }.prefix { $0.isLetter || $0 == "-" }
    return title.isEmpty ? nil : (kind.lowercased(), String(title))
  }
}
