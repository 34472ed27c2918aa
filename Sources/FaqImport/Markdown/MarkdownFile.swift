import Bytes
import FaqService
import Markup

/// A Markdown file, which is read in slices: a few of its blocks at a time are in memory.
struct MarkdownFile: Sendable {
  /// Some blocks of the file.
  struct Slice {
    /// The lines of the blocks.
    let range: Range<Int>
    /// The first lines of the table whose rows the slice begins with.
    let header: Range<Int>?
  }

  /// The size from which on a slice ends where it can.
  static let sliceSize = 16 << 10

  let source: [UInt8]
  let frontMatter: FrontMatter?
  /// What its name says about what is in it, or the first line of plain text.
  let naming: QuestionNaming
  /// Where the blocks begin.
  let start: Int
  let slices: [Slice]
  /// The text, if it has no marks of Markdown.
  let plainText: PlainText?
  /// The questions with running numbers, if it has no marks of Markdown.
  let numbered: NumberedQuestions?
  /// The answers below a list of questions, if it has no marks of Markdown.
  let listed: [ListedAnswer]
  /// Lines of text that name sections, in order.
  var sectionLines: [SectionLine]
  /// The lines that may define links, by their labels.
  private let definitions: [String: Range<Int>]

  /// Nil if the text is too long.
  init?(_ text: ForeignText, slicesOf size: Int = sliceSize) {
    guard text.bytes.count < Int(Int32.max) else { return nil }
    frontMatter = FrontMatter(text.bytes, from: text.markCount)
    start = frontMatter?.end ?? text.markCount
    plainText = PlainText(text.bytes, from: start, isNamed: text.isPlain)
    let first = text.bytes[start...].drop { $0 <= 0x20 }.prefix { $0 != 0x0A && $0 != 0x0D }
    let isNamed = text.naming == .unnamed && plainText != nil
    naming = isNamed ? QuestionNaming(String(utf8: first)) : text.naming
    source = plainText?.bytes ?? text.bytes
    numbered = plainText == nil ? nil : NumberedQuestions(of: source, from: start, in: naming)
    listed = plainText == nil ? [] : ListedAnswer.all(of: source, from: start)
    sectionLines = listed.isEmpty ? plainText?.titles ?? [] : []
    var division = SliceDivision(source, from: start, size: size)
    division.divide()
    (slices, definitions) = (division.slices, division.definitions)
  }

  /// The source of a range.
  func text(_ range: Range<Int>) -> String { String(utf8: source[range]) }

  /// The blocks of a slice.
  func document(_ slice: Slice) -> MarkdownDocument? {
    var document = document(slice.range, after: slice.header)
    document?.numbered = numbered?.lines(in: slice.range)
    let answers = listed.map(\.lead).filter { slice.range.contains($0.origin) }
    document?.listed = listed.isEmpty ? nil : answers
    let first = sectionLines.partitioningIndex { $0.range.lowerBound >= slice.range.lowerBound }
    document?.sectionLines = sectionLines[first...].prefix { line in
      slice.range.contains(line.range.lowerBound)
    }
    return document
  }

  /// The blocks of a range, with the definitions of the links in it.
  func document(_ range: Range<Int>, after header: Range<Int>? = nil) -> MarkdownDocument? {
    let start = header.map(text) ?? ""
    var document = MarkdownDocument(
      "\(start)\(text(range))\(definitions(for: range))",
      of: range,
      at: start.utf8.count,
      inBlockFrom: header?.lowerBound
    )
    document?.plainText = plainText
    return document
  }

  /// The definitions of the links in a range that are not in it, in the usual form.
  func usualDefinitions(for range: Range<Int>) -> String {
    let definitions = definitions(for: range)
    guard !definitions.isEmpty else { return "" }
    let outline = MarkupParser().outline(text(range) + definitions)
    return outline?.definitions(for: 0..<range.count) ?? ""
  }

  /// A range without the dividers, comments, empty elements and definitions of links at its ends.
  ///
  /// Blocks that are known need not be read again.
  func visiblePart(of range: Range<Int>, in blocks: MarkdownDocument? = nil) -> Range<Int> {
    guard !range.isEmpty else { return range }
    let known = blocks.flatMap { $0.hasWholeBlocks(in: range) ? $0 : nil }
    guard let document = known ?? document(range) else { return range }
    return document.visiblePart(of: range.moved(by: -document.shift)).moved(by: document.shift)
  }

  /// Where the first line is that divides the text of a range.
  func firstDivider(in range: Range<Int>) -> Int? {
    guard let plainText else { return range.isEmpty ? nil : document(range)?.firstDivider }
    return plainText.firstDivider(in: range)
  }

  /// The lines that define the labels in a range, unless they are in it.
  func definitions(for range: Range<Int>) -> String {
    guard !definitions.isEmpty else { return "" }
    var lines = ""
    var known: Set<String> = []
    var offset = range.lowerBound
    while let open = source[offset..<range.upperBound].firstIndex(of: UInt8(ascii: "[")) {
      offset = open + 1
      guard let label = source.label(from: offset, upTo: range.upperBound),
        let place = definitions[label], !range.contains(place.lowerBound),
        known.insert(label).inserted
      else { continue }
      lines += "\n\n" + text(place)
    }
    return lines
  }
}

extension [UInt8] {
  /// What is between brackets, the first of which precedes an offset, as labels are compared.
  func label(from start: Int, upTo end: Int) -> String? {
    let rest = self[start..<Swift.min(end, start + 1_000)]
    guard
      let close = rest.firstIndex(where: { $0 == UInt8(ascii: "]") || $0 == UInt8(ascii: "[") }),
      close > start, self[close] == UInt8(ascii: "]")
    else { return nil }
    return String(utf8: self[start..<close]).lowercased().onOneLine
  }
}

extension Range<Int> {
  func moved(by distance: Int) -> Self { lowerBound + distance..<upperBound + distance }
}

/// The lines of a text as ranges of its bytes, with their line ends.
struct MarkdownLines: RandomAccessCollection {
  let source: [UInt8]
  private let starts: [Int]

  /// Divides what of a text begins at an offset.
  init(_ source: [UInt8], from start: Int = 0) {
    self.source = source
    var starts = start < source.count ? [start] : []
    for index in source.indices.dropFirst(start + 1) where source[index - 1].endsLine {
      if source[index] == 0x0A, source[index - 1] == 0x0D { continue }
      starts.append(index)
    }
    self.starts = starts
  }

  var startIndex: Int { 0 }
  var endIndex: Int { starts.count }

  subscript(position: Int) -> Range<Int> {
    starts[position]..<(position + 1 < starts.count ? starts[position + 1] : source.count)
  }

  /// The text of a line without its line end.
  func text(of line: Range<Int>) -> String {
    var line = source[line]
    while let last = line.last, last.endsLine { line.removeLast() }
    return String(utf8: line)
  }
}

private extension UInt8 { var endsLine: Bool { self == 0x0A || self == 0x0D } }

extension StringProtocol {
  /// How many spaces the text begins with; a tab goes to the next column that four divides.
  var indent: Int {
    var column = 0
    for byte in utf8 {
      if byte == 0x20 {
        column += 1
      } else if byte == 0x09 {
        column += 4 - column % 4
      } else {
        break
      }
    }
    return column
  }

  /// The text without `count` columns of white space, or all of those that it has.
  func dropping(indent count: Int) -> String {
    guard utf8.first == 0x20 || utf8.first == 0x09 else { return String(self) }
    var column = 0
    var rest = Substring(self)
    while column < count, let first = rest.first, first == " " || first == "\t" {
      column += first == " " ? 1 : 4 - column % 4
      rest.removeFirst()
    }
    return String(repeating: " ", count: Swift.max(0, column - count)) + rest
  }
}
