import Bytes

/// A word or a phrase to find in folded text.
struct SearchWord: Equatable, Sendable {
  /// The folded text to find, which is not empty.
  let folded: [UInt8]
  /// Whether it may begin within a word.
  private let isAnywhere: Bool

  /// A word that matches where words begin, or anywhere if it is asked to.
  init?(_ folded: ArraySlice<UInt8>, anywhere: Bool = false) {
    let bytes = Array(folded)
    guard !bytes.isEmpty else { return nil }
    let first = bytes.span.scalar(at: 0)
    self.folded = bytes
    isAnywhere = anywhere || !first.isPartOfWord || first.standsInRunningWords
  }

  /// The first match in a folded text from an offset on.
  func match(in text: Span<UInt8>, from start: Int = 0) -> Range<Int>? {
    var place = start
    while let found = text.firstOffset(of: folded.span, from: place) {
      let end = found + folded.count
      if begins(at: found, in: text), !isWithinLetter(end, of: text) { return found..<end }
      place = found + 1
    }
    return nil
  }

  /// Whether a part of a text has the word.
  func isFound(in text: borrowing SearchableText) -> Bool {
    for part in SearchableText.Part.allCases where match(in: text[part].span) != nil { return true }
    return false
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
}
