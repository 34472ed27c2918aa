import Bytes
import FaqService
import Markup

extension MarkupDocument {
  /// The same document, in which what only looks like a tag is text.
  var withTagsOnly: Self {
    guard hasHTML else { return self }
    var text: [UInt8] = []
    for block in blocks { block.addHTML(to: &text) }
    var tags = EscapedText(text, in: .lines)
    return Self(blocks: blocks.map { $0.withTagsOnly(&tags) })
  }
}

private extension MarkupBlock {
  /// Adds the tags of all blocks of HTML, which may open what later ones close.
  func addHTML(to text: inout [UInt8]) {
    if case .rawHTML(let html) = self { text += Array(html.utf8) + [0x0A] }
    for block in content.blocks { block.addHTML(to: &text) }
  }

  func withTagsOnly(_ tags: inout EscapedText) -> Self {
    switch self {
    case .rawHTML(let html): return .rawHTML(tags.next(html.utf8.count))
    case .heading(let level, let content):
      return .heading(level: level, content: content.withTagsOnly(in: .title))
    case .paragraph(let content): return .paragraph(content.withTagsOnly(in: .paragraph))
    case .quote(let blocks): return .quote(blocks.map { $0.withTagsOnly(&tags) })
    case .details(let summary, let blocks):
      return .details(
        summary: summary.withTagsOnly(in: .title),
        blocks.map { $0.withTagsOnly(&tags) }
      )
    case .list(var list):
      list.items = list.items.map { $0.map { $0.withTagsOnly(&tags) } }
      return .list(list)
    case .table(var table):
      table.header = table.header.map { $0.withTagsOnly(in: .paragraph) }
      table.rows = table.rows.map { $0.map { $0.withTagsOnly(in: .paragraph) } }
      return .table(table)
    case .code, .thematicBreak: return self
    }
  }
}

extension [MarkupInline] {
  /// The same text, in which what only looks like a tag is text.
  func withTagsOnly(in form: TagReading.Form) -> Self {
    var text: [UInt8] = []
    var offsets: [Int] = []
    addTags(to: &text, &offsets)
    guard !offsets.isEmpty else { return self }
    let literals = Set(TagReading(text, in: form).literals)
    var verdicts = offsets.map { !literals.contains($0) }[...]
    return replacingWords(by: &verdicts)
  }

  private func addTags(to text: inout [UInt8], _ offsets: inout [Int]) {
    for inline in self {
      switch inline {
      // Signs that the parser has taken for text begin no tag and no code.
      case .text(let words): text += words.utf8.map { $0 == .less || $0 == .backquote ? 0x78 : $0 }
      case .code, .autolink: text.append(0x78)
      case .softBreak, .hardBreak: text.append(0x0A)
      case .rawHTML(let source):
        offsets.append(text.count)
        text += source.utf8
      case .emphasis, .strong, .strikethrough, .link, .image:
        inline.content?.addTags(to: &text, &offsets)
      }
    }
  }

  private func replacingWords(by verdicts: inout ArraySlice<Bool>) -> Self {
    map { inline in
      switch inline {
      case .rawHTML(let source): verdicts.popFirst() == true ? inline : .text(source)
      case .emphasis(let inner): .emphasis(inner.replacingWords(by: &verdicts))
      case .strong(let inner): .strong(inner.replacingWords(by: &verdicts))
      case .strikethrough(let inner): .strikethrough(inner.replacingWords(by: &verdicts))
      case .link(let inner, let destination, let title):
        .link(inner.replacingWords(by: &verdicts), destination: destination, title: title)
      case .image(let inner, let destination, let title):
        .image(inner.replacingWords(by: &verdicts), destination: destination, title: title)
      case .text, .code, .autolink, .softBreak, .hardBreak: inline
      }
    }
  }
}

extension String {
  /// The text as HTML in which each `<` that begins no tag is escaped: `a&lt;b`.
  func escapingText(in form: TagReading.Form = .text, isHTML: Bool = true) -> String {
    guard utf8.contains(.less) else { return self }
    var text = EscapedText(Array(utf8), in: form, isHTML: isHTML)
    return text.next(utf8.count)
  }
}

/// Text of HTML, line by line, in which each `<` that begins no tag is escaped.
struct EscapedText {
  private let text: [UInt8]
  private var literals: ArraySlice<Int>
  private var offset = 0

  init(_ text: [UInt8], in form: TagReading.Form, isHTML: Bool = true) {
    self.text = text
    literals = TagReading(text, in: form, isHTML: isHTML).literals[...]
  }

  /// The next bytes of the text, after which one is skipped.
  mutating func next(_ count: Int) -> String {
    let end = offset + count
    var result: [UInt8] = []
    while let literal = literals.first, literal < end {
      result += text[offset..<literal] + Array("&lt;".utf8)
      offset = literal + 1
      literals.removeFirst()
    }
    result += text[offset..<end]
    offset = end + 1
    return String(utf8: result)
  }
}

// Tags of Markdown that have no end are told from words by what is beside them.
extension TagScanner {
  /// The offsets that begin tags, among some in order.
  mutating func unpairedTags(among offsets: [Int], in form: TagReading.Form) -> Set<Int> {
    var (rest, tags) = (offsets[...], Set<Int>())
    var (offset, hasWords) = (0, false)
    while !rest.isEmpty {
      let byte = byte(offset)
      if byte == nil || byte == UInt8(ascii: "\n") && form == .lines {
        while let start = rest.first, start < offset {
          rest.removeFirst()
          if let tag = tag(at: start), isTag(tag, alone: !hasWords, in: form) { tags.insert(start) }
        }
        hasWords = false
      }
      let end = byte == .less ? endOfMarkup(at: offset) : nil
      if end == nil, let byte, !byte.isHTMLSpace { hasWords = true }
      offset = end ?? offset + 1
    }
    return tags
  }

  /// Whether a tag is alone, leads somewhere, or touches its text.
  private func isTag(_ tag: PossibleTag, alone isAlone: Bool, in form: TagReading.Form) -> Bool {
    let hasValues = tag.traits.contains(.values)
    guard tag.isKnown else { return false }
    if form != .title && isAlone || hasValues && (form == .lines || tag.name == "a") { return true }
    guard form == .lines || tag.isOftenOpen else { return false }
    return tag.isEnd
      ? !isAfterBlank(tag.range)
      : hasValues || !isBeforeBlank(tag.range) && !isTypeParameter(tag.range)
  }

  /// The end of a tag or a comment, or nil where a text begins.
  private mutating func endOfMarkup(at start: Int) -> Int? {
    guard bytes[start...].starts(with: "<!--".utf8) else { return tag(at: start)?.range.upperBound }
    let end = bytes.span.firstOffset(of: Array("-->".utf8).span, from: start + 2)
    return end.map { $0 + 3 } ?? bytes.count
  }
}
