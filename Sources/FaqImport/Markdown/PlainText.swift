import Bytes
import FaqService

/// A text without marks of Markdown, in which the ends of lines say something.
struct PlainText {
  /// The text in which bullets are those of Markdown, and lines that divide it are blank.
  private(set) var bytes: [UInt8]
  /// Whether a backslash is nothing but that, as the name of the file says.
  private let isNamed: Bool
  /// Where the lines were that divide the text.
  private var dividers: [Int] = []
  /// How wide the lines are: one that ends long before was ended on purpose.
  private var columns = 50

  /// Nil if a text has marks of Markdown; underlines may be some, unless its name says otherwise.
  init?(_ text: [UInt8], from start: Int, isNamed: Bool) {
    (bytes, self.isNamed) = (text, isNamed)
    var counts = [Int](repeating: 0, count: 256)
    var underlineCount = 0
    var above: ArraySlice<UInt8> = []
    var offset = start
    while offset < text.count {
      let line = text[offset...].prefix { $0 != 0x0A }
      if let mark = line.divider {
        let isUnderline = "-=".utf8.contains(mark) && above.mayBeUnderlined(by: line)
        if isUnderline {
          underlineCount += 1
        } else {
          blank(line.indices)
          dividers.append(line.startIndex)
        }
      } else {
        guard !line.hasMarks(below: above) else { return nil }
        blankPrefix(of: line)
        replaceBullet(of: line)
        if line.contains(where: { $0 > 0x20 }) { counts[min(line.count, 255)] += 1 }
      }
      guard underlineCount < 3 || isNamed else { return nil }
      above = bytes[line.indices]
      offset = line.endIndex + 1
    }
    // Nine of ten lines are no longer.
    var rest = counts.reduce(0, +) / 10
    let longest = counts.indices.last { length in
      rest -= counts[length]
      return rest < 0
    }
    columns = max(longest ?? 0, columns)
  }

  /// Where the first line was that divided a range, with text above and below it.
  func firstDivider(in range: Range<Int>) -> Int? {
    guard let first = bytes[range].firstIndex(where: { $0 > 0x20 }),
      let last = bytes[range].lastIndex(where: { $0 > 0x20 })
    else { return nil }
    let next = dividers[dividers.partitioningIndex { $0 > first }...].first
    return next.flatMap { $0 < last ? $0 : nil }
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

  /// Markdown in which lines that were ended on purpose keep their ends; aligned columns are code.
  func markdown(of text: String) -> String {
    let lines = text.lines
    let isKept = keptEnds(of: lines)
    var result: [String] = []
    var index = 0
    var hanging = 0..<0
    while index < lines.count {
      if index >= hanging.upperBound {
        hanging = lines.indices[index...].prefix { isKept[$0] && lines[$0].indent > 1 }
      }
      let begins = hanging.first == index && hanging.count > 1
      let marks = begins ? lines[hanging].joined().filter { !$0.isWhitespace } : ""
      let isDrawing = 2 * marks.count(where: \.isLetter) < marks.count
      let drawn = isDrawing ? hanging : lines.codeLines(from: index)
      let table = drawn.isEmpty ? lines.aligned(from: index) : drawn
      let list = lines.deepItems(from: index)
      if !list.isEmpty {
        result += [""] + list.map { escaped(lines[$0].dropping(indent: lines[index].indent)) }
        index = list.endIndex
      } else if table.isEmpty {
        index += 1
        let line = escaped(lines[index - 1])
        if lines.endsList(at: index - 1) { result.append("") }
        result.append(index < lines.count && isKept[index] ? line + "  " : line)
      } else {
        result += ["", "```"] + table.map { lines[$0] } + ["```", ""]
        index = table.endIndex
      }
    }
    return result == lines ? text : result.joined(separator: "\n").withoutBlankEnds
  }

  /// A line of text in which `#` does not begin a heading, and a backslash is one.
  private func escaped(_ line: String) -> String {
    guard line.indent < 4 else { return line }
    let text = isNamed ? line.replacing("\\", with: "\\\\") : line
    return text.trimmed.hasPrefix("# ") ? "\\" + text.trimmed : text
  }

  /// Whether the end before each line is kept.
  private func keptEnds(of lines: [String]) -> [Bool] {
    var isKept = lines.indices.map {
      $0 > 0 && lines[$0 - 1].endsEarly(before: lines[$0], in: columns)
    }
    var isCode = false
    for (index, last) in lines.dropLast().enumerated() {
      let indent = lines[index + 1].indent
      if last.isBlank { isCode = indent > 3 }
      if isCode { isKept[index + 1] = false }
      let isDeeper = indent > last.indent + 1 && !last.beginsItem
      guard isDeeper, !isCode, !last.isBlank else { continue }
      // Commands are indented further, and some are short; a paragraph may hang as well.
      let run = lines.indices[(index + 1)...].prefix {
        !lines[$0].isBlank && lines[$0].indent >= indent
      }
      let goesOn = run.endIndex < lines.count && !lines[run.endIndex].isBlank
      let isShort = run.dropFirst().contains { isKept[$0] } || run.count == 1 && goesOn
      for place in run.lowerBound..<run.endIndex + (goesOn ? 1 : 0) where isShort {
        isKept[place] = true
      }
    }
    return isKept
  }
}

extension [String] {
  /// Whether a line is text after a list: the item above ends with a sentence, or the line begins
  /// one.
  func endsList(at index: Int) -> Bool {
    guard index > 0, case (let last, let line) = (self[index - 1], self[index]), last.beginsItem,
      !line.isBlank, !line.beginsItem, line.indent <= last.indent
    else { return false }
    return last.endsSentence || last.utf8.count < 60 && line.trimmed.first?.isUppercase == true
  }
}

private extension [String] {
  /// The items from a line on that Markdown would read as text, since their indent is so deep.
  func deepItems(from start: Int) -> Range<Int> {
    let indent = self[start].indent
    guard indent > 3, self[start].beginsItem, start > 0, case let last = self[start - 1],
      !last.isBlank, last.indent < 2, !last.beginsItem
    else { return start..<start }
    return indices[start...].prefix { !self[$0].isBlank && self[$0].indent >= indent }
  }

  /// The lines of a program from one on, up to a blank line: two of three end with its signs.
  ///
  /// So are lines without full stops that are further in than a text above that introduces them.
  func codeLines(from start: Int) -> Range<Int> {
    let lines = indices[start...].prefix { !self[$0].isBlank }
    let signs = lines.count { index in self[index].trimmed.last.map("{};".contains) ?? false }
    let isCode = lines.contains { ["{", "}", "=", "()"].contains(where: self[$0].contains) }
    let last = start > 1 && self[start - 1].isBlank ? self[start - 2] : ""
    let areFurtherIn =
      last.trimmed.last == ":" && lines.allSatisfy { 1...3 ~= self[$0].indent - last.indent }
    let areCommands =
      areFurtherIn && !lines.contains { self[$0].beginsItem || self[$0].endsSentence }
    return areCommands || lines.count > 2 && isCode && 3 * signs >= 2 * lines.count
      ? lines : start..<start
  }

  /// The lines from one on in which a column begins where one of that line does.
  func aligned(from start: Int) -> Range<Int> {
    let columns = self[start].indent < 4 ? self[start].columns : []
    let lines = indices[start...].prefix { !columns.isDisjoint(with: self[$0].columns) }
    return lines.count > 1 ? lines : start..<start
  }
}

extension String {
  /// Whether a line introduces the next, or the first word of that would have fitted it, and more.
  func endsEarly(before next: Self, in columns: Int) -> Bool {
    let line = trimmed
    let word = next.trimmed.prefix { !$0.isWhitespace }.utf8.count
    return !line.isEmpty && word > 0
      && (line.last == ":" || 4 * (line.utf8.count + 1 + word) <= 3 * columns)
  }
}

private extension String {
  var endsSentence: Bool { trimmed.last.map(".!?".contains) == true }

  var beginsItem: Bool { MarkupSigns.beginsItem(Array(trimmed.utf8)[...]) }

  /// Where white space ends that is wider than between words and sentences.
  var columns: Set<Int> {
    let bytes = Array(utf8)
    guard let first = bytes.firstIndex(where: { $0 > 0x20 }), !"*-+".utf8.contains(bytes[first])
    else { return [] }
    let starts = bytes.indices.dropFirst(first + 3).filter { start in
      bytes[start] > 0x20 && bytes[start - 1] <= 0x20 && bytes[start - 2] <= 0x20
        && bytes[..<start].last { $0 > 0x20 }.map { !".?!:;".utf8.contains($0) } ?? false
    }
    return Set(starts)
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
    return !text.isEmpty && String(utf8: self).indent < 4
      && (!endsSentence || abs(text.count - line.count) < 4)
  }

  /// Whether a line has marks that only Markdown has: of headings, fences, links or bold text.
  ///
  /// Directly below text, `# ` also begins a command.
  func hasMarks(below above: Self) -> Bool {
    let content = drop { $0 == 0x20 }
    let isHeading = content.starts(with: "# ".utf8) && !above.contains { $0 > 0x20 }
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
