import Bytes
import FaqService

extension PlainText {
  /// Markdown in which lines that were ended on purpose keep their ends; aligned columns are code.
  ///
  /// All lines but the first may have hung below its label.
  func markdown(of text: String, isHung: Bool) -> String {
    let lines = text.lines
    var result: [String] = []
    var index = 0
    // How far the last item of a list is indented.
    var item: Int?
    while index < lines.count {
      let code = lines.codeLines(from: index, isHung: isHung)
      let table = code.isEmpty ? lines.aligned(from: index) : code
      let list = lines.deepItems(from: index)
      if !list.isEmpty {
        result += [""] + list.map { escaped(lines[$0].dropping(indent: lines[index].indent)) }
        index = list.endIndex
      } else if table.isEmpty {
        index += 1
        let line = escaped(lines[index - 1])
        if lines[index - 1].beginsItem { item = lines[index - 1].indent }
        if lines.endsList(at: index - 1) { result.append("") }
        let mayBeCode = line.indent > 3 && item == nil
        let isCode = mayBeCode && result.last.map { $0.isBlank || $0.indent > 3 } ?? true
        let isKept = index < lines.count && line.endsEarly(before: lines[index], in: columns)
        result.append(isKept && !isCode ? line + "  " : line)
      } else {
        let code = lines[table].joined(separator: "\n").withoutCommonIndent.lines
        let isInItem = item.map { lines[index].indent > $0 + 1 } ?? false
        let indent = String(repeating: " ", count: isInItem ? lines[index].indent : 0)
        result += [""] + (["```"] + code + ["```"]).map { indent + $0 } + [""]
        index = table.endIndex
      }
    }
    return result == lines ? text : result.joined(separator: "\n").withoutBlankEnds
  }

  /// A line of text in which `#` does not begin a heading, and all signs are literal if its name
  /// says so.
  private func escaped(_ line: String) -> String {
    guard line.indent < 4 else { return line }
    let text = isLiteral ? line.escapingMarks : line
    return text.trimmed.hasPrefix("# ") ? "\\" + text.trimmed : text
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

  /// The lines of a program from one on, or paragraphs of commands: further in than text, or below
  /// a blank line and one that introduces them.
  func codeLines(from start: Int, isHung: Bool) -> Range<Int> {
    let above = indices[..<start].suffix(2).last { !self[$0].isBlank }
    let isBelowBlank = above != start - 1
    let (indent, textIndent) = (self[start].indent, above.map { self[$0].indent } ?? 0)
    guard isBelowBlank || indent > textIndent else { return start..<start }
    let lines = paragraph(from: start, indentedBy: isBelowBlank ? 0 : textIndent + 1)
    if self[lines].areProgram { return lines }
    let isLed = above.map { self[$0].trimmed.last == ":" } ?? false
    guard let above, isLed || !isBelowBlank else { return start..<start }
    let mayBeCode =
      isHung && above == 0 || indent > textIndent && !(isBelowBlank && self[above].beginsItem)
    var (end, next) = (start, start)
    while next < count, case let lines = paragraph(from: next, indentedBy: indent), !lines.isEmpty,
      isLed && mayBeCode && self[next].trimmed.first?.isUppercase == false
        || self[lines].contains(where: \.isCode),
      !self[lines].contains(where: \.isNoCode)
    {
      end = lines.upperBound
      next = self[end...].firstIndex { !$0.isBlank } ?? count
    }
    return start..<end
  }

  /// The lines from one on that are indented, up to a blank one.
  private func paragraph(from start: Int, indentedBy indent: Int) -> Range<Int> {
    indices[start...].prefix { !self[$0].isBlank && self[$0].indent >= indent }
  }

  /// The lines from one on in which a column begins where one of that line does.
  func aligned(from start: Int) -> Range<Int> {
    let columns = self[start].indent < 4 ? self[start].columns : []
    let lines = indices[start...].prefix { !columns.isDisjoint(with: self[$0].columns) }
    return lines.count > 1 ? lines : start..<start
  }
}

private extension ArraySlice<String> {
  /// Whether two of three lines end with the signs of a program, or all are a drawing.
  var areProgram: Bool {
    let signs = count { $0.trimmed.last.map("{};".contains) ?? false }
    let marks = joined().filter { !$0.isWhitespace }
    let isDrawing = 2 * marks.count(where: \.isLetter) < marks.count && first?.beginsItem == false
    return count > 1 && (isDrawing || 3 * signs >= 2 * count && contains(where: \.isCode))
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
  /// The text in which marks of Markdown beside words are literal, and all backslashes.
  var escapingMarks: String {
    let bytes = Array(" \(self) ".utf8)
    let escaped = bytes.indices.dropFirst().dropLast().flatMap { index in
      let isInWord = [index - 1, index + 1].allSatisfy { bytes[$0].isASCIIAlphanumeric }
      let isBullet = bytes[index] == UInt8(ascii: "*") && bytes[index + 1] == 0x20
      let isMark = "*_~`".utf8.contains(bytes[index]) && !isInWord && !isBullet
      return (isMark || bytes[index] == UInt8(ascii: "\\") ? "\\" : "").utf8 + [bytes[index]]
    }
    return String(utf8: escaped)
  }

  /// Whether a line has the signs of a program, or begins with that of a command.
  var isCode: Bool {
    ["{", "}", "=", "()"].contains(where: contains) || trimmed.first.map("#$./".contains) == true
  }

  /// Whether a line is an item, an address, or the end of a sentence, but no comment.
  var isNoCode: Bool {
    let isAddress =
      !trimmed.contains { " (".contains($0) } && ["@", "://"].contains(where: contains)
    let introduces = trimmed.last == ":" && !isCode
    return isAddress || introduces || beginsItem || endsSentence && !trimmed.hasPrefix("#")
  }

  var endsSentence: Bool { trimmed.last.map(".!?。！？".contains) == true }

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
