/// How well an FAQ matches a query; the best comes first.
///
/// A word counts by the part of the FAQ that has it (the title, the text, an address), and whole
/// words before the beginnings of words. The rank of several words is the sum of theirs.
package struct SearchRank: Comparable, Hashable, Sendable {
  /// Each word is a whole word of the title.
  package static let best = Self(value: 0)

  let value: Int

  private init(value: Int) { self.value = value }

  /// The rank of a word in a part of an FAQ.
  init(part: SearchableText.Part, isExact: Bool) { value = 2 * part.rawValue + (isExact ? 0 : 1) }

  /// The best place of a word in a text; nil if it does not occur.
  init?(of word: SearchWord, in text: borrowing SearchableText) {
    for part in SearchableText.Part.allCases {
      if let match = word.bestMatch(in: text[part].span) {
        self.init(part: part, isExact: match.isExact)
        return
      }
    }
    return nil
  }

  package static func < (left: Self, right: Self) -> Bool { left.value < right.value }

  static func += (left: inout Self, right: Self) { left = Self(value: left.value + right.value) }
}
