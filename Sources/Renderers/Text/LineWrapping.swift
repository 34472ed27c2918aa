/// Breaks lines at spaces, and words that are longer than a line between grapheme clusters.
enum LineWrapping {
  static func wrap(_ line: [StyledText], width: Int?) -> [[StyledText]] {
    guard let width, line.reduce(0, { $0 + TextWidth.of($1.text) }) > width else { return [line] }
    var wrapping = Wrapping(width: width)
    for piece in line { wrapping.add(piece) }
    return wrapping.finished()
  }
}

private struct Wrapping {
  private let width: Int
  private var lines: [[StyledText]] = []
  private var line: [StyledText] = []
  private var lineWidth = 0
  private var spaces: [StyledText] = []
  private var spacesWidth = 0
  private var word: [StyledText] = []
  private var wordWidth = 0

  init(width: Int) { self.width = max(1, width) }

  mutating func add(_ piece: StyledText) {
    for character in piece.text {
      if character == " " || character == "\t" {
        placeWord()
        append(character, piece.style, to: &spaces)
        spacesWidth += TextWidth.of(character)
      } else {
        let size = TextWidth.of(character)
        if wordWidth + size > width {
          placeWord()
        }
        append(character, piece.style, to: &word)
        wordWidth += size
      }
    }
  }

  mutating func finished() -> [[StyledText]] {
    placeWord()
    lines.append(line)
    return lines
  }

  /// Puts the word behind the spaces in front of it, or on a new line without them.
  private mutating func placeWord() {
    guard !word.isEmpty else { return }
    if lineWidth + spacesWidth + wordWidth > width {
      if lineWidth > 0 { lines.append(line) }
      line = []
      lineWidth = 0
    } else {
      for space in spaces { append(space.text, space.style, to: &line) }
      lineWidth += spacesWidth
    }
    for part in word { append(part.text, part.style, to: &line) }
    lineWidth += wordWidth
    (spaces, spacesWidth) = ([], 0)
    (word, wordWidth) = ([], 0)
  }

  private func append(_ character: Character, _ style: TextStyle, to line: inout [StyledText]) {
    append(String(character), style, to: &line)
  }

  private func append(_ text: String, _ style: TextStyle, to line: inout [StyledText]) {
    if line.last?.style == style {
      line[line.count - 1].text += text
    } else {
      line.append(StyledText(text: text, style: style))
    }
  }
}
