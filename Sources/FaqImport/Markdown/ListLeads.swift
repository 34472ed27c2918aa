import Bytes
import FaqService
import Markup

extension LeadFinders {
  /// Items of lists that begin with a question, or with one line, and go on with its answer.
  ///
  /// Where each question is a list by itself, with the answer after it, most of those with the same
  /// mark must ask.
  static func itemLead(
    of blocks: [MarkupBlock],
    in range: Range<Int>,
    isAlone: Bool,
    of document: MarkdownDocument
  ) -> MarkdownLead? {
    let text = document.text(range).withoutItemMark
    guard case .paragraph(let inlines) = blocks.first, !inlines.isLinkInside,
      blocks.count > 1 || isAlone || inlines.contains(where: \.isMarked) || text.mayAsk,
      let item = MarkdownDocument(piece: text)
    else { return nil }
    var inner: MarkdownLead?
    if let entry = item.outline.entries.first, case .paragraph(let inlines) = entry.block {
      inner = LeadFinders.markedQuestions(in: inlines, entry.range, of: item, isItem: true)
        .first { $0.origin == 0 }
    }
    let line = item.lines.first.map(item.lines.text(of:)) ?? ""
    let asksInLine = QuestionWords.endInMark(line)
    let first = asksInLine ? item.lines.first : item.outline.entries.first?.range
    let title =
      inner?.title
      ?? (asksInLine ? MarkdownTitle(parsing: line.withoutUnpairedMarks) : MarkdownTitle(inlines))
    let isLine = blocks.count > 1 && !inlines.contains(.softBreak)
    guard inner != nil || isLine || title.endsInMark || isAlone && item.lines.count == 1 else {
      return nil
    }
    let start = inner?.contentStart ?? first?.upperBound ?? 0
    let isEmpty = item.text(start..<item.outline.source.count).trimmed.isEmpty
    guard !isEmpty || isAlone else { return nil }
    var content = MarkdownLead.Content.following(range.upperBound)
    if !isEmpty { content = .init(range: range, wrapping: .item(start), goesOn: true) }
    var lead = MarkdownLead(MarkdownLead.itemRank, title, at: range.lowerBound, content)
    let mark = document.text(range).trimmed.prefix(1)
    if isEmpty { lead.kind = mark.first?.isNumber == true ? "1" : String(mark) }
    return lead
  }

  /// Rows of tables whose header names a question and an answer: `| Question | Answer |`.
  static func rows(
    in table: MarkupTable,
    _ range: Range<Int>,
    of document: MarkdownDocument
  ) -> [MarkdownLead] {
    let sides = table.header.map { name in
      FieldRole(of: name.titleText).flatMap { $0.isCertain ? $0.side : nil }
    }
    guard let question = sides.firstIndex(of: .question), let answer = sides.firstIndex(of: .answer)
    else { return [] }
    let lines = MarkdownLines(Array(document.outline.source[range]))
    return lines.dropFirst(2).compactMap { line in
      let cells = lines.text(of: line).cells
      guard cells.count > max(question, answer) else { return nil }
      var title = MarkdownTitle(parsing: cells[question])
      title.isLabelled = true
      let row = line.moved(by: range.lowerBound)
      let content = MarkdownLead.Content(range: row, wrapping: .cell(answer))
      return MarkdownLead(MarkdownLead.tableRank, title, at: row.lowerBound, content)
    }
  }

  /// Definition lists: a line with a term, and lines that begin with a colon.
  static func definitions(in lines: [MarkdownLine]) -> [MarkdownLead] {
    let texts = lines.map(\.text)
    var leads: [MarkdownLead] = []
    var index = 1
    while index < lines.count {
      let term = index > 1 && texts[index - 1].trimmed.isEmpty ? index - 2 : index - 1
      guard texts[index].isDefinition, !lines[index].isCode, texts[term].isTerm else {
        index += 1
        continue
      }
      let end = endOfDefinition(from: index, in: texts)
      let range = lines[index].range.lowerBound..<lines[end - 1].range.upperBound
      let title = MarkdownTitle(parsing: texts[term])
      let origin = lines[term].range.lowerBound
      let content = MarkdownLead.Content(range: range, wrapping: .definition, goesOn: true)
      leads.append(MarkdownLead(MarkdownLead.itemRank, title, at: origin, content))
      index = end
    }
    return leads
  }

  /// The index after the lines of a definition: up to a line of text after a blank line, or to
  /// the term of the next definition.
  private static func endOfDefinition(from start: Int, in lines: [String]) -> Int {
    var index = start + 1
    var followsBlank = false
    while index < lines.count {
      let line = lines[index]
      let isNext = index + 1 < lines.count && lines[index + 1].isDefinition
      let isBlank = line.trimmed.isEmpty
      if !isBlank, !line.isDefinition, line.indent < 2, followsBlank || isNext { break }
      followsBlank = isBlank
      index += 1
    }
    return index
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
  /// The text without marks of bold text around it, which do not pair if they touch white space,
  /// or one of which is missing.
  var withoutUnpairedMarks: String {
    let parts = trimmed.split(separator: "**", omittingEmptySubsequences: false)
    let others = parts.filter { !$0.isEmpty }
    return others.count == 1 && 2...3 ~= parts.count ? others[0].trimmed : self
  }

  /// The text without the marks of emphasis: `**Q:** How?` is `Q: How?`.
  var withoutMarks: String {
    String(utf8: utf8.filter { $0 != UInt8(ascii: "*") && $0 != UInt8(ascii: "_") }).trimmed
  }

  /// Whether a question mark is in it, or a label such as `Q:` at its start.
  var mayAsk: Bool {
    QuestionWords.haveMark(self)
      || SpokenLabel(in: withoutMarks, role: .question) != nil
  }

  /// The text of a list item without its bullet or number and without the indent of its lines.
  var withoutItemMark: String {
    let mark = utf8.drop { $0 == 0x20 }.prefix { $0 > 0x20 }
    let content = utf8[mark.endIndex...].prefix { $0 == 0x20 || $0 == 0x09 }
    let width = utf8.distance(from: startIndex, to: content.endIndex)
    let lines = String(self[content.endIndex...]).lines
    let rest = lines.dropFirst().map { $0.dropping(indent: width) }
    return (lines.prefix(1) + rest).joined(separator: "\n")
  }

  /// The cells of a row, in which `\|` is a vertical bar.
  var cells: [String] {
    var cells = [""]
    for character in trimmed {
      if character != "|" {
        cells[cells.count - 1].append(character)
      } else if cells[cells.count - 1].last == "\\" {
        cells[cells.count - 1].removeLast()
        cells[cells.count - 1].append("|")
      } else {
        cells.append("")
      }
    }
    return (trimmed.hasPrefix("|") ? cells.dropFirst() : cells[...]).map(\.trimmed)
  }

  var isTerm: Bool { !trimmed.isEmpty && indent < 4 && !isDefinition }

  var isDefinition: Bool {
    let content = drop { $0 == " " }
    return indent < 4 && content.first == ":" && content.dropFirst().first?.isWhitespace == true
  }
}
