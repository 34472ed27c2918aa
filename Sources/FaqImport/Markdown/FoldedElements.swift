import Bytes
import FaqService
import Markup

/// Elements that fold away: `<details>` with a `<summary>`, `<Accordion title="How?">`, and
/// `{% cut "How?" %}`.
enum FoldedElements {
  static func leads(in document: MarkdownDocument) -> [MarkdownLead] {
    var leads: [MarkdownLead] = []
    var open: [(tag: FoldingTag, title: String?, contentStart: Int)] = []
    for tag in tags(in: document) {
      if tag.name == "summary" {
        guard let last = open.indices.last else { continue }
        if tag.isEnd {
          open[last].title = document.text(open[last].contentStart..<tag.range.lowerBound)
        }
        open[last].contentStart = tag.range.upperBound
      } else if tag.isEnd {
        guard let index = open.lastIndex(where: { $0.tag.name == tag.name }) else { continue }
        let element = open[index]
        open.removeSubrange(index...)
        guard let title = element.title else { continue }
        let whole = element.tag.range.lowerBound..<tag.range.upperBound
        let range = element.contentStart..<tag.range.lowerBound
        let content = MarkdownLead.Content(range: range, wrapping: .commonIndent)
        leads.append(MarkdownLead(at: index, title, of: whole, content, nil))
      } else if open.count < LeadFinders.maximumDepth {
        open.append((tag, tag.title, tag.range.upperBound))
      }
    }
    return leads
  }

  /// The tags outside of code and comments.
  private static func tags(in document: MarkdownDocument) -> [FoldingTag] {
    guard document.outline.source.contains(where: "<{".utf8.contains) else { return [] }
    var tags: [FoldingTag] = []
    var isComment = false
    let commentEnd = Array("-->".utf8)
    for line in document.markedLines where !line.isCode {
      if let tag = line.text.trimmed.templateTag(in: line.range) { tags.append(tag) }
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
        // A shortcode has braces around its tag: `{{< faq "How?" >}}`.
        let isShortcode = open > 1 && bytes[open - 2] == 0x7B && bytes[open - 1] == 0x7B
        let range = isShortcode ? open - 2..<min(bytes.count, end + 3) : open..<end + 1
        if let tag = FoldingTag(isShortcode ? content.shortcode : content, range.moved(by: lower)) {
          tags.append(tag)
        }
        offset = end + 1
      }
    }
    return tags
  }
}

/// A tag that begins or ends an element or its summary.
struct FoldingTag {
  let isEnd: Bool
  let name: String
  let range: Range<Int>
  /// The title in an attribute.
  let title: String?

  /// Reads what is between `<` and `>`; nil for other tags.
  init?(_ content: String, _ range: Range<Int>) {
    isEnd = content.hasPrefix("/")
    name = (isEnd ? content.dropFirst() : content[...]).prefix(while: \.isLetter).lowercased()
    guard name == "summary" || Vocabulary.foldingTags.contains(name) && !content.hasSuffix("/")
    else { return nil }
    self.range = range
    title =
      ["title=", "question=", "summary=", "header=", "label="].lazy
      .compactMap(content.value(of:)).first
  }
}

extension String {
  /// What is between the braces of a shortcode as a tag: `faq title="How?"`.
  var shortcode: String {
    let name = drop { " /-".contains($0) }.prefix(while: \.isLetter)
    let rest = self[name.endIndex...].trimmed
    let mark = trimmed.hasPrefix("/") ? "/" : ""
    let element = name.hasPrefix("end") ? "/\(name.dropFirst(3))" : mark + name
    return element + (rest.first.map("\"'".contains) == true ? " title=" : " ") + rest
  }

  /// The tag that a line consists of: `{% cut "How?" %}`.
  func templateTag(in range: Range<Int>) -> FoldingTag? {
    guard hasPrefix("{%"), hasSuffix("%}") else { return nil }
    return FoldingTag(String(dropFirst(2).dropLast(2)).shortcode, range)
  }
}

extension StringProtocol {
  /// The value in quotes after a name and its equals sign.
  func value(of name: String) -> String? {
    guard let start = firstRange(of: name), let quote = self[start.upperBound...].first,
      quote == "\"" || quote == "'"
    else { return nil }
    return String(self[start.upperBound...].dropFirst().prefix { $0 != quote })
  }
}
