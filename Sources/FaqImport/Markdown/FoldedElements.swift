import Bytes
import FaqService
import Markup

/// Elements that fold away: `<details>` with a `<summary>`, and `<Accordion title="How?">`.
enum FoldedElements: LeadFinder {
  static func leads(in document: MarkdownDocument) -> [MarkdownLead] {
    var leads: [MarkdownLead] = []
    var open: [Element] = []
    for tag in tags(in: document) {
      switch tag.kind {
      case .opening:
        guard open.count < LeadFinders.maximumDepth else { continue }
        open.append(Element(tag, title: tag.title))
      case .summaryStart:
        if !open.isEmpty { open[open.count - 1].contentStart = tag.range.upperBound }
      case .summaryEnd:
        guard let last = open.popLast() else { continue }
        var element = last
        element.title = document.text(last.contentStart..<tag.range.lowerBound)
        element.contentStart = tag.range.upperBound
        open.append(element)
      case .closing:
        guard let index = open.lastIndex(where: { $0.tag.name == tag.name }) else { continue }
        let element = open[index]
        open.removeSubrange(index...)
        guard let title = element.title else { continue }
        let whole = element.tag.range.lowerBound..<tag.range.upperBound
        let range = element.contentStart..<tag.range.lowerBound
        leads.append(MarkdownLead(at: index, title, of: whole, .enclosed(range, .commonIndent)))
      }
    }
    return leads
  }
}

private struct Element {
  let tag: FoldingTag
  var title: String?
  var contentStart: Int

  init(_ tag: FoldingTag, title: String?) {
    self.tag = tag
    self.title = title
    contentStart = tag.range.upperBound
  }
}

/// A tag that begins or ends an element or its summary.
struct FoldingTag {
  enum Kind {
    case opening
    case closing
    case summaryStart
    case summaryEnd
  }

  let kind: Kind
  let name: String
  let range: Range<Int>
  /// The title in an attribute.
  let title: String?

  static let names: Set<String> = [
    "details", "accordion", "accordionitem", "collapsible", "expandable", "expander", "faqitem",
    "faq", "collapse",
  ]

  /// Reads what is between `<` and `>`; nil for other tags.
  init?(_ content: String, range: Range<Int>) {
    let isClosing = content.hasPrefix("/")
    name = (isClosing ? content.dropFirst() : content[...]).prefix(while: \.isLetter).lowercased()
    self.range = range
    if name == "summary" {
      kind = isClosing ? .summaryEnd : .summaryStart
      title = nil
      return
    }
    guard Self.names.contains(name), !content.hasSuffix("/") else { return nil }
    kind = isClosing ? .closing : .opening
    title =
      ["title=", "question=", "summary=", "header=", "label="].lazy
      .compactMap(content.value(of:)).first
  }
}

private extension FoldedElements {
  /// The tags outside of code and comments.
  static func tags(in document: MarkdownDocument) -> [FoldingTag] {
    var tags: [FoldingTag] = []
    var isComment = false
    let commentEnd = Array("-->".utf8)
    for line in document.markedLines where !line.isCode {
      let bytes = Array(line.text.utf8)
      var offset = 0
      while offset < bytes.count {
        if isComment {
          guard let end = bytes.span.firstOffset(of: commentEnd.span, from: offset) else { break }
          offset = end + 3
          isComment = false
        }
        guard let start = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) else { break }
        if bytes[start...].starts(with: "<!--".utf8) {
          isComment = true
          offset = start + 4
          continue
        }
        guard let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")) else { break }
        let lower = line.range.lowerBound
        let open = bytes[start..<end].lastIndex(of: UInt8(ascii: "<")) ?? start
        let content = String(utf8: bytes[(open + 1)..<end])
        if let tag = FoldingTag(content, range: lower + open..<lower + end + 1) {
          tags.append(tag)
        }
        offset = end + 1
      }
    }
    return tags
  }
}

private extension String {
  /// The value in quotes after a name and its equals sign.
  func value(of name: String) -> String? {
    guard let start = firstRange(of: name), let quote = self[start.upperBound...].first,
      quote == "\"" || quote == "'"
    else { return nil }
    return String(self[start.upperBound...].dropFirst().prefix { $0 != quote })
  }
}
