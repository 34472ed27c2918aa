import Bytes
import ContentParser

/// The words of the content that are spelled most like the words of a query.
package struct NearWords: Sendable {
  /// The word of the content that is nearest to a word of the query.
  private struct Nearest {
    let sought: SoughtWord
    var distance: Int
    /// The word as the content spells it; nil if none is near.
    var word: String?
  }

  private var nearest: [Nearest]

  package init(to query: SearchQuery) {
    nearest = query.words.compactMap { SoughtWord($0) }
      .map { Nearest(sought: $0, distance: $0.limit + 1) }
  }

  /// The nearest words, in the order of the query.
  package var words: [String] { nearest.compactMap(\.word) }

  /// Looks for nearer words in a document and its folded text.
  package mutating func add(_ document: Document, _ text: borrowing SearchableText) {
    for index in nearest.indices where nearest[index].distance > 0 {
      guard SearchRank(of: nearest[index].sought.word, in: text) == nil else {
        // The content has the word itself.
        nearest[index].distance = 0
        nearest[index].word = nil
        continue
      }
      for part in [SearchableText.Part.title, .text] {
        let bytes = text[part]
        guard let found = nearest[index].sought.nearest(in: bytes, below: nearest[index].distance)
        else { continue }
        nearest[index].distance = found.distance
        nearest[index].word = document.spelling(of: bytes[found.word])
      }
    }
  }

  /// Adds the words of content that follows.
  package mutating func add(_ others: Self) {
    for (index, other) in others.nearest.enumerated()
    where other.distance < nearest[index].distance {
      nearest[index] = other
    }
  }
}

/// A folded word of a query for which near spellings are sought.
private struct SoughtWord: Sendable {
  let word: SearchWord
  private let scalars: [Unicode.Scalar]
  private let count: Int
  private let letters: UInt64
  /// How many letters may differ.
  let limit: Int

  /// A word of at least three letters; nil for a phrase.
  init?(_ word: SearchWord) {
    self.word = word
    let text = String(copying: word.folded.span)
    scalars = Array(text.unicodeScalars)
    guard (3...32).contains(scalars.count), scalars.allSatisfy(\.isPartOfWord) else { return nil }
    count = word.folded.count
    letters = word.folded[...].letters
    limit = scalars.count < 5 ? 1 : 2
  }

  /// The nearest word of a folded text, if its distance is below a bound.
  func nearest(in text: [UInt8], below bound: Int) -> (word: Range<Int>, distance: Int)? {
    var best: (word: Range<Int>, distance: Int)?
    var bound = bound
    var place = 0
    while let word = text.word(from: place) {
      if let distance = distance(to: text[word]), distance < bound {
        best = (word, distance)
        bound = distance
      }
      place = word.upperBound
    }
    return best
  }

  /// The distance, if it is within the limit; the lengths and letters of most words rule it out.
  private func distance(to word: ArraySlice<UInt8>) -> Int? {
    let others = word.letters
    let differing = max((letters & ~others).nonzeroBitCount, (others & ~letters).nonzeroBitCount)
    let bytesPerScalar = (letters | others) & .ofOtherCharacters == 0 ? 1 : 4
    guard differing <= limit * bytesPerScalar, abs(word.count - count) <= limit * bytesPerScalar
    else { return nil }
    let other = Array(String(copying: Array(word).span).unicodeScalars)
    guard abs(other.count - scalars.count) <= limit else { return nil }
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

private extension Document {
  /// A word of the folded text as it is spelled in the document.
  func spelling(of folded: ArraySlice<UInt8>) -> String {
    let word = String(copying: Array(folded).span)
    let query = SearchQuery("\"\(word)\"")
    for line in NodeText.lines(of: body) {
      if let match = FoldedLine(line).firstMatch(of: query) { return String(line[match]) }
    }
    return word
  }
}
