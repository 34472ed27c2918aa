import Bytes
import ContentParser

/// The words of content, in which near spellings are found.
package struct Vocabulary: Sendable {
  /// How many letters a longer and a shorter form of a word have at least, and an ending at most.
  private static let (leastWord, leastStem, endingLength) = (4, 3, 3)

  /// Folded words by their first bytes, each with a line feed.
  private var words: [[UInt8]] = []
  /// The words that have been added from other vocabularies.
  private var known: TermTable?

  mutating func add(_ word: ArraySlice<UInt8>) {
    guard let first = word.first else { return }
    if words.isEmpty { words = [[UInt8]](repeating: [], count: 256) }
    words[Int(first)] += word
    words[Int(first)].append(UInt8(ascii: "\n"))
  }

  /// Adds the words of another vocabulary that are new.
  mutating func add(_ other: Self) {
    var known = self.known.take() ?? TermTable()
    for list in other.words {
      list.forEachWord { word in
        let hash = list[word].reduce(0) { TermScanner.hash($0, UInt64($1)) }
        if known.id(of: hash)?.isNew == true { add(list[word]) }
        return true
      }
    }
    self.known = known
  }

  /// Some words that begin in a certain way, each with a line feed.
  func words(from beginning: [UInt8], limit: Int) -> [UInt8] {
    let list = words(like: beginning)
    var found: Set<ArraySlice<UInt8>> = []
    list.forEachWord { word in
      if list[word].starts(with: beginning) { found.insert(list[word]) }
      return found.count < limit
    }
    return found.sorted { $0.lexicographicallyPrecedes($1) }.flatMap { $0 + [UInt8(ascii: "\n")] }
  }

  /// The first word that has a few letters more or less at its end than another one.
  func form(of word: [UInt8]) -> [UInt8]? {
    let count = word.scalarCount
    let list = words(like: word)
    var form: [UInt8]?
    list.forEachWord { range in
      let other = list[range]
      let least = other.count < word.count ? Self.leastStem : Self.leastWord
      guard word.starts(with: other) || other.starts(with: word) else { return true }
      let otherCount = other.scalarCount
      if min(count, otherCount) >= least, abs(count - otherCount) <= Self.endingLength {
        form = Array(other)
      }
      return form == nil
    }
    return form
  }

  /// The word that is spelled most like another one.
  func nearest(to sought: SoughtWord) -> [UInt8]? {
    let list = words(like: [sought.first])
    var best: Range<Int>?
    var bound = sought.limit + 1
    list.forEachWord { word in
      if let distance = sought.distance(to: list[word]), distance < bound {
        best = word
        bound = distance
      }
      return true
    }
    return best.map { Array(list[$0]) }
  }

  /// The words that begin with the same byte.
  private func words(like word: [UInt8]) -> [UInt8] {
    guard let first = word.first, !words.isEmpty else { return [] }
    return words[Int(first)]
  }
}

private extension [UInt8] {
  /// Passes the ranges of words to a function until it returns false.
  func forEachWord(_ body: (Range<Int>) -> Bool) {
    var place = 0
    while let word = word(from: place) {
      guard body(word) else { return }
      place = word.upperBound
    }
  }
}

/// A folded word of a question for which near spellings are sought.
struct SoughtWord {
  private let scalars: [Unicode.Scalar]
  let first: UInt8
  private let count: Int
  private let letters: UInt64
  /// Whether only words with the same letters are sought.
  private let isSwapped: Bool
  /// How many letters may differ.
  let limit: Int

  /// A word of several letters; nil for a short one, which is near to many.
  init?(_ word: [UInt8], isAlone: Bool, isSwapped: Bool) {
    scalars = Array(String(copying: word.span).unicodeScalars)
    guard (isAlone ? 3 : 5)...32 ~= scalars.count, scalars.first?.standsInRunningWords == false,
      let first = word.first
    else { return nil }
    self.first = first
    count = word.count
    letters = word[...].letters
    self.isSwapped = isSwapped
    limit = scalars.count < 9 ? 1 : 2
  }

  /// The distance of a word with the same first byte, if it is within the limit; the lengths and
  /// letters of most words rule it out.
  func distance(to word: ArraySlice<UInt8>) -> Int? {
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
  /// A bit for each byte of a word; several bytes share one.
  var letters: UInt64 {
    reduce(0) { $0 | 1 << UInt64($1 & 63) | ($1 < 0x80 ? 0 : .ofOtherCharacters) }
  }
}
