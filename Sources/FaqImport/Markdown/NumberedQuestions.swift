import Bytes
import Markup

/// The questions of a plain text that have running numbers: `1.`, `1-`, `(1)`, `1.1`, `A1)`.
///
/// The numbers tell what begins a question, which may be a statement, from the steps of an answer:
/// `1. How?`, `1. Go in.`, `2. Go out.`, `2. Where?`.
struct NumberedQuestions {
  /// The questions and the names of their sections, in order.
  private(set) var lines: [NumberedLine] = []

  /// Nil if few of the questions in a text have running numbers; only in a text that is called FAQ,
  /// they may all be statements.
  init?(of source: [UInt8], from start: Int, in naming: QuestionNaming) {
    var numbered: [NumberedLine] = []
    var others = 0
    var followsBlank = true
    let ranges = MarkdownLines(source, from: start)
    var listStart = 0
    for (index, range) in ranges.enumerated() {
      let text = ranges.text(of: range)
      if var line = NumberedLine(text, in: range) {
        line.goOn(in: ranges[(index + 1)...].prefix(4), of: ranges)
        numbered.append(line)
        continue
      }
      // Three lines in a row are a list of steps, or of contents.
      if numbered.count - listStart > 2 { numbered.removeSubrange(listStart...) }
      listStart = numbered.count
      let isLabelled = SpokenLabel(in: text, role: .question) != nil
      if isLabelled || followsBlank && QuestionWords.endInMark(text) { others += 1 }
      followsBlank = text.isBlank
    }
    // So is a line that is there again below.
    var later: Set<String> = []
    func isLast(_ line: NumberedLine) -> Bool { later.insert(ranges.text(of: line.range)).inserted }
    numbered = numbered.reversed().filter(isLast).reversed()
    let questions = RunningNumbers(of: numbered).longest
    let asking = questions.count { numbered[$0].asks }
    let areEnough =
      asking > 1 && 2 * asking >= questions.count || naming != .unnamed && questions.count > 2
    guard areEnough, asking >= others else { return nil }
    var next = 0
    for index in questions + [numbered.count] {
      if let last = lines.last { lines += numbered[next..<index].filter { $0.isBelow(last) } }
      guard index < numbered.count else { break }
      let name = numbered[index].number.dropLast()
      if let section = numbered[next..<index].last(where: { $0.number[...] == name }) {
        lines.append(changing(section) { $0.isSection = true })
      }
      lines.append(numbered[index])
      next = index + 1
    }
  }

  /// Those that begin in a range.
  func lines(in range: Range<Int>) -> ArraySlice<NumberedLine> {
    let first = lines.partitioningIndex { $0.range.lowerBound >= range.lowerBound }
    return lines[first...].prefix { $0.range.lowerBound < range.upperBound }
  }
}

extension MarkdownLead {
  /// A question with a running number, or the name of some.
  init(_ line: NumberedLine, in document: MarkdownDocument) {
    let range = line.range.moved(by: -document.shift)
    let start = range.lowerBound + line.labelCount
    var title = document.title(document.text(start..<range.upperBound))
    // The number of a list item is no word.
    let entries = document.outline.entries
    let items =
      entries[entries.partitioningIndex { $0.range.upperBound > start }...].first?.items ?? []
    let item = items[items.partitioningIndex { $0.lowerBound >= range.lowerBound }...].first
    let isItem = item.map { $0.lowerBound < start } ?? false
    title.restCount += isItem ? 0 : 1
    title.number = NumberLabel(in: document.text(range).trimmed)?.text
    title.isLabelled = !line.isSection
    self.init(line.isSection ? 2 : Self.paragraphRank, title, in: line.range)
  }
}

extension [MarkdownLead] {
  /// Adds a question; several in a row have one answer.
  mutating func add(_ lead: MarkdownLead) {
    guard let last, last.rank == lead.rank, last.contentStart == lead.origin else {
      append(lead)
      return
    }
    let title = changing(last.title) { $0.append(lead.title) }
    self[count - 1] = MarkdownLead(lead.rank, title, in: last.origin..<lead.contentStart)
  }
}

/// A number before a text: `1.`, `1)`, `1-`, `2b.`, `2.3`, `(4)`, `[5]`, `A1)`.
struct NumberLabel {
  /// The parts of the number: 1 and 2 of `1.2`; a capital letter counts as one.
  private(set) var parts: [Int] = []
  /// The number without what is around it.
  let text: String
  /// What is before and after the number.
  let marks: String
  /// The text after the label.
  let rest: Substring
  /// Whether a capital letter is in it.
  let hasLetter: Bool

  /// Nil if a text does not begin with a number.
  init?(in source: String) {
    let open = source.prefix { $0 == "(" || $0 == "[" }
    var rest = source[open.endIndex...]
    hasLetter = rest.first.map { $0.isASCII && ("A"..."P").contains($0) } ?? false
    if hasLetter {
      parts += rest.prefix(1).utf8.map(Int.init)
      rest = rest.dropFirst().first == "." ? rest.dropFirst(2) : rest.dropFirst()
    }
    while case let digits = rest.prefix(while: \.isASCIIDigit), digits.count < 7,
      let part = Int(digits)
    {
      parts.append(part)
      rest = rest[digits.endIndex...]
      guard rest.first == ".", rest.dropFirst().first?.isASCIIDigit == true else { break }
      rest.removeFirst()
    }
    guard parts.count > (hasLetter ? 1 : 0) else { return nil }
    let marked = rest.first.map("abcde".contains) == true ? rest.dropFirst() : rest
    let marks = marked.prefix { ".):-]、．".contains($0) }
    if !marks.isEmpty { rest = marked }
    text = String(source[open.endIndex..<rest.startIndex])
    self.marks = String(open + marks)
    self.rest = rest[marks.endIndex...].drop { $0 == " " || $0 == "\t" }
    // A capital letter may follow a number and its mark at once.
    let first = marks.isEmpty || marks.last == "-" ? nil : self.rest.first
    guard
      self.rest.startIndex > marks.endIndex || first.map({ $0.isLetter && !$0.isLowercase }) == true
    else { return nil }
  }
}

/// A line that begins with a number.
struct NumberedLine {
  /// The line, and those that a question goes on in.
  private(set) var range: Range<Int>
  /// How long the label is, with what is around it.
  let labelCount: Int
  /// The parts of the number.
  let number: [Int]
  /// How the number is written.
  let style: String
  /// Whether the text ends in a question mark.
  private(set) var asks: Bool
  /// Whether it is the name of a section: `2 Costs` above `2.1 Is it free?`.
  var isSection = false
  /// How far it is indented.
  private let indent: Int
  /// Whether a blank line and text that is further in follow.
  private var isAboveIndent = false

  /// Nil if a line does not begin with a number, or has nothing else.
  init?(_ line: String, in range: Range<Int>) {
    guard let label = NumberLabel(in: String(line.drop { $0 == " " || $0 == "\t" })),
      label.rest.contains(where: \.isLetter)
    else { return nil }
    (self.range, number) = (range, label.parts)
    labelCount = line.utf8.count - label.rest.utf8.count
    indent = line.indent
    style = "\(indent / 4)\(label.parts.count)\(label.marks)"
    asks = QuestionWords.endInMark(line)
  }

  /// Whether it is a question by its number alone, as `1.1.1 Too short!` after `1.1 It is wrong!`.
  func isBelow(_ question: Self) -> Bool {
    isAboveIndent && question.isAboveIndent && indent == question.indent
      && number.count > question.number.count && number.starts(with: question.number)
  }

  /// Adds the next lines if one of them ends the question, or if a blank line and an answer follow
  /// those of a long statement.
  mutating func goOn(in next: Slice<MarkdownLines>, of lines: MarkdownLines) {
    let texts = next.map(lines.text)
    let numbered = zip(texts, next).prefix { Self($0, in: $1) == nil }.count
    let count = texts.prefix(min(numbered, 2)).prefix { !$0.isBlank }.count
    let end = asks ? nil : texts[..<count].firstIndex(where: QuestionWords.endInMark)
    let isLong = !asks && range.count > 50 && numbered > count + 1
    let isApart = isLong && texts.dropFirst(count).first?.isBlank == true
    asks = asks || end != nil
    let below = texts[((end ?? -1) + 1)...]
    isAboveIndent = below.first?.isBlank == true && below.dropFirst().first?.indent ?? 0 > indent
    guard let last = end ?? (isApart ? count - 1 : nil), last >= 0 else { return }
    range = range.lowerBound..<next[next.startIndex + last].upperBound
  }
}

/// The lines whose numbers follow one another, with the most questions.
private struct RunningNumbers {
  /// The best lines so far with a number, and in each style.
  private var places: [String: [[Int]: Int]] = [:]
  private var bests: [String: Int] = [:]
  private var scores: [Int] = []
  private var previous: [Int?] = []
  private let lines: [NumberedLine]

  init(of lines: [NumberedLine]) {
    self.lines = lines
    for index in lines.indices { add(index) }
  }

  /// The indices of the lines, in order.
  var longest: [Int] {
    var next = bests.values.max { (scores[$0], $0) < (scores[$1], $1) }
    var indices: [Int] = []
    while let index = next {
      indices.append(index)
      next = previous[index]
    }
    return indices.reversed()
  }

  private mutating func add(_ index: Int) {
    let line = lines[index]
    let start = Array(line.number.dropLast())
    let last = line.number.last ?? 0
    // The first of a section, or a question, may follow any other.
    let mayBeginAnew = line.asks || !start.isEmpty
    let anew = last < 2 && mayBeginAnew ? bests[line.style] : nil
    let place = predecessor(of: line, start, last) ?? anew
    previous.append(place)
    scores.append((place.map { scores[$0] } ?? 0) + (line.asks ? 4 : 1))
    guard place != nil || last < 2 else { return }
    func isBest(_ other: Int?) -> Bool { other.map { scores[$0] <= scores[index] } ?? true }
    guard isBest(places[line.style]?[line.number]) else { return }
    places[line.style, default: [:]][line.number] = index
    if isBest(bests[line.style]) { bests[line.style] = index }
  }

  /// The best line before one with a number; an author may have removed questions, or
  /// used a number twice.
  private func predecessor(of line: NumberedLine, _ start: [Int], _ last: Int) -> Int? {
    guard let known = places[line.style] else { return nil }
    if line.asks, let same = known[line.number], lines[same].asks { return same }
    let numbers = stride(from: last - 1, through: max(0, last - (line.asks ? 10 : 2)), by: -1)
    return numbers.lazy.compactMap { known[start + [$0]] }.first
  }
}
