/// How plain text is divided: by line feeds, carriage returns or both, and by the line
/// and paragraph separators of Unicode.
enum PlainText {
  static func paragraphs(of text: String) -> [[Inline]] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isLineEnd)
    var paragraphs: [[Inline]] = []
    for paragraph in lines.split(whereSeparator: \.isBlank) {
      paragraphs.append(joined(paragraph))
    }
    return paragraphs
  }

  static func lines(of text: String) -> [Inline] {
    joined(text.split(omittingEmptySubsequences: false, whereSeparator: \.isLineEnd)[...])
  }

  private static func joined(_ lines: ArraySlice<Substring>) -> [Inline] {
    var inlines: [Inline] = []
    for line in lines {
      if !inlines.isEmpty { inlines.append(.lineBreak) }
      inlines.append(.text(String(line)))
    }
    return inlines
  }
}

extension Character {
  var isLineEnd: Bool {
    self == "\n" || self == "\r\n" || self == "\r" || self == "\u{2028}" || self == "\u{2029}"
  }
}

extension Substring {
  var isBlank: Bool { allSatisfy { $0 == " " || $0 == "\t" } }
}
