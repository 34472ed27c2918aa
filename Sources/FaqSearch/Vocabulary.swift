import Bytes
import ContentParser

/// The words of content, in which near spellings are found.
package struct Vocabulary: Sendable {
  /// How many letters a longer and a shorter form of a word have at least, and an ending at most.
  private static let (leastWord, leastStem, endingLength) = (4, 3, 3)

  /// Folded words, each with a line feed.
  private var words: [UInt8] = []

  mutating func add(_ word: ArraySlice<UInt8>) {
    words += word
    words.append(UInt8(ascii: "\n"))
  }

  mutating func add(_ other: Self) { words += other.words }

  /// Some words that begin in a certain way, each with a line feed.
  func words(from beginning: [UInt8], limit: Int) -> [UInt8] {
    var found: Set<ArraySlice<UInt8>> = []
    var place = 0
    while found.count < limit, let word = words.word(from: place) {
      if words[word].starts(with: beginning) { found.insert(words[word]) }
      place = word.upperBound
    }
    return found.sorted { $0.lexicographicallyPrecedes($1) }.flatMap { $0 + [UInt8(ascii: "\n")] }
  }

  /// The first word that has a few letters more or less at its end than another one.
  func form(of word: [UInt8]) -> [UInt8]? {
    let count = word[...].letterCount
    var place = 0
    while let range = words.word(from: place) {
      let other = words[range]
      place = range.upperBound
      let least = other.count < word.count ? Self.leastStem : Self.leastWord
      guard word.starts(with: other) || other.starts(with: word) else { continue }
      let otherCount = other.letterCount
      if min(count, otherCount) >= least, abs(count - otherCount) <= Self.endingLength {
        return Array(other)
      }
    }
    return nil
  }

  /// The word that is spelled most like another one.
  func nearest(to sought: SoughtWord) -> [UInt8]? {
    var best: Range<Int>?
    var bound = sought.limit + 1
    var place = 0
    while let word = words.word(from: place) {
      if let distance = sought.distance(to: words[word]), distance < bound {
        best = word
        bound = distance
      }
      place = word.upperBound
    }
    return best.map { Array(words[$0]) }
  }
}

/// A folded word of a question for which near spellings are sought.
struct SoughtWord {
  private let scalars: [Unicode.Scalar]
  private let first: UInt8?
  private let count: Int
  private let letters: UInt64
  /// Whether only words with the same letters are sought.
  private let isSwapped: Bool
  /// How many letters may differ.
  let limit: Int

  /// A word of several letters; nil for a short one, which is near to many.
  init?(_ word: [UInt8], isAlone: Bool, isSwapped: Bool) {
    scalars = Array(String(copying: word.span).unicodeScalars)
    guard (isAlone ? 3 : 5)...32 ~= scalars.count, scalars.first?.standsInRunningWords == false
    else { return nil }
    first = word.first
    count = word.count
    letters = word[...].letters
    self.isSwapped = isSwapped
    limit = scalars.count < 9 ? 1 : 2
  }

  /// The distance of a word with the same first letter, if it is within the limit; the lengths and
  /// letters of most words rule it out.
  func distance(to word: ArraySlice<UInt8>) -> Int? {
    guard word.first == first else { return nil }
    let others = word.letters
    let differing = max((letters & ~others).nonzeroBitCount, (others & ~letters).nonzeroBitCount)
    let bytesPerScalar = (letters | others) & .ofOtherCharacters == 0 ? 1 : 4
    guard differing <= (isSwapped ? 0 : limit * bytesPerScalar),
      abs(word.count - count) <= (isSwapped ? 0 : limit * bytesPerScalar)
    else { return nil }
    let other = Array(String(copying: Array(word).span).unicodeScalars)
    guard abs(other.count - scalars.count) <= limit,
      !isSwapped || other.sorted() == scalars.sorted()
    else { return nil }
    let distance = Spelling.distance(scalars, other)
    return distance <= limit ? distance : nil
  }
}

private extension UInt64 {
  /// The bit that all bytes outside ASCII have in `letters`.
  static let ofOtherCharacters: Self = 1 << 63
}

private extension ArraySlice<UInt8> {
  /// The number of characters in UTF-8.
  var letterCount: Int { count { $0 & 0xC0 != 0x80 } }

  /// A bit for each byte of a word; several bytes share one.
  var letters: UInt64 {
    reduce(0) { $0 | 1 << UInt64($1 & 63) | ($1 < 0x80 ? 0 : .ofOtherCharacters) }
  }
}
