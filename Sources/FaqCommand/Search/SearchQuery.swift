/// Words that must all occur; case and accents are ignored.
struct SearchQuery {
  private let folding = Folding()
  private let words: [[Unicode.Scalar]]
  /// The first scalars of the words: at most places of a text, no word begins.
  private let initials: Set<Unicode.Scalar>

  init(_ text: String) {
    let folding = folding
    words = text.split(whereSeparator: \.isWhitespace).map { folding.folded(String($0)) }
      .filter { !$0.isEmpty }
    initials = Set(words.compactMap(\.first))
  }

  /// The occurrences of the words in a text, in order and without overlaps.
  func matches(in text: String, limit: Int = .max) -> [Range<String.Index>] {
    var scalars: [Unicode.Scalar] = []
    var origins: [String.Index] = []
    for index in text.indices {
      for scalar in text[index].unicodeScalars { folding.append(scalar, to: &scalars) }
      while origins.count < scalars.count { origins.append(index) }
    }
    var ranges: [Range<String.Index>] = []
    var place = 0
    while place < scalars.count, ranges.count < limit {
      guard let length = lengthOfWord(in: scalars, at: place) else {
        place += 1
        continue
      }
      let end = text.index(after: origins[place + length - 1])
      ranges.append(origins[place]..<end)
      place += length
    }
    return ranges
  }

  /// Whether one of the words occurs in a text.
  func occurs(in text: String) -> Bool {
    let folded = folding.folded(text)
    return folded.indices.contains { lengthOfWord(in: folded, at: $0) != nil }
  }

  /// Whether each word occurs in at least one of the texts.
  func isFound(in texts: [String]) -> Bool {
    let folded = texts.map { folding.folded($0) }
    return !words.isEmpty
      && words.allSatisfy { word in folded.contains { Self.contains(word, in: $0) } }
  }

  private static func contains(_ word: [Unicode.Scalar], in text: [Unicode.Scalar]) -> Bool {
    guard let first = word.first, word.count <= text.count else { return false }
    for place in 0...(text.count - word.count) where text[place] == first {
      if text[place..<place + word.count].elementsEqual(word) { return true }
    }
    return false
  }

  private func lengthOfWord(in scalars: [Unicode.Scalar], at place: Int) -> Int? {
    guard initials.contains(scalars[place]) else { return nil }
    return words.filter { scalars[place...].starts(with: $0) }.map(\.count).max()
  }
}
