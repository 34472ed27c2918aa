import Bytes
import FaqService

/// A text without marks of Markdown, in which the ends of lines say something.
struct PlainText {
  /// The text in which bullets are those of Markdown, and lines that divide it are blank.
  private(set) var bytes: [UInt8]
  /// The lines with signs below them, or above and below.
  private(set) var titles: [SectionLine] = []
  /// Whether it has no marks at all, as the name of the file says.
  let isLiteral: Bool
  /// Whether the first title says that questions follow.
  private var isEntitled = false
  /// Where the lines were that divide the text.
  private var dividers: [Int] = []
  /// How wide the lines are: one that ends long before was ended on purpose.
  private(set) var columns = 50

  /// Nil if a text has marks of Markdown; underlines may be some, unless its name says otherwise.
  init?(_ text: [UInt8], from start: Int, isNamed: Bool) {
    (bytes, isLiteral) = (text, isNamed)
    var lengths: [Int] = []
    // The lines that nothing divides, and the sign of the line above them.
    var (above, sign) = (start..<start, UInt8?.none)
    var end = start
    while end < text.count {
      let line = text[end...].prefix { $0 != 0x0A }
      end = min(line.endIndex + 1, text.count)
      let mark = line.divider
      let isTitle = mark != nil && addTitle(above, below: sign, above: line)
      if mark != nil {
        if !isTitle { dividers.append(line.startIndex) }
        blank(line.indices)
      } else {
        guard !line.hasMarks(in: text, isFirst: above.isEmpty, isLiteral) else { return nil }
        blankPrefix(of: line)
        replaceBullet(of: line)
      }
      if mark == nil, line.contains(where: { $0 > 0x20 }) {
        lengths.append(line.count)
        above = above.lowerBound..<line.endIndex
      } else {
        (above, sign) = (end..<end, isTitle ? nil : mark)
      }
      guard titles.count < 3 || isNamed else { return nil }
    }
    // Nine of ten lines are no longer.
    lengths.sort()
    columns = max(columns, lengths.dropLast(lengths.count / 10).last ?? 0)
  }

  /// Where the first line was that divided a range, with text above and below it.
  func firstDivider(in range: Range<Int>) -> Int? {
    guard let first = bytes[range].firstIndex(where: { $0 > 0x20 }),
      let last = bytes[range].lastIndex(where: { $0 > 0x20 })
    else { return nil }
    let next = dividers[dividers.partitioningIndex { $0 > first }...].first
    return next.flatMap { $0 < last ? $0 : nil }
  }

  /// Adds the lines above a line of signs if they are a title; false if those divide the text.
  ///
  /// The first of a text is above all others if it says that questions follow.
  private mutating func addTitle(
    _ lines: Range<Int>,
    below sign: UInt8?,
    above line: ArraySlice<UInt8>
  ) -> Bool {
    let mark = line.divider
    let text = String(utf8: bytes[lines]).trimmed
    let isFramed = sign == mark && text.lines.count < 4 && ![".", "!"].contains(text.last)
    let isUnderlined =
      mark.map("-=".utf8.contains) == true && bytes[lines].mayBeUnderlined(by: line)
    guard !lines.isEmpty, isFramed || isUnderlined else { return false }
    if isFramed { dividers.removeLast() }
    if titles.isEmpty { isEntitled = QuestionWords.announce(text) }
    let level = (isFramed || mark == UInt8(ascii: "=") ? 1 : 2) + (isEntitled ? 1 : 0)
    titles.append((lines, titles.isEmpty && isEntitled ? 1 : level))
    return true
  }

  private mutating func blank(_ range: Range<Int>) {
    for place in range where bytes[place] != 0x0D { bytes[place] = 0x20 }
  }

  /// Blanks a mark before a label, a number in a digest of mails, or an answer.
  ///
  /// `@Q:`, `Subject: 1.2.`, `>> So.`
  private mutating func blankPrefix(of line: ArraySlice<UInt8>) {
    guard let start = Self.prefixes.first(where: { line.starts(with: $0.utf8) }),
      // A quotation goes on in the next line.
      !start.hasPrefix(">") || bytes[line.endIndex...].dropFirst().first != UInt8(ascii: ">")
    else { return }
    blank(line.prefix(start.utf8.count - 1).indices)
  }

  private static let prefixes = ["@Q", "@A", ">> ", ">>\t"] + (0...9).map { "Subject: \($0)" }

  private mutating func replaceBullet(of line: ArraySlice<UInt8>) {
    let content = line.drop { $0 == 0x20 || $0 == 0x09 }
    guard content.first.map({ $0 >= 0x80 }) == true,
      let bullet = ["•", "◦", "▪", "‣", "●", "·", "・"].map(\.utf8).first(where: content.starts),
      bullet.count > 2 || content.dropFirst(bullet.count).first?.isSpaceOrTab == true
    else { return }
    blank(content.prefix(bullet.count).indices)
    bytes[content.startIndex] = UInt8(ascii: "*")
  }
}

private extension ArraySlice<UInt8> {
  /// The first byte of the character that a line consists of, if that divides a text.
  var divider: UInt8? {
    let content = String(utf8: self).trimmed
    guard let mark = content.first, content.utf8.count > 2, 2 * content.utf8.count > count,
      !mark.isLetter, !mark.isNumber,
      !".?!`|".contains(mark), mark != "~" || content.count > 5,
      content.split(separator: " ").allSatisfy({ $0 == String(mark) })
        || content.allSatisfy({ $0 == mark })
    else { return nil }
    return mark.utf8.first
  }

  /// Whether a line is a title if it has `===` or `---` below it, not the end of a text.
  func mayBeUnderlined(by line: Self) -> Bool {
    let text = String(utf8: self).trimmed
    let endsSentence = text.last.map(".!:;)".contains) ?? true
    return text.isOneLine && String(utf8: self).indent < 4
      && (!endsSentence || abs(text.count - line.count) < 4)
  }

  /// Whether a line has marks that only Markdown has: of headings, fences, links or bold text.
  ///
  /// Further in, or directly below text, `# ` begins a command, and in plain text also above text.
  func hasMarks(in text: [UInt8], isFirst: Bool, _ isLiteral: Bool) -> Bool {
    let content = drop { $0 == 0x20 }
    let isAboveText = text[endIndex...].dropFirst().prefix { $0 != 0x0A }.contains { $0 > 0x20 }
    let isHeading =
      isFirst && starts(with: "# ".utf8)
      && !(isLiteral && isAboveText && last != UInt8(ascii: "?"))
    let isCode = content.startIndex - startIndex > 3
    let begins = isHeading || ["##", "```", "~~~"].contains { content.starts(with: $0.utf8) }
    if !isCode, begins { return true }
    return zip(indices, self).contains { place, byte in
      let next = self[place...].dropFirst().prefix(2)
      return byte == UInt8(ascii: "*") && next.first == byte
        && next.last?.isASCIIAlphanumeric == true
        || byte == UInt8(ascii: "]") && next.first == UInt8(ascii: "(")
    }
  }
}
