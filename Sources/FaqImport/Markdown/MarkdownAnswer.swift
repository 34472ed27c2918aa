import Bytes
import FaqService
import Markup

/// The Markdown of an answer, cut out of a document.
struct MarkdownAnswer {
  let text: String
  /// Where the answer begins.
  let origin: Int
  /// The parts of the document that it is made of.
  let ranges: [Range<Int>]
  /// How many words the label before it has.
  let labelCount: Int

  /// Cuts out what a lead introduces, up to an offset; nil if there is nothing to see.
  ///
  /// Other entries within it are cut out.
  init?(
    to lead: MarkdownLead,
    upTo end: Int,
    without cuts: [Range<Int>] = [],
    in file: MarkdownFile,
    _ document: MarkdownDocument? = nil
  ) {
    let first = lead.content.range
    var range = first
    if lead.content.goesOn {
      let following = first.upperBound..<max(first.upperBound, end)
      let rest = file.visiblePart(of: following, in: document)
      range = first.isEmpty ? rest : first.lowerBound..<rest.upperBound
      ranges = (first.isEmpty ? [] : [first]) + rest.removing(cuts)
    } else {
      ranges = first.removing(cuts)
    }
    let pieces = ranges.map { place in
      let wrapping = first.contains(place.lowerBound) ? lead.content.wrapping : nil
      return wrapping?.removed(from: file.text(place)) ?? file.text(place)
    }
    let blocks = pieces.lazy.map(\.withoutBlankEnds).filter { !$0.isEmpty }
    let joined = pieces.count == 1 ? pieces[0] : blocks.joined(separator: "\n\n")
    let isLiteral = file.plainText?.isLiteral == true
    let source = (isLiteral ? joined : SiteSyntax.removed(from: joined)).withoutBlankEnds
    let link = source.linkToTop
    let whole = String(source.dropLast(link?.count ?? 0)).withoutBlankEnds
    let item = whole.hasPrefix("- ") && !whole.contains("\n- ") ? whole.withoutItemMark : whole
    let labelled = item.withoutAnswerLabel(allowsPeriod: lead.title.isLabelled)
    let ranksOfText = MarkdownLead.paragraphRank...MarkdownLead.plainRank
    let isNumbered = lead.title.isLabelled && lead.title.number != nil
    let isProse = ranksOfText.contains(lead.rank) && (isNumbered || whole.isIndentedProse)
    let prose = isProse ? whole.dropping(indentOfLines: whole.indent) : whole
    let written = labelled == item ? prose : labelled.withoutHang(below: item)
    let isHung = labelled != item && written != labelled
    let text = file.plainText?.markdown(of: written, isHung: isHung) ?? written
    guard !text.isEmpty else { return nil }
    let linkCount = link.map { MarkdownTitle(parsing: $0).text.utf8.wordCount } ?? 0
    labelCount = whole.utf8.wordCount - text.utf8.wordCount + linkCount
    let definitions = file.usualDefinitions(for: range)
    self.text = definitions.isEmpty ? text : "\(text)\n\n\(definitions)".withoutBlankEnds
    origin = range.lowerBound
  }
}

extension MarkdownDocument {
  /// A range without the dividers, comments, empty elements and definitions of links at its ends.
  func visiblePart(of range: Range<Int>) -> Range<Int> {
    let entries = entries(within: range)
    guard let first = entries.first(where: { !isInvisible($0) }),
      let last = entries.last(where: { !isInvisible($0) })
    else { return range.lowerBound..<range.lowerBound }
    let start = entries.first == first ? range.lowerBound : first.range.lowerBound
    return start..<max(start, min(range.upperBound, last.range.upperBound))
  }

  /// Where the first line is that divides the text.
  var firstDivider: Int? {
    outline.entries.drop(while: isInvisible).first { $0.block == .thematicBreak }
      .map { $0.range.lowerBound + shift }
  }

  /// Whether a range of the file is one of the blocks, and none of them is divided by its ends.
  func hasWholeBlocks(in range: Range<Int>) -> Bool {
    guard range.clamped(to: whole) == range else { return false }
    let range = range.moved(by: -shift)
    return entries(within: range).allSatisfy { $0.range.clamped(to: range) == $0.range }
  }

  /// The blocks that have lines in a range.
  private func entries(within range: Range<Int>) -> ArraySlice<MarkupOutline.Entry> {
    let entries = outline.entries
    let first = entries.partitioningIndex { $0.range.upperBound > range.lowerBound }
    return entries[first...].prefix { $0.range.lowerBound < range.upperBound }
  }

  private func isInvisible(_ entry: MarkupOutline.Entry) -> Bool {
    if case .rawHTML(let html) = entry.block { return html.isInvisibleHTML }
    if case .paragraph(let inlines) = entry.block {
      return inlines.allSatisfy { inline in
        if case .rawHTML(let html) = inline { html.isInvisibleHTML } else { inline == .softBreak }
      }
    }
    return entry.block == .thematicBreak
  }
}

extension String {
  /// The text without blank lines at its ends.
  var withoutBlankEnds: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.isWhiteSpace }),
      let last = scalars.lastIndex(where: { !$0.isWhiteSpace })
    else { return "" }
    let lineEnd = self[..<first].lastIndex(where: \.isNewline)
    let start = lineEnd.map { index(after: $0) } ?? startIndex
    return String(self[start..<scalars.index(after: last)])
  }
}

private extension String {
  /// Whether HTML has neither text nor pictures, and begins no component that has content after it.
  var isInvisibleHTML: Bool {
    guard !lines.contains(where: { $0.trimmed.component?.isClosed == false }) else { return false }
    return HTMLParser().parse(self).blocks.allSatisfy { $0 == .thematicBreak }
  }

  /// The text after a label without the indent of the lines that hang below it.
  ///
  /// After a blank line, lines are code if they are further in than the text after the label.
  func withoutHang(below labelled: String) -> String {
    let lines = lines
    let texts = lines.dropFirst().filter { !$0.trimmed.isEmpty }
    let label = String(utf8: labelled.utf8.dropLast(utf8.count)).lines
    let width = label.last?.count ?? 0
    guard let indent = texts.map(\.indent).min(), indent > 0,
      label.count > 1 || texts.count + 1 < lines.count && (indent <= width || lines[1] == texts[0])
    else { return self }
    return dropping(indentOfLines: label.count > 1 ? min(indent, width) : indent)
  }

  /// Whether it is further in than Markdown allows, and begins with a sentence, unlike code.
  var isIndentedProse: Bool {
    guard indent > 3, let first = trimmed.first, first.isUppercase || !first.isASCII,
      let last = lines.prefix(while: { !$0.trimmed.isEmpty }).last?.trimmed.last
    else { return false }
    return ".!?:。！？：…".contains(last) || last == ";" && !contains { "(){}=".contains($0) }
  }

  /// The last line, if it is a link that leads back: `[Back to top](#top)`.
  var linkToTop: String? {
    guard hasSuffix(")"), let last = lines.last, last.hasPrefix("["),
      let label = last.firstRange(of: "](#"), !last[label.upperBound...].contains("["),
      case let text = last[..<label.lowerBound].lowercased(),
      Vocabulary.tops.words.contains(where: text.contains)
    else { return nil }
    return last
  }

  /// The text without `A:` at its start, which may be bold.
  func withoutAnswerLabel(allowsPeriod: Bool) -> String {
    let start = drop { $0 == " " }
    let mark = start.prefix { $0 == "*" || $0 == "_" }
    var content = String(start[mark.endIndex...])
    let word = content.prefix { $0.isLetter || $0.isNumber }
    let isClosed = !mark.isEmpty && content.dropFirst(word.count).hasPrefix(mark)
    if isClosed {
      // `**A**. So.`
      content.removeSubrange(word.endIndex..<content.index(word.endIndex, offsetBy: mark.count))
    }
    let label = SpokenLabel(in: content, role: .answer, allowsPeriod: allowsPeriod)
    guard let label, !label.rest.isEmpty else { return self }
    // One of several answers keeps its number.
    let others = label.number == "1" ? label.rest.lines.dropFirst() : []
    guard !others.contains(where: { SpokenLabel(in: $0, role: .answer)?.number == "2" }) else {
      return self
    }
    if mark.isEmpty || isClosed { return label.rest }
    if label.rest.hasPrefix(mark) { return label.rest.dropFirst(mark.count).trimmed }
    return mark + label.rest
  }
}

private extension Range<Int> {
  /// The parts outside of other ranges, or its end.
  func removing(_ cuts: [Self]) -> [Self] {
    let parts = RangeSet(self).subtracting(RangeSet(cuts)).ranges
    return parts.isEmpty ? [upperBound..<upperBound] : Array(parts)
  }
}

/// The marks around the Markdown of an answer.
enum MarkdownWrapping {
  /// White space that all lines begin with.
  case commonIndent
  /// So many columns of white space.
  case indent(Int)
  /// The marks of a quotation.
  case quote
  /// The mark of a list item, and the number of bytes of its question at which its content begins.
  case item(Int)
  /// The colons of a definition.
  case definition
  /// The bars of a table, in whose row this cell is meant.
  case cell(Int)

  /// The Markdown without it.
  func removed(from text: String) -> String {
    switch self {
    case .commonIndent: text.withoutCommonIndent
    case .indent(let count): text.dropping(indentOfLines: count)
    case .quote: text.lines.compactMap(\.quoted).joined(separator: "\n")
    case .item(let count): String(text.withoutItemMark.utf8.dropFirst(count)) ?? ""
    case .definition:
      text.lines.map { line in
        line.isDefinition
          ? String(line.drop { $0 == " " }.dropFirst()).trimmed : line.dropping(indent: 4)
      }
      .joined(separator: "\n")
    case .cell(let index): text.cells.dropFirst(index).first ?? ""
    }
  }
}
