import Bytes
import ContentParser

/// The places of terms in consecutive texts.
struct Segment: Sendable {
  /// How many texts a segment has at most; their numbers take two bytes, and a core is busy with
  /// them for a moment.
  static let maximumCount = 1 << 12

  /// Where texts have a term.
  enum Field { case title, text }

  /// The postings of a term.
  struct Postings {
    /// All of them: first those of texts that have the term in the title, then the others.
    let all: Range<Int>
    /// Where those of texts that have the term in the title end.
    let titleEnd: Int
    /// How many texts have the term in the title and elsewhere.
    let sharedCount: Int

    /// How many texts have the term in the title.
    var titleCount: Int { titleEnd - all.lowerBound }
    /// How many texts have the term elsewhere.
    var textCount: Int { all.upperBound - titleEnd + sharedCount }
  }

  private let terms: SortedTerms
  /// Where the postings of each term begin in titles and in texts, and where the next would.
  private let starts: [UInt32]
  /// How many texts have each term in the title and elsewhere.
  private let sharedCounts: [UInt16]
  /// The texts of the postings, term by term.
  let texts: [UInt16]
  let counts: [TermCounts]
  /// The packed numbers of words and groups in each text.
  let lengths: [TextLengths]
  let totals: LengthTotals
  /// The words of the texts; empty if only certain terms were sought.
  private(set) var vocabulary: Vocabulary

  /// The same segment without its words.
  var withoutVocabulary: Self { changing(self) { $0.vocabulary = Vocabulary() } }

  /// The postings of a term; none if no text has it.
  func postings(of term: UInt64) -> Postings {
    guard let id = terms[term] else { return Postings(all: 0..<0, titleEnd: 0, sharedCount: 0) }
    return Postings(
      all: Int(starts[2 * id])..<Int(starts[2 * id + 2]),
      titleEnd: Int(starts[2 * id + 1]),
      sharedCount: Int(sharedCounts[id])
    )
  }

  /// How often a text has a term; nil if it does not.
  func counts(of term: UInt64, in text: Int) -> TermCounts? {
    let postings = postings(of: term)
    let (first, end) = (postings.all.lowerBound, postings.all.upperBound)
    let place =
      place(of: UInt16(text), in: first..<postings.titleEnd)
      ?? place(of: UInt16(text), in: postings.titleEnd..<end)
    return place.map { counts[$0] }
  }

  /// The place of a text among postings; nil if it is not among them.
  func place(of text: UInt16, in postings: Range<Int>) -> Int? {
    texts[postings].sortedIndex(of: text, by: \.self)
  }
}

/// How often a text has a term, in one byte; more than enough for a ranking.
struct TermCounts: Sendable {
  static let maximumTitle = 7
  static let maximumText = 31

  private(set) var packed: UInt8 = 0

  var title: Int { Int(packed >> 5) }
  var text: Int { Int(packed & 31) }

  @inline(__always)
  mutating func count(inTitle: Bool) {
    if inTitle {
      if title < Self.maximumTitle { packed &+= 32 }
    } else if text < Self.maximumText {
      packed &+= 1
    }
  }
}

/// The lengths of a text, each in one byte.
struct TextLengths: Sendable {
  var titleWords = PackedLength(0)
  var textWords = PackedLength(0)
  var titleGroups = PackedLength(0)
  var textGroups = PackedLength(0)
}

/// A length up to half a million, exact below 32 and within 3 % above.
struct PackedLength: Sendable {
  let packed: UInt8

  init(_ length: Int) {
    let length = min(length, (1 << 19) - 1)
    guard length >= 32 else {
      packed = UInt8(length)
      return
    }
    let exponent = Int.bitWidth - 1 - length.leadingZeroBitCount
    packed = UInt8(16 * (exponent - 3) + (length >> (exponent - 4)) & 15)
  }

  /// The length that a byte stands for.
  static func length(_ packed: Int) -> Int {
    guard packed >= 32 else { return packed }
    let exponent = packed / 16 + 3
    return (16 + packed % 16) << (exponent - 4)
  }
}

/// The sums of the lengths of texts.
struct LengthTotals: Sendable {
  var titleWords = 0
  var textWords = 0
  var titleGroups = 0
  var textGroups = 0

  static func += (left: inout Self, right: Self) {
    left.titleWords += right.titleWords
    left.textWords += right.textWords
    left.titleGroups += right.titleGroups
    left.textGroups += right.textGroups
  }
}

/// Collects the terms of documents that are read for one question.
package struct BatchTermsBuilder {
  private let question: Question
  private var counter: TermCounter
  private var lengths: [TextLengths] = []
  private var totals = LengthTotals()
  private var refused: [Int] = []
  private var text = SearchableText()

  /// Collects the terms in a table, or all terms.
  package init(_ question: Question = Question(""), _ table: TermTable = TermTable()) {
    self.question = question
    counter = TermCounter(table)
  }

  /// Adds a document.
  package mutating func add(_ document: Document) {
    text.replace(with: document)
    if question.hasConditions, !question.admits(text) { refused.append(lengths.count) }
    counter.begin(text: UInt16(truncatingIfNeeded: lengths.count))
    let title = count(text[.title], isTitle: true)
    // Aliases do not make a title longer, so that each counts as much as the title would.
    _ = count(text[.alias], isTitle: true)
    let body = count(text[.text], isTitle: false)
    let address = count(text[.address], isTitle: false)
    let textWords = body.words + address.words
    let textGroups = body.groups + address.groups
    totals += LengthTotals(
      titleWords: title.words,
      textWords: textWords,
      titleGroups: title.groups,
      textGroups: textGroups
    )
    lengths.append(
      TextLengths(
        titleWords: PackedLength(title.words),
        textWords: PackedLength(textWords),
        titleGroups: PackedLength(title.groups),
        textGroups: PackedLength(textGroups)
      )
    )
  }

  private mutating func count(_ text: [UInt8], isTitle: Bool) -> (words: Int, groups: Int) {
    counter.begin(isTitle: isTitle, text)
    TermScanner.scan(text.span, into: &counter)
    return (counter.wordCount, counter.groupCount)
  }

  /// The terms of all documents that were added.
  package consuming func finish() -> BatchTerms {
    BatchTerms(segment: Segment(counter, lengths, totals), refused: refused)
  }
}

private extension Segment {
  /// Sorts postings by term and field; those of one term and field stay in the order of the texts.
  init(_ counter: TermCounter, _ lengths: [TextLengths], _ totals: LengthTotals) {
    let (terms, places) = counter.table.sorted()
    var starts = [UInt32](repeating: 0, count: 2 * places.count + 1)
    func list(_ posting: TermCounter.Posting) -> Int {
      2 * Int(places[Int(posting.id)]) + (posting.counts.title == 0 ? 1 : 0)
    }
    for posting in counter.postings { starts[list(posting) + 1] += 1 }
    for index in 1..<max(1, starts.count) { starts[index] += starts[index - 1] }
    var next = starts
    var texts = [UInt16](repeating: 0, count: counter.postings.count)
    var counts = [TermCounts](repeating: TermCounts(), count: counter.postings.count)
    var sharedCounts = [UInt16](repeating: 0, count: places.count)
    for posting in counter.postings {
      let list = list(posting)
      let place = Int(next[list])
      next[list] += 1
      texts[place] = posting.text
      counts[place] = posting.counts
      if posting.counts.title > 0, posting.counts.text > 0 { sharedCounts[list / 2] += 1 }
    }
    self.init(
      terms: terms,
      starts: starts,
      sharedCounts: sharedCounts,
      texts: texts,
      counts: counts,
      lengths: lengths,
      totals: totals,
      vocabulary: counter.vocabulary
    )
  }
}

/// Counts the terms of texts, one text after another.
private struct TermCounter: TermSink {
  struct Posting {
    let id: UInt32
    let text: UInt16
    var counts: TermCounts
  }

  private(set) var table: TermTable
  private(set) var vocabulary = Vocabulary()
  private(set) var postings: [Posting] = []
  /// The last posting of each term, counted from one.
  private var lastPostings: [UInt32]
  /// Whether each term is a short word of the vocabulary, and not only how longer ones begin.
  private var areShortWords: [Bool] = []
  private var firstPosting = 0
  private var text: UInt16 = 0
  private var isTitle = false
  private var bytes: [UInt8] = []
  private(set) var wordCount = 0
  private(set) var groupCount = 0

  init(_ table: TermTable) {
    self.table = table
    lastPostings = [UInt32](repeating: 0, count: table.count)
  }

  mutating func begin(text: UInt16) {
    self.text = text
    firstPosting = postings.count
  }

  mutating func begin(isTitle: Bool, _ bytes: [UInt8]) {
    self.isTitle = isTitle
    if !table.isFixed { self.bytes = bytes }
    wordCount = 0
    groupCount = 0
  }

  @inline(__always)
  mutating func add(_ term: UInt64, _ kind: TermKind, _ range: Range<Int>) {
    switch kind {
    case .beginning: wordCount &+= 1
    case .group: groupCount &+= 1
    case .whole, .pair: break
    }
    guard let (id, isNew) = table.id(of: term) else { return }
    if isNew {
      lastPostings.append(0)
      areShortWords.append(false)
      if kind == .whole { vocabulary.add(bytes[range]) }
    }
    if kind == .beginning, !table.isFixed, !areShortWords[id],
      bytes[range].scalarCount <= TermScanner.beginningLength
    {
      areShortWords[id] = true
      vocabulary.add(bytes[range])
    }
    let last = Int(lastPostings[id])
    if last > firstPosting {
      postings[last &- 1].counts.count(inTitle: isTitle)
      return
    }
    var counts = TermCounts()
    counts.count(inTitle: isTitle)
    postings.append(Posting(id: UInt32(truncatingIfNeeded: id), text: text, counts: counts))
    lastPostings[id] = UInt32(truncatingIfNeeded: postings.count)
  }
}
