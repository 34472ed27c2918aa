import Bytes
import ContentParser

/// Words and phrases that must all occur, and others that must not.
///
/// `retry "standard input" -draft *map` asks for a word that begins with `retry`, a phrase, no word
/// that begins with `draft`, and `map` anywhere in a word. `--limit` is an ordinary word.
package struct SearchQuery: Sendable {
  private(set) var words: [SearchWord] = []
  private(set) var excluded: [SearchWord] = []

  /// How many words and phrases must be looked for in each text.
  package var termCount: Int { words.count + excluded.count }

  /// Reads a query; its words match where words begin, or anywhere.
  package init(_ text: String, anywhere: Bool = false) {
    var rest = Folding.shared.folded(text)[...]
    while let first = rest.first {
      if first.isBlank { rest.removeFirst() } else { addTerm(&rest, anywhere) }
    }
  }

  /// Whether texts, taken together, have what is asked for.
  package func isFound(in texts: [String]) -> Bool {
    var text = SearchableText()
    for line in texts { text.add(line, to: .text) }
    guard !words.isEmpty || !excluded.isEmpty else { return false }
    return words.allSatisfy { $0.isFound(in: text) } && !excluded.contains { $0.isFound(in: text) }
  }

  /// The bytes of a line that have the words, in order and without overlaps.
  package func matches(in line: String) -> [Range<Int>] {
    let folded = Folding.shared.folded(line)
    var ranges: [Range<Int>] = []
    while let match = match(in: folded.span, from: ranges.last?.upperBound ?? 0) {
      ranges.append(match)
    }
    return line.origins(of: ranges)
  }

  /// The first place where a word occurs in a folded text, from an offset on; the longest if
  /// several begin there.
  func match(in text: Span<UInt8>, from start: Int = 0) -> Range<Int>? {
    var best: Range<Int>?
    for word in words {
      guard let range = word.match(in: text, from: start) else { continue }
      if let best, best.lowerBound < range.lowerBound { continue }
      if let best, best.lowerBound == range.lowerBound, best.count >= range.count { continue }
      best = range
    }
    return best
  }
}

private extension SearchQuery {
  /// Adds the term at the start of a text, and removes it there.
  mutating func addTerm(_ rest: inout ArraySlice<UInt8>, _ anywhere: Bool) {
    let isOption = rest.starts(with: "--".utf8)
    let isExcluded = rest.count > 1 && !isOption && rest.removePrefix(UInt8(ascii: "-"))
    let hasStar = rest.count > 1 && rest.removePrefix(UInt8(ascii: "*"))
    let word = rest.takeWord()
    guard let term = SearchWord(word, anywhere: anywhere || hasStar) else { return }
    if isExcluded { excluded.append(term) } else { words.append(term) }
  }
}

private extension ArraySlice<UInt8> {
  /// Removes the first byte if it is the given one, and returns whether it was.
  mutating func removePrefix(_ byte: UInt8) -> Bool {
    guard first == byte else { return false }
    removeFirst()
    return true
  }
}

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

/// Finds titles that have a word spelled much like a word of a query.
package struct SimilarTitles: Sendable {
  private let words: [TypedWord]

  /// Looks for words like those of a query.
  package init(to query: SearchQuery) {
    words = query.words.flatMap { $0.folded.words.map(TypedWord.init) }
  }

  /// Whether a title has such a word.
  package func contain(_ title: String) -> Bool {
    Folding.shared.folded(title).words.contains { word in
      words.contains { $0.distance(to: word) != nil }
    }
  }
}
