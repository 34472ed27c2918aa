import Bytes

/// A line of text that names a section, and the level of the heading that it stands for.
typealias SectionLine = (range: Range<Int>, level: Int)

extension MarkdownFile {
  /// Lines of one shape that name sections: `SHIPPING`, `--- Shipping ---`, `Section B: Shipping`.
  ///
  /// The first question has one above it, or a title, and the answers before others would end with
  /// theirs.
  /// Where the shape is certain, something else than a question may follow. Known ones are among
  /// them.
  func sectionLines(above choice: QuestionChoice) -> [SectionLine] {
    let questions = choice.questions
    guard
      choice.ranks.allSatisfy((MarkdownLead.paragraphRank..<MarkdownLead.containerRank).contains),
      questions.first.flatMap({ singleLine(above: $0.origin) }) != nil,
      let first = questions.lazy.compactMap({ singleLine(above: $0.origin) })
        .first(where: { !QuestionWords.announce(text($0)) }),
      let shape = SectionShape(of: text(first)),
      // What a text begins with is its title.
      !shape.isPlain || source[start..<first.lowerBound].contains(where: { $0 > 0x20 })
    else { return sectionLines }
    let places = shape.isCertain ? blankLines : questions.map(\.origin)
    let lines = places.compactMap { singleLine(above: $0) }
      .filter { SectionShape(of: text($0)) == shape }
    let known = RangeSet(sectionLines.map(\.range))
    let others = lines.filter { lines.count > 1 && !known.contains($0.lowerBound) }
    return (sectionLines + others.map { ($0, 6) })
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Where the first blank line below each text begins.
  private var blankLines: [Int] {
    let lines = MarkdownLines(source, from: start).map { line in
      (start: line.lowerBound, isBlank: source[line].allSatisfy { $0 <= 0x20 })
    }
    return zip(lines, lines.dropFirst()).filter { !$0.isBlank && $1.isBlank }.map(\.1.start)
  }

  /// The short line above an offset, if no text is directly above it.
  private func singleLine(above offset: Int) -> Range<Int>? {
    guard let last = source[start..<offset].lastIndex(where: { $0 > 0x20 }) else { return nil }
    let first = source[start..<last].lastIndex(of: 0x0A).map { $0 + 1 } ?? start
    let above = source[start..<first].lastIndex { $0 > 0x20 }
    guard last - first < 80, source[last..<offset].contains(0x0A),
      above.map({ source[$0..<first].count { $0 == 0x0A } > 1 }) ?? true
    else { return nil }
    return first..<last + 1
  }
}

/// What lines that name sections have in common.
private struct SectionShape: Equatable {
  /// The marks around the name, and after its number.
  private let marks: [String]
  private let isCapital: Bool
  private let isFramed: Bool
  private let isIndented: Bool
  /// The word before a number or a letter: `Section` of `Section B`.
  private let kind: Substring?

  /// Nil if a line is no name.
  init?(of line: String) {
    let text = line.trimmed
    let whole = text.trimming { !$0.isAlphanumeric }
    let label = NumberLabel(in: whole)
    let name: Substring = label?.rest ?? whole[...]
    let words = name.drop { !$0.isLetter }.split(separator: " ")
    let around = text.replacing(whole, with: "")
    // How long lines of dashes are depends on the name.
    let kinds = around.reduce(into: "") { if !$0.contains($1) { $0.append($1) } }
    marks = [around.count > 3 ? kinds : around, label?.marks ?? ""]
    isCapital =
      whole.count > 3 && whole.contains(where: \.isUppercase) && whole.uppercased() == whole
    isFramed = around.count > 3
    isIndented = line.indent > 3
    let number = words.dropFirst().first?.filter { $0.isLetter || $0.isNumber } ?? ""
    kind = number.count == 1 || Int(number) != nil ? words.first : nil
    guard let first = words.first?.first, first.isLetter, !first.isLowercase,
      !marks[0].contains(where: ".!?,;。！？<>|`".contains), !["- ", "* ", "+ "].contains(marks[0]),
      !QuestionWords.announce(text), SpokenLabel(in: text.withoutMarks, role: .answer) == nil,
      words.count < (isPlain ? 6 : 9), !isPlain || first.isUppercase
    else { return nil }
  }

  /// Whether it tells a name also where no question follows.
  var isCertain: Bool { isCapital && isIndented || kind != nil || isFramed }

  /// Whether little tells the name from a sentence.
  var isPlain: Bool { marks == ["", ""] && !isCapital && kind == nil }
}
