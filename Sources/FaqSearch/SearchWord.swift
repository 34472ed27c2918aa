import Bytes

/// A word or a phrase to find in folded text.
struct SearchWord: Equatable, Sendable {
  /// The folded text to find, which is not empty.
  let folded: [UInt8]
  /// Whether it may begin within a word.
  private let isAnywhere: Bool
  /// Whether a word ends with it only if no letter follows.
  private let endsInLetter: Bool

  /// A place where the word was found.
  struct Match: Equatable {
    let range: Range<Int>
    /// Whether a word ends with the match.
    let isExact: Bool
  }

  /// A word that matches where words begin, or anywhere if it is asked to.
  init?(_ folded: ArraySlice<UInt8>, anywhere: Bool = false) {
    let bytes = Array(folded)
    guard !bytes.isEmpty else { return nil }
    let first = bytes.span.scalar(at: 0)
    let last = bytes.span.scalar(before: bytes.count)
    self.folded = bytes
    isAnywhere = anywhere || !first.isPartOfWord || first.standsInRunningWords
    endsInLetter = last.isPartOfWord && !last.standsInRunningWords
  }

  /// The first match in a folded text from an offset on.
  func match(in text: Span<UInt8>, from start: Int = 0) -> Match? {
    var place = start
    while let found = text.firstOffset(of: folded.span, from: place) {
      let end = found + folded.count
      if begins(at: found, in: text), !isWithinLetter(end, of: text) {
        return Match(range: found..<end, isExact: ends(at: end, in: text))
      }
      place = found + 1
    }
    return nil
  }

  /// The first exact match, or else the first match.
  func bestMatch(in text: Span<UInt8>) -> Match? {
    var first: Match?
    var place = 0
    while let match = match(in: text, from: place) {
      if match.isExact { return match }
      if first == nil { first = match }
      place = match.range.upperBound
    }
    return first
  }
}

private extension SearchWord {
  func begins(at offset: Int, in text: Span<UInt8>) -> Bool {
    guard !isAnywhere, offset > 0 else { return true }
    let before = text.scalar(before: offset)
    return !before.isPartOfWord || before.standsInRunningWords
  }

  func isWithinLetter(_ offset: Int, of text: Span<UInt8>) -> Bool {
    offset < text.count && text.scalar(at: offset).completesLetter
  }

  func ends(at offset: Int, in text: Span<UInt8>) -> Bool {
    guard endsInLetter, offset < text.count else { return true }
    let next = text.scalar(at: offset)
    return !next.isPartOfWord || next.standsInRunningWords
  }
}
