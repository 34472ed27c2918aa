import Bytes

/// The words of folded text: letters and digits of ASCII, and all other characters.
extension [UInt8] {
  /// The next word at or after an offset.
  func word(from offset: Int) -> Range<Int>? {
    let start = span.startOfWord(from: offset)
    return start < count ? start..<span.endOfWord(from: start) : nil
  }

  /// All words.
  var words: some Sequence<String> {
    sequence(state: 0) { place in
      guard let word = word(from: place) else { return nil }
      place = word.upperBound
      return String(copying: span.extracting(word))
    }
  }
}

extension Span<UInt8> {
  /// The first place of a word at or after an offset, or the end.
  func startOfWord(from offset: Int) -> Int {
    var start = offset
    while start < count, !self[start].isPartOfWord { start &+= 1 }
    return start
  }

  /// The first place at or after an offset that no word has, or the end.
  func endOfWord(from offset: Int) -> Int {
    var end = offset
    while end < count, self[end].isPartOfWord { end &+= 1 }
    return end
  }
}

extension ArraySlice<UInt8> {
  /// Removes the word or the phrase in quotation marks at the start, and returns it without marks.
  mutating func takeWord() -> Self {
    let isPhrase = first == UInt8(ascii: "\"")
    if isPhrase { removeFirst() }
    let end = firstIndex { isPhrase ? $0 == UInt8(ascii: "\"") : $0.isBlank } ?? endIndex
    let word = self[..<end]
    self = self[end...]
    if isPhrase { _ = popFirst() }
    return word
  }
}

extension UInt8 {
  var isBlank: Bool { self == UInt8(ascii: " ") || (UInt8(ascii: "\t")...13).contains(self) }

  /// Whether it is a letter or a digit of ASCII, or a byte of any other character.
  var isPartOfWord: Bool { self >= 0x80 || isASCIIAlphanumeric }
}

/// Where words begin and end in folded text.
extension Unicode.Scalar {
  /// Whether it is a letter, a digit, or a mark on one.
  var isPartOfWord: Bool {
    if isASCII { return isLowercaseASCIIAlphanumeric }
    return switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }

  /// Whether it belongs to a script in which no spaces separate words, or to Hangul, in which
  /// endings follow words directly.
  var standsInRunningWords: Bool {
    switch value {
    case 0x0E00...0x0EFF, 0x1000...0x11FF, 0x1780...0x17FF, 0x2E80...0x2FDF, 0x3005...0x3007,
      0x3040...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA960...0xA97F, 0xD7B0...0xD7FF,
      0x1B000...0x1B2FF, 0x2_0000...0x3_FFFF:
      !isVoicingMark
    default: false
    }
  }

  /// Whether it completes the letter before it: a vowel or a final consonant of Hangul, or a
  /// mark that voices a kana.
  var completesLetter: Bool {
    switch value {
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: true
    default: isVoicingMark
    }
  }

  private var isVoicingMark: Bool { value == 0x3099 || value == 0x309A }
}
