import Bytes
import FaqService
import Markup

/// Some blocks of a Markdown file.
struct MarkdownDocument {
  /// The lines of the file that are read.
  let whole: Range<Int>
  /// What is added to an offset in the source of the outline for the offset in the file.
  let shift: Int
  /// Where the first block begins in the file, if not with the lines.
  let blockStart: Int?
  let outline: MarkupOutline
  let lines: MarkdownLines
  /// The text of the file, if it has no marks of Markdown.
  var plainText: PlainText?
  /// The questions with running numbers, if they are those of the file.
  var numbered: ArraySlice<NumberedLine>?
  /// The questions whose answers are in a list, if the file has one; the places are those in it.
  var listed: [MarkdownLead]?
  /// Lines of text that name sections; the places are those in the file.
  var sectionLines: ArraySlice<SectionLine> = []

  /// Reads lines of a file, with others around them; nil if they are too long.
  init?(_ text: String, of whole: Range<Int>, at start: Int = 0, inBlockFrom blockStart: Int? = nil)
  {
    guard let outline = MarkupParser().outline(text) else { return nil }
    (self.whole, self.blockStart) = (whole, blockStart)
    shift = whole.lowerBound - start
    self.outline = outline
    lines = MarkdownLines(outline.source)
  }

  /// A piece of Markdown by itself.
  init?(piece: String) { self.init(piece, of: 0..<piece.utf8.count) }

  /// The lines that are read, without those around them.
  var body: Range<Int> { whole.moved(by: -shift) }

  /// The source of a range.
  func text(_ range: Range<Int>) -> String { String(utf8: outline.source[range]) }

  /// A piece of the text as a title.
  func title(_ text: String) -> MarkdownTitle {
    plainText?.isLiteral == true ? MarkdownTitle(text) : MarkdownTitle(parsing: text)
  }

  /// What may introduce an answer, in order; the places are those in the file.
  var leads: [MarkdownLead] {
    let leads = questionLeads
    guard !sectionLines.isEmpty else { return leads }
    let known = Dictionary(leads.map { ($0.origin, $0) }) { first, _ in first }
    let sections = sectionLines.compactMap { line in
      let text = text(line.range.moved(by: -shift))
      let name = text.trimming { !$0.isAlphanumeric && !"()?!".unicodeScalars.contains($0) }
      let known = known[line.range.lowerBound]
      let lead = known.flatMap { $0.rank < 7 || $0.title.isLabelled ? $0 : nil }
      let level = Swift.min(line.level, lead?.rank ?? line.level)
      return MarkdownLead(heading: level, lead?.title ?? MarkdownTitle(name), in: line.range)
    }
    let starts = Set(sections.map(\.origin))
    let others = leads.filter { !starts.contains($0.origin) }
    return (others + sections).sorted { $0.origin < $1.origin }
  }

  private var questionLeads: [MarkdownLead] {
    if let listed { return listed }
    if let numbered { return numbered.reduce(into: []) { $0.add(MarkdownLead($1, in: self)) } }
    var leads = outline.entries.flatMap { LeadFinders.leads($0, of: self) }
    if plainText != nil { leads += labelledLeads(in: body) }
    leads += FoldedElements.leads(in: self)
    let marks = lines.compactMap { outline.source[$0].first { $0 != 0x20 && $0 != 0x09 } }
    let found = Set(marks)
    let finders = LeadFinders.inLines.filter { $0.marks.utf8.contains(where: found.contains) }
    if !finders.isEmpty {
      let lines = markedLines
      leads += finders.flatMap { $0.leads(lines) }
    }
    leads.sort {
      ($0.origin, -$0.precedence, -$0.titleEnd) < ($1.origin, -$1.precedence, -$1.titleEnd)
    }
    // In one place, and within the title of another, only the first counts.
    var end = -1
    let first = leads.filter { lead in
      defer { if lead.origin >= end { end = max(lead.origin + 1, lead.titleEnd) } }
      return lead.origin >= end && body.contains(lead.origin)
    }
    var joined = joiningLabels(first).map { $0.moved(by: shift) }
    for next in joined.indices.dropFirst() { joined[next - 1].removeNumber(before: joined[next]) }
    return joined
  }

  /// Makes headings that are labels into questions: `## Question 1`, `How?`, `## Answer 1`.
  private func joiningLabels(_ leads: [MarkdownLead]) -> [MarkdownLead] {
    leads.reduce(into: []) { joined, lead in
      guard lead.rank < MarkdownLead.paragraphRank,
        SpokenLabel.isAlone(lead.title.text, role: .answer),
        let index = joined.lastIndex(where: { $0.rank == lead.rank }),
        case let label = joined[index], SpokenLabel.isAlone(label.title.text, role: .question),
        case var title = MarkdownTitle(parsing: text(label.titleEnd..<lead.origin).onOneLine),
        !title.text.isEmpty
      else {
        joined.append(lead)
        return
      }
      title.isLabelled = true
      title.restCount += (label.title.text + " " + lead.title.text).utf8.wordCount
      let question = MarkdownLead(lead.rank, title, in: label.origin..<lead.contentStart)
      joined.replaceSubrange(index..., with: [question])
    }
  }

  /// The lines, which know whether they are in a fenced block of code.
  var markedLines: [MarkdownLine] {
    var entries = outline.entries[...]
    return lines.map { line in
      while let entry = entries.first, entry.range.upperBound <= line.lowerBound {
        entries.removeFirst()
      }
      let isCode = entries.first.map { $0.range.contains(line.lowerBound) && isFence($0) } ?? false
      return MarkdownLine(range: line, text: lines.text(of: line), isCode: isCode)
    }
  }

  private func isFence(_ entry: MarkupOutline.Entry) -> Bool {
    guard case .code = entry.block else { return false }
    return String(utf8: outline.source[entry.range].prefix(4)).indent < 4
  }
}

/// A line of a Markdown file.
struct MarkdownLine {
  /// The bytes of the line with its line end.
  let range: Range<Int>
  /// The text without its line end.
  let text: String
  /// Whether the line belongs to a fenced block of code.
  let isCode: Bool
}
