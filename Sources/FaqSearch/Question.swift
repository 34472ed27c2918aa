import Bytes
import ContentParser

/// A question in a person's own words, or the words of a search.
///
/// `"a phrase"` and `+word` must occur, and `-word` must not. All other words are compared with
/// texts; the more of them a text has, and the rarer they are, the better it answers.
public struct Question: Sendable {
  /// A word of the question.
  struct Word: Sendable {
    /// The folded word.
    let text: [UInt8]
    let term: UInt64
    /// The term of the whole word, if that is longer.
    var whole: UInt64?
    /// How often the question has the word.
    var count = 1
    /// How much it says, by how rare it is in the content that was searched.
    var weight: Float = 1
  }

  /// A term to look for.
  struct Term: Sendable {
    let hash: UInt64
    let kind: TermKind
    /// How much the term counts, before what the content says of it.
    var weight: Float
    /// How often the question has it.
    var count = 1
  }

  /// A word of the question that no text has, and the nearest word that one has.
  public struct Replacement: Equatable, Sendable {
    /// The word of the question.
    public let word: String
    /// The word of the content.
    public let substitute: String
  }

  /// How many words are looked up in a vocabulary; a longer text is no question.
  private static let correctedCount = 100
  /// How many words a word may become that is being typed.
  private static let completionCount = 20

  private(set) var words: [Word] = []
  private(set) var terms: [Term] = []
  private var required: [SearchWord] = []
  private var excluded: [SearchWord] = []
  /// The quoted phrases among other words, if nothing else must occur or must not.
  private var phrases: [String] = []
  /// The spellings that have been replaced.
  public internal(set) var replacements: [Replacement] = []

  /// Reads a question.
  ///
  /// - Parameters:
  ///   - text: The question.
  ///   - needsAllWords: Whether only texts match that have all of its words.
  public init(_ text: String, needsAllWords: Bool = false) {
    var asked: [UInt8] = []
    var rest = Folding.shared.folded(text)[...]
    while let first = rest.first {
      if first.isBlank { rest.removeFirst() } else { readTerm(&rest, &asked) }
    }
    add(asked, scale: 1)
    let isNarrowed = needsAllWords || phrases.count < required.count || !excluded.isEmpty
    if isNarrowed || asked.count == phrases.reduce(0, { $0 + $1.utf8.count + 1 }) { phrases = [] }
    guard needsAllWords else { return }
    required += words.compactMap { SearchWord($0.text[..<$0.beginningEnd]) }
  }

  /// Whether it asks for nothing.
  public var isEmpty: Bool { words.isEmpty && required.isEmpty && excluded.isEmpty }

  /// Whether it only excludes texts.
  var hasOnlyConditions: Bool { words.isEmpty && hasConditions }

  /// Whether texts can match in spite of their rank, or not match in spite of it.
  var hasConditions: Bool { !required.isEmpty || !excluded.isEmpty }

  /// Whether a text has what must occur, and nothing that must not.
  package func admits(_ text: borrowing SearchableText) -> Bool {
    for word in required where !word.isFound(in: text) { return false }
    for word in excluded where word.isFound(in: text) { return false }
    return true
  }

  /// Whether a document has what must occur, and nothing that must not.
  package func admits(_ document: @autoclosure () -> Document) -> Bool {
    guard hasConditions else { return true }
    var text = SearchableText()
    text.replace(with: document())
    return admits(text)
  }

  /// The ranges of a folded line that have words of the question, with the weights of the words.
  func matches(in line: Span<UInt8>) -> [(range: Range<Int>, weight: Float, term: UInt64)] {
    let weights = Dictionary(words.map { ($0.term, $0.weight) }) { max($0, $1) }
    var sink = MatchingTerms(weights: weights)
    TermScanner.scan(line, into: &sink)
    for phrase in required {
      var place = 0
      while let match = phrase.match(in: line, from: place) {
        sink.matches.append((match, 1, 0))
        place = match.upperBound
      }
    }
    return sink.matches
  }

  /// The same question with the weights of its words.
  func weighted(_ weight: (Word) -> Float) -> Self {
    changing(self) { question in
      for index in words.indices { question.words[index].weight = weight(words[index]) }
    }
  }

  /// The same question with quoted phrases as words, if it is more than phrases.
  var relaxed: Self? {
    guard !phrases.isEmpty else { return nil }
    return changing(self) {
      $0.required = []
      $0.phrases = []
      $0.replacements += phrases.map { Replacement(word: "\"\($0)\"", substitute: $0) }
    }
  }

  /// The same question with words that begin with its last one in place of that, if no text has it.
  func completing(from vocabulary: Vocabulary, unless isKnown: (UInt64) -> Bool) -> Self {
    guard let word = words.last, !isKnown(word.term) else { return self }
    return changing(self) {
      $0.words.removeLast()
      $0.add(vocabulary.words(from: word.text, limit: Self.completionCount), scale: 1)
    }
  }

  /// The same question with other spellings for words that no text has.
  ///
  /// A word with a known beginning is a form of a known word, unless letters have only been
  /// swapped. If no word is known, each can also be replaced by one that ends otherwise.
  package func replacing(from vocabulary: Vocabulary, unless isKnown: (UInt64) -> Bool) -> Self {
    var question = self
    let hasKnown = words.contains { isKnown($0.term) }
    for word in words.prefix(Self.correctedCount) where !isKnown(word.whole ?? word.term) {
      let isSwapped = isKnown(word.term)
      let sought = SoughtWord(word.text, isAlone: words.count == 1, isSwapped: isSwapped)
      guard
        let substitute = sought.flatMap({ vocabulary.nearest(to: $0) })
          ?? (hasKnown ? nil : vocabulary.form(of: word.text))
      else { continue }
      question.words.removeAll { $0.term == word.term }
      question.add(substitute, scale: Ranking.replacementFactor)
      question.replacements.append(
        Replacement(
          word: String(copying: word.text.span),
          substitute: String(copying: substitute.span)
        )
      )
    }
    return question
  }
}

private extension Question {
  /// Reads the term at the start of a text, and removes it there.
  mutating func readTerm(_ rest: inout ArraySlice<UInt8>, _ asked: inout [UInt8]) {
    let sign = rest.first
    if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+"), rest.count > 1 {
      let next = rest[rest.startIndex + 1]
      if next == UInt8(ascii: "\"") || next.isPartOfWord {
        rest.removeFirst()
        let word = rest.takeWord()
        guard let condition = SearchWord(word) else { return }
        if sign == UInt8(ascii: "-") {
          excluded.append(condition)
        } else {
          required.append(condition)
          asked += word + [0x20]
        }
        return
      }
    }
    let isPhrase = sign == UInt8(ascii: "\"")
    let word = rest.takeWord()
    asked += word + [0x20]
    guard isPhrase, let phrase = SearchWord(word) else { return }
    required.append(phrase)
    phrases.append(String(copying: Array(word).span))
  }

  mutating func add(_ folded: [UInt8], scale: Float) {
    var sink = QuestionTerms(folded)
    TermScanner.scan(folded.span, into: &sink)
    words += sink.words
    for var term in sink.terms {
      term.weight *= scale
      terms.append(term)
    }
  }
}

extension Question.Word {
  /// Whether it is a pair of characters of a script without spaces.
  var isUnspaced: Bool { text.span.scalar(at: 0).standsInRunningWords }

  /// Where the first letters of the word end, by which it is compared.
  var beginningEnd: Int {
    var end = 0
    for _ in 0..<TermScanner.beginningLength where end < text.count {
      end += text.span.lengthOfScalar(at: end)
    }
    return end
  }
}

/// Collects the terms of a question, each of them once.
private struct QuestionTerms: TermSink {
  /// How much more a beginning counts that is the whole word.
  private static let wholeness = TermKind.whole.weight

  private let folded: [UInt8]
  private(set) var words: [Question.Word] = []
  private(set) var terms: [Question.Term] = []
  private var wordPlaces: [UInt64: Int] = [:]
  private var places: [UInt64: Int] = [:]

  init(_ folded: [UInt8]) { self.folded = folded }

  mutating func add(_ term: UInt64, _ kind: TermKind, _ range: Range<Int>) {
    if kind == .whole, let place = words.indices.last, words[place].text.count == range.count {
      words[place].whole = term
    }
    if kind == .beginning {
      if let place = wordPlaces[term] {
        words[place].count += 1
      } else {
        wordPlaces[term] = words.count
        words.append(Question.Word(text: Array(folded[range]), term: term))
      }
    }
    if let place = places[term] {
      terms[place].count += 1
      return
    }
    places[term] = terms.count
    let isWhole = kind == .beginning && folded[range].scalarCount <= TermScanner.beginningLength
    terms.append(
      Question.Term(hash: term, kind: kind, weight: kind.weight + (isWhole ? Self.wholeness : 0))
    )
  }
}

/// Collects the places of certain words.
private struct MatchingTerms: TermSink {
  let weights: [UInt64: Float]
  var matches: [(range: Range<Int>, weight: Float, term: UInt64)] = []

  mutating func add(_ term: UInt64, _ kind: TermKind, _ range: Range<Int>) {
    guard kind == .beginning, let weight = weights[term] else { return }
    matches.append((range, weight, term))
  }
}
