import ContentParser

/// Escapes what CommonMark would read as markup, and only that.
enum MarkdownEscaping {
  /// Text within a line, between what stands before and after it.
  static func text(
    _ text: String,
    before start: Unicode.Scalar = " ",
    after end: Unicode.Scalar = " "
  ) -> String {
    let scalars = Array(text.visible.unicodeScalars)
    var escaped = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      let before = index > 0 ? scalars[index - 1] : start
      let after = index + 1 < scalars.count ? scalars[index + 1] : end
      switch scalar {
      case "\\", "`", "[", "]": escaped.append("\\")
      case "*", "~":
        if !(before.isPlainSpace && after.isPlainSpace) { escaped.append("\\") }
      case "_":
        if !(before.isWord && after.isWord) { escaped.append("\\") }
      case "!":
        if index + 1 == scalars.count, end == "[" { escaped.append("\\") }
      case "<":
        if after.isWord || "/!?".unicodeScalars.contains(after) { escaped.append("\\") }
      case "&":
        if isEntity(scalars[(index + 1)...]) { escaped.append("\\") }
      case "\t":
        escaped.append(contentsOf: "&#9;".unicodeScalars)
        continue
      default: break
      }
      escaped.append(scalar)
    }
    return String(escaped)
  }

  /// A whole line of text.
  static func line(_ line: String) -> String { guardingEnd(of: guardingStart(of: text(line))) }

  /// `&amp;`, `&#10;` and `&#x0A;` are entities; `AT&T` is none.
  private static func isEntity(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let end = rest.prefix(40).firstIndex(of: ";"), end > rest.startIndex else { return false }
    return rest[..<end].allSatisfy { $0.isASCIIAlphanumeric || $0 == "#" }
  }

  /// Escapes a space at the end of a line, which would be lost.
  static func guardingEnd(of markup: String) -> String {
    guard let last = markup.unicodeScalars.last, last.isSpace, last != "\n" else { return markup }
    return String(markup.unicodeScalars.dropLast()) + entity(of: last)
  }

  /// Escapes what the start of a line would make of it.
  static func guardingStart(of markup: String) -> String {
    guard let first = markup.unicodeScalars.first else { return markup }
    return first.isSpace ? guardingIndentation(of: markup) : guardingStart(of: markup, first)
  }

  /// Escapes a space at the start of a line, which would be lost or make code of it.
  static func guardingIndentation(of markup: String) -> String {
    guard let first = markup.unicodeScalars.first, first.isSpace else { return markup }
    return entity(of: first) + String(markup.unicodeScalars.dropFirst())
  }

  private static func entity(of scalar: Unicode.Scalar) -> String { "&#\(scalar.value);" }

  private static func guardingStart(of markup: String, _ first: Unicode.Scalar) -> String {
    switch first {
    case "#", "+", "-", ">", "=", ":", "|":
      return isMarker(markup, first) ? "\\" + markup : markup
    case "*": return "\\" + markup
    case "0"..."9":
      let digits = markup.prefix { $0.isASCII && $0.isNumber }
      let rest = markup[digits.endIndex...]
      guard digits.count < 10, let mark = rest.first, mark == "." || mark == ")",
        rest.dropFirst().first.map({ $0 == " " }) ?? true
      else { return markup }
      return digits + "\\" + rest
    default: return markup
    }
  }

  private static func isMarker(_ markup: String, _ first: Unicode.Scalar) -> Bool {
    switch first {
    case ">": return true
    case "#":
      let marks = markup.prefix { $0 == "#" }
      return marks.count <= 6 && (markup[marks.endIndex...].first.map { $0 == " " } ?? true)
    case "+": return markup.dropFirst().first.map { $0 == " " } ?? true
    case "-":
      return markup.dropFirst().first.map { $0 == " " } ?? true
        || isDelimiterRow(markup)
    case "=": return markup.allSatisfy { $0 == "=" || $0 == " " }
    default: return isDelimiterRow(markup)
    }
  }

  /// `---` below a line makes a heading of it, and `| --- | :-: |` a table.
  private static func isDelimiterRow(_ markup: String) -> Bool {
    markup.contains("-") && markup.allSatisfy { "-:| ".contains($0) }
  }

  /// Hashes at the end of a heading would be taken for its end.
  static func guardingHeading(_ markup: String) -> String {
    let marks = markup.reversed().prefix { $0 == "#" }.count
    guard marks > 0 else { return markup }
    let head = markup.dropLast(marks)
    guard head.isEmpty || head.last == " " else { return markup }
    return head + "\\" + String(repeating: "#", count: marks)
  }

  /// An address between the parentheses of a link.
  static func destination(_ address: Address) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in address.text.unicodeScalars {
      if "()<>&*_[]`\"'".unicodeScalars.contains(scalar) { escaped.append("\\") }
      escaped.append(scalar)
    }
    return String(escaped)
  }

  /// A name in a program, between as many backticks as it takes.
  static func codeSpan(_ code: String) -> String {
    let ticks = String(repeating: "`", count: longestRun(of: "`", in: code) + 1)
    let isPadded = code.first == "`" || code.last == "`" || (code.first == " " && code.last == " ")
    return isPadded ? "\(ticks) \(code) \(ticks)" : ticks + code + ticks
  }

  /// A fence longer than any in the code.
  static func fence(for code: String) -> String {
    String(repeating: "`", count: max(3, longestRun(of: "`", in: code) + 1))
  }

  /// The language behind a fence: a word and nothing else.
  static func infoString(_ language: String) -> String {
    String(language.filter { $0.isLetter || $0.isNumber || "+-#.".contains($0) })
  }

  private static func longestRun(of character: Character, in text: String) -> Int {
    var longest = 0
    var current = 0
    for next in text {
      current = next == character ? current + 1 : 0
      longest = max(longest, current)
    }
    return longest
  }
}

extension Unicode.Scalar {
  var isSpace: Bool { properties.isWhitespace }
  /// A space that is written as one, unlike a tab.
  var isPlainSpace: Bool { isSpace && self != "\t" }
  var isWord: Bool { properties.isAlphabetic || properties.numericType != nil }
  var isASCIIAlphanumeric: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self) || ("0"..."9").contains(self)
  }
}
