import Bytes
import FaqService
import Markup

/// All ways of writing questions in Markdown.
enum LeadFinders {
  /// How many containers may be nested; deeper ones are content.
  static let maximumDepth = 50

  /// What may introduce an answer in a block of the top level.
  static func leads(_ entry: MarkupOutline.Entry, of document: MarkdownDocument) -> [MarkdownLead] {
    let range = entry.range
    switch entry.block {
    case .heading(let level, let content):
      // In plain text, it is a command: `# make install`.
      guard document.plainText == nil else { return [] }
      return MarkdownLead(heading: level, MarkdownTitle(content), in: range).map { [$0] } ?? []
    case .paragraph(let inlines):
      return tightHeadings(in: range, of: document)
        + markedQuestions(in: inlines, range, of: document)
        + plainQuestions(in: inlines, range)
    case .rawHTML: return taggedHeadings(in: range, of: document)
    case .list(let list):
      let isAlone = list.items.count == 1
      return zip(list.items, entry.items)
        .compactMap { itemLead(of: $0, in: $1, isAlone: isAlone, of: document) }
    case .table(let table): return rows(in: table, range, of: document)
    case .code, .quote, .details, .thematicBreak: return []
    }
  }

  /// Each finds them in one way of writing in lines that begin with one of some marks.
  static let inLines: [(marks: String, leads: @Sendable ([MarkdownLine]) -> [MarkdownLead])] = [
    (":", definitions), ("?!", indentedContainers),
    (":/", fencedContainers), (">", callouts), (">", quotes),
  ]
}

private extension LeadFinders {
  /// Headings without a space after their marks, which were once usual: `##How?`.
  static func tightHeadings(in range: Range<Int>, of document: MarkdownDocument) -> [MarkdownLead] {
    guard document.outline.source[range].first == UInt8(ascii: "#") else { return [] }
    let lines = MarkdownLines(Array(document.outline.source[range]))
    return lines.compactMap { line in
      let text = lines.text(of: line)
      let marks = text.prefix { $0 == "#" }
      // A single mark begins a tag more often, in small letters or before one word.
      let isCapital = text.dropFirst().first?.isUppercase == true && text.trimmed.contains(" ")
      guard 1...6 ~= marks.count, text.dropFirst(marks.count).first != " ",
        marks.count > 1 || QuestionWords.endInMark(text) || isCapital && document.plainText == nil
      else { return nil }
      let title = MarkdownTitle(parsing: String(text.dropFirst(marks.count)))
      return MarkdownLead(heading: marks.count, title, in: line.moved(by: range.lowerBound))
    }
  }

  /// Headings in HTML, on one line or several: `<h3 id="how">How?</h3>`.
  static func taggedHeadings(in range: Range<Int>, of document: MarkdownDocument) -> [MarkdownLead]
  {
    let source = document.outline.source
    var leads: [MarkdownLead] = []
    var open: (name: String, tag: Range<Int>)?
    var offset = range.lowerBound
    while let start = source[offset..<range.upperBound].firstIndex(of: UInt8(ascii: "<")),
      let end = source[start..<range.upperBound].firstIndex(of: UInt8(ascii: ">"))
    {
      offset = end + 1
      let tag = source[(start + 1)..<end].prefix { !$0.isHTMLSpace }
      let name = String(utf8: tag.drop { $0 == UInt8(ascii: "/") }).lowercased()
      guard let level = name.headingLevel else { continue }
      if tag.first != UInt8(ascii: "/") {
        open = (name, start..<offset)
      } else if let heading = open, heading.name == name {
        let title = MarkdownTitle(parsing: document.text(heading.tag.upperBound..<start))
        let place = heading.tag.lowerBound..<offset
        leads += [MarkdownLead(heading: level, title, in: place)].compactMap(\.self)
        open = nil
      }
    }
    return leads
  }

  /// Short paragraphs without any marks that end in a question mark, or of such lines.
  ///
  /// They count only where a name says that questions follow, or where a file has little else.
  static func plainQuestions(in inlines: [MarkupInline], _ range: Range<Int>) -> [MarkdownLead] {
    guard inlines.count(where: { $0 == .softBreak }) < 2,
      QuestionWords.haveMark(inlines.titleText)
    else { return [] }
    let lines = inlines.split(separator: .softBreak).map { MarkdownTitle(Array($0)) }
    let titles = lines.allSatisfy(\.endsInMark) ? lines : [MarkdownTitle(inlines)]
    guard var title = titles.first, title.endsInMark, title.text.first != "(",
      !titles.contains(where: { $0.text.count > 120 && $0.hasSentences })
    else { return [] }
    for other in titles.dropFirst() { title.append(other) }
    return [MarkdownLead(MarkdownLead.plainRank, title, in: range)]
  }
}

/// Whether a name says that questions follow.
enum QuestionNaming {
  case unnamed
  /// A name in small letters, which may be that of a program: `faq`.
  case perhaps
  /// `FAQ`, `Häufige Fragen`.
  case surely

  init(_ name: String) {
    let isPlain = name.allSatisfy { $0.isASCII && !$0.isUppercase }
    self = !QuestionWords.announce(name) ? .unnamed : isPlain ? .perhaps : .surely
  }
}
