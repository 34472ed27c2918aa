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
