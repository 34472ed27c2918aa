import Bytes
import ContentParser

/// The places of terms in consecutive texts.
struct Segment: Sendable {
  /// How many texts a segment has at most; their numbers take two bytes, and a core is busy with
  /// them for a moment.
  static let maximumCount = 1 << 12

  /// Where texts have a term: several times in the title, once in the title, or only elsewhere.
  enum Field: Int, CaseIterable {
    case titleAgain, title, text

    /// How often the title can have a term.
    var mostInTitle: Int { [TermCounts.maximumTitle, 1, 0][rawValue] }
  }

  private let terms: SortedTerms
  /// The list of postings of each term; terms that texts have equally often share one.
  private let lists: [UInt32]
  /// Where the postings of each list begin in each field, and where the next would.
  private let starts: [UInt32]
  /// How many texts of each list have its terms in the title and elsewhere.
  private let sharedCounts: [UInt16]
  /// The texts of the postings, list by list.
  let texts: [UInt16]
  let counts: [TermCounts]
  let words: TextLengths
  let groups: TextLengths
  /// The words of the texts; empty if only certain terms were sought.
  private(set) var vocabulary: Vocabulary

  /// The number of texts.
  var count: Int { words.texts.packed.count }

  /// The same segment without its words.
  var withoutVocabulary: Self { changing(self) { $0.vocabulary = Vocabulary() } }

  /// The list of a term; the first, which has no postings, if no text has it.
  func list(of term: UInt64) -> Int { terms[term].map { Int(lists[$0]) } ?? 0 }

  /// The postings of a list: all of them, field by field, or those of one field.
  func postings(_ list: Int, _ field: Field? = nil) -> Range<Int> {
    let start = 3 * list + (field?.rawValue ?? 0)
    return Int(starts[start])..<Int(starts[field == nil ? start + 3 : start + 1])
  }

  /// How many texts have the terms of a list in the title.
  func titleCount(_ list: Int) -> Int { Int(starts[3 * list + 2] - starts[3 * list]) }

  /// How many texts have the terms of a list elsewhere.
  func textCount(_ list: Int) -> Int { postings(list, .text).count + Int(sharedCounts[list]) }

  /// How often a text has a term; nil if it does not.
  func counts(of term: UInt64, in text: Int) -> TermCounts? {
    let list = list(of: term)
    let places = Field.allCases.lazy.compactMap { place(of: UInt16(text), in: postings(list, $0)) }
    return places.first.map { counts[$0] }
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

  var isEmpty: Bool { packed == 0 }
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

/// Collects the terms of documents that are read for one question.
package struct BatchTermsBuilder {
  private let question: Question
  private var counter: TermCounter
  private var words = TextLengths()
  private var groups = TextLengths()
  private var refused: [Int] = []
  private var text = SearchableText()

  /// Collects the terms in a table, or all terms.
  package init(_ question: Question = Question(""), _ table: TermTable = TermTable()) {
    self.question = question
    counter = TermCounter(table)
    if table.isFixed, !question.hasConditions { text.filter = WordFilter(table) }
  }

  /// Adds a document.
  package mutating func add(_ document: Document) {
    text.replace(with: document)
    let place = words.texts.packed.count
    if question.hasConditions, !question.admits(text) { refused.append(place) }
    let title = count(.title)
    // Aliases do not make a title longer, so that each counts as much as the title would.
    _ = count(.alias)
    var body = count(.text)
    body += count(.address)
    counter.end(text: UInt16(truncatingIfNeeded: place))
    words.titles.append(title.words)
    words.texts.append(body.words)
    groups.titles.append(title.groups)
    groups.texts.append(body.groups)
  }

  private mutating func count(_ part: SearchableText.Part) -> WordCounts {
    counter.begin(isTitle: part == .title || part == .alias, text[part])
    let (folded, words) = (text[part], text.knownWords[part.rawValue])
    counter.total = words.counts
    var scanner = TermScanner()
    var start = 0
    if let filter = text.filter {
      for (offset, run) in words.runs {
        if start < offset { scanner.scan(folded.span, start..<offset, into: &counter) }
        start = offset
        let terms = filter.terms[run]
        scanner.skip(terms, into: &counter)
        counter.add(filter.ids.span.extracting(terms.range))
      }
    }
    scanner.scan(folded.span, start..<folded.count, into: &counter)
    return counter.total
  }

  /// The terms of all documents that were added.
  package consuming func finish() -> BatchTerms {
    BatchTerms(segment: Segment(counter, words, groups), refused: refused)
  }
}

private extension Segment {
  /// Sorts postings by list and field; those of one list and field stay in the order of the texts.
  init(_ counter: TermCounter, _ words: TextLengths, _ groups: TextLengths) {
    let (terms, places) = counter.table.sorted()
    let (lists, areFirst, count) = Self.lists(counter.postings, count: places.count)
    let postings = counter.postings.lazy.filter { areFirst[Int($0.id)] }
    func place(_ posting: TermCounter.Posting) -> Int {
      3 * Int(lists[Int(posting.id)]) + 2 - min(posting.counts.title, 2)
    }
    var starts = [UInt32](repeating: 0, count: 3 * count + 1)
    for posting in postings { starts[place(posting) + 1] += 1 }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    var next = starts
    var texts = [UInt16](repeating: 0, count: Int(starts[3 * count]))
    var counts = [TermCounts](repeating: TermCounts(), count: texts.count)
    var sharedCounts = [UInt16](repeating: 0, count: count)
    for posting in postings {
      let place = place(posting)
      let index = Int(next[place])
      next[place] += 1
      texts[index] = posting.text
      counts[index] = posting.counts
      if posting.counts.title > 0, posting.counts.text > 0 { sharedCounts[place / 3] += 1 }
    }
    var sorted = lists
    for (list, place) in zip(lists, places) { sorted[Int(place)] = list }
    self.init(
      terms: terms,
      lists: sorted,
      starts: starts,
      sharedCounts: sharedCounts,
      texts: texts,
      counts: counts,
      words: words,
      groups: groups,
      vocabulary: counter.vocabulary
    )
  }

  /// The list of each term, whether the term is its first, and how many lists there are.
  static func lists(
    _ postings: [TermCounter.Posting],
    count: Int
  ) -> (lists: [UInt32], areFirst: [Bool], count: Int) {
    var hashes = [UInt64](repeating: 0, count: count)
    for posting in postings {
      let value = UInt64(posting.text) << 8 | UInt64(posting.counts.packed)
      hashes[Int(posting.id)] = TermScanner.hash(hashes[Int(posting.id)], value)
    }
    var table = TermTable()
    let lists = ([0] + hashes).compactMap { table.id(of: $0) }.dropFirst()
    return (lists.map { UInt32($0.id) }, lists.map(\.isNew), table.count)
  }
}

/// Counts the terms of texts, one text after another.
private struct TermCounter: TermSink {
  struct Posting {
    let id: UInt32
    let text: UInt16
    let counts: TermCounts
  }

  private(set) var table: TermTable
  private(set) var vocabulary = Vocabulary()
  private(set) var postings: [Posting] = []
  /// How often the text has each term, and which it has.
  private var counts: [TermCounts]
  private var found: [Int] = []
  /// Whether each term is a short word of the vocabulary, and not only how longer ones begin.
  private var areShortWords: [Bool] = []
  private var isTitle = false
  private var bytes: [UInt8] = []
  var total = WordCounts()

  init(_ table: TermTable) {
    self.table = table
    counts = [TermCounts](repeating: TermCounts(), count: table.count)
  }

  mutating func begin(isTitle: Bool, _ bytes: [UInt8]) {
    self.isTitle = isTitle
    if !table.isFixed { self.bytes = bytes }
  }

  /// Ends a text, whose terms follow those of the text before.
  mutating func end(text: UInt16) {
    for id in found {
      postings.append(Posting(id: UInt32(truncatingIfNeeded: id), text: text, counts: counts[id]))
      counts[id] = TermCounts()
    }
    found.removeAll(keepingCapacity: true)
  }

  /// Adds terms with certain numbers.
  mutating func add(_ ids: Span<Int>) { for index in ids.indices { count(ids[index]) } }

  @inline(__always)
  private mutating func count(_ id: Int) {
    if counts[id].isEmpty { found.append(id) }
    counts[id].count(inTitle: isTitle)
  }

  @inline(__always)
  mutating func add(_ term: UInt64, _ kind: TermKind, _ range: Range<Int>) {
    if kind == .beginning { total.words &+= 1 }
    if kind == .group { total.groups &+= 1 }
    guard let (id, isNew) = table.id(of: term) else { return }
    if isNew {
      counts.append(TermCounts())
      areShortWords.append(false)
      if kind == .whole { vocabulary.add(bytes[range]) }
    }
    if kind == .beginning, !table.isFixed, !areShortWords[id],
      bytes[range].scalarCount <= TermScanner.beginningLength
    {
      areShortWords[id] = true
      vocabulary.add(bytes[range])
    }
    count(id)
  }
}
