import ContentParser

/// A sentence or a title with the words of a question, or the part of it around the first.
public struct Excerpt: Equatable, Sendable {
  /// How much of a sentence an excerpt shows.
  package struct Extent {
    /// The bytes up to which a sentence is shown as a whole.
    var wholeCount = 300
    /// How many characters to keep before and after the first match.
    var reach = 60

    package static let title = Self(wholeCount: 1_000)
    package static let line = Self()
    /// For other programs, which cut lines as they need.
    package static let data = Self(wholeCount: 1_000, reach: 400)
  }

  private struct Part: Equatable {
    let text: String
    let isMatch: Bool
  }

  private var parts: [Part] = []

  /// The text without a sign of what matches.
  public var text: String { parts.map(\.text).joined() }

  /// The text with its matches marked.
  public var inlines: [Inline] {
    parts.map { $0.isMatch ? .mark([.text($0.text)]) : .text($0.text) }
  }

  /// The parts that match.
  package var matches: [String] { parts.filter(\.isMatch).map(\.text) }

  /// An excerpt of a text around the first of some ranges, which are in order.
  init(of text: String, _ matches: [Range<String.Index>], _ extent: Extent) {
    let isWhole = text.utf8.count <= extent.wholeCount
    let first = matches.first ?? text.startIndex..<text.startIndex
    let start = isWhole ? text.startIndex : text.wordStart(before: first.lowerBound, extent.reach)
    let end = isWhole ? text.endIndex : text.wordEnd(after: first.upperBound, extent.reach)
    if start > text.startIndex { add("… ") }
    var place = start
    for match in matches where match.lowerBound >= place && match.upperBound <= end {
      add(text[place..<match.lowerBound])
      parts.append(Part(text: String(text[match]), isMatch: true))
      place = match.upperBound
    }
    add(text[place..<end])
    if end < text.endIndex { add(" …") }
  }

  private mutating func add(_ text: Substring) {
    if !text.isEmpty { parts.append(Part(text: String(text), isMatch: false)) }
  }
}

extension Question {
  /// A title with the words of the question marked.
  public func excerpt(ofTitle title: String) -> Excerpt {
    Excerpt(of: title, MatchedText(title, self).ranges, .title)
  }

  /// The sentences of a document, apart from its title, that have most of the question.
  ///
  /// - Parameters:
  ///   - document: A document, usually one that a search with this question has found.
  ///   - limit: How many sentences to return at most.
  /// - Returns: The sentences, the best first.
  public func excerpts(of document: Document, limit: Int = 1) -> [Excerpt] {
    excerpts(of: document, limit: limit, .line)
  }

  package func excerpts(of document: Document, limit: Int, _ extent: Excerpt.Extent) -> [Excerpt] {
    var sentences = MatchingSentences(question: self, count: limit)
    NodeText.write(document, to: &sentences)
    return sentences.best.map { Excerpt(of: $0.text, $0.ranges, extent) }
  }
}

/// A text with the words of a question that it has.
private struct MatchedText {
  let text: String
  /// The places of the words that say something, in order and without overlaps.
  let ranges: [Range<String.Index>]
  /// How much the words say together, each counted once.
  let weight: Float

  init(_ text: String, _ question: Question) {
    self.text = text
    let folded = Folding.shared.folded(text)
    let matches = question.matches(in: folded.span)
    var weights: [UInt64: Float] = [:]
    for match in matches { weights[match.term] = match.weight }
    weight = matches.reduce(into: Float(0)) { $0 += weights.removeValue(forKey: $1.term) ?? 0 }
    let least = Ranking.meaningfulShare * (question.words.map(\.weight).max() ?? 0)
    let shown = matches.filter { $0.term == 0 || $0.weight >= least }.map(\.range)
    ranges = text.origins(of: shown.joined).map { $0.indices(in: text) }
  }
}

private extension Range<Int> {
  /// The same range of bytes as indices of a text.
  func indices(in text: String) -> Range<String.Index> {
    let start = text.utf8.index(text.startIndex, offsetBy: lowerBound)
    return start..<text.utf8.index(start, offsetBy: count)
  }
}

private extension [Range<Int>] {
  /// The ranges in order, those that touch as one.
  var joined: Self {
    sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
      .reduce(into: []) { joined, range in
        if let last = joined.last, range.lowerBound <= last.upperBound {
          joined[joined.count - 1] = last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
        } else {
          joined.append(range)
        }
      }
  }
}

/// Collects the best sentences besides the title.
private struct MatchingSentences: NodeTextSink {
  let question: Question
  let count: Int
  var best: [MatchedText] = []
  var line: String?

  mutating func write(_ text: String, of kind: NodeText.Kind) {
    switch kind {
    case .text, .address: line = line.map { $0 + text } ?? text
    case .title, .label: return
    }
  }

  mutating func breakLine() { write(" ", of: .text) }

  mutating func endLine() {
    guard let text = line.take() else { return }
    for sentence in text.sentences {
      let matched = MatchedText(String(sentence), question)
      guard matched.weight > 0 else { continue }
      let place = best.firstIndex { $0.weight < matched.weight } ?? best.count
      guard place < count else { continue }
      best.insert(matched, at: place)
      if best.count > count { best.removeLast() }
    }
  }
}

private extension String {
  /// The sentences, which end with a full stop and the like before a blank, or before any
  /// character in scripts without spaces.
  var sentences: [Substring] {
    var sentences: [Substring] = []
    var start = startIndex
    var place = startIndex
    var isEnd = false
    while place < endIndex {
      let scalar = unicodeScalars[place]
      if isEnd, scalar == " " || scalar == "\n" {
        sentences.append(self[start..<place])
        start = unicodeScalars.index(after: place)
      }
      isEnd = [".", "!", "?", "…", "؟", "।"].contains(scalar)
      place = unicodeScalars.index(after: place)
      if ["。", "！", "？"].contains(scalar) {
        sentences.append(self[start..<place])
        start = place
      }
    }
    if start < endIndex { sentences.append(self[start...]) }
    return sentences
  }

  /// The bytes of text in which to look for characters, some of which take many.
  private static let bytesPerCharacter = 8

  /// The start of a word up to `reach` characters before an index.
  func wordStart(before index: Index, _ reach: Int) -> Index {
    let near = utf8Index(index, movedBy: -reach * Self.bytesPerCharacter)
    let limit = self.index(index, offsetBy: -reach, limitedBy: near) ?? near
    guard limit > startIndex else { return limit }
    return self[limit..<index].firstIndex(of: " ").map(self.index(after:)) ?? limit
  }

  /// The end of a word up to `reach` characters after an index.
  func wordEnd(after index: Index, _ reach: Int) -> Index {
    let near = utf8Index(index, movedBy: reach * Self.bytesPerCharacter)
    let limit = self.index(index, offsetBy: reach, limitedBy: near) ?? near
    guard limit < endIndex else { return limit }
    return self[index..<limit].lastIndex(of: " ") ?? limit
  }

  /// The start of a scalar some bytes away, or the nearer end of the text.
  private func utf8Index(_ index: Index, movedBy count: Int) -> Index {
    let end = count < 0 ? startIndex : endIndex
    guard var place = utf8.index(index, offsetBy: count, limitedBy: end) else { return end }
    while place < endIndex, utf8[place] & 0xC0 == 0x80 { place = utf8.index(after: place) }
    return place
  }
}
