import Bytes

/// Containers between lines of colons: `::: details How?` … `:::`, also `/// details | How?`.
enum FencedContainers: LeadFinder {
  static func leads(in document: MarkdownDocument) -> [MarkdownLead] {
    var leads: [MarkdownLead] = []
    var open: [(line: Int, fence: String, title: String?, kind: String)] = []
    let lines = document.markedLines
    for (index, line) in lines.enumerated() where !line.isCode {
      let text = line.text.trimmed
      let fence = text.prefix { $0 == ":" || $0 == "/" }
      guard fence.count >= 3, Set(fence).count == 1 else { continue }
      let rest = text[fence.endIndex...].trimmed
      if !rest.isEmpty {
        guard open.count < LeadFinders.maximumDepth else { continue }
        open.append((index, String(fence), rest.fencedTitle, rest.fencedKind))
      } else if let last = open.lastIndex(where: { $0.fence == fence }) {
        let start = open[last]
        open.removeSubrange(last...)
        guard let title = start.title else { continue }
        let whole = lines[start.line].range.lowerBound..<line.range.upperBound
        let range = lines[start.line].range.upperBound..<line.range.lowerBound
        leads.append(
          MarkdownLead(at: last, title, of: whole, .enclosed(range, .commonIndent), start.kind)
        )
      }
    }
    return leads
  }
}

private extension String {
  /// The kind: `details` in `details How?`, `tip` in `{.tip title="How?"}`.
  var fencedKind: String {
    drop { "{. ".contains($0) }.prefix { $0.isLetter || $0 == "-" }.lowercased()
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
    let lines = lines
    let indent = lines.filter { !$0.trimmed.isEmpty }.map(\.indent).min() ?? 0
    return lines.map { $0.dropping(indent: indent) }.joined(separator: "\n")
  }
}

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
    let depth = min(indent / 4, LeadFinders.maximumDepth)
    let content = MarkdownLead.Content.enclosed(line.upperBound..<end, .indent(indent + 4))
    return MarkdownLead(at: depth, title, of: line.lowerBound..<end, content, kind)
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
