import Bytes

/// The places of terms in consecutive texts.
struct Segment: Sendable {
  /// How many texts a segment has at most; their numbers take two bytes, and a core is busy with
  /// them for a moment.
  static let maximumCount = 1 << 13

  let table: TermTable
  /// Where the postings of each term begin, and where the next would.
  let starts: [UInt32]
  /// The texts of the postings, term by term.
  let texts: [UInt16]
  let counts: [TermCounts]
  /// In how many texts each term is.
  let fields: [FieldCounts]
  /// The packed numbers of words and groups in each text.
  let lengths: [TextLengths]
  let totals: LengthTotals
  /// The words of the texts; empty if only certain terms were sought.
  let vocabulary: Vocabulary

  /// The postings of a term; nil if no text has it.
  func postings(of term: UInt64) -> Range<Int>? {
    guard let id = table[term] else { return nil }
    let range = Int(starts[id])..<Int(starts[id + 1])
    return range.isEmpty ? nil : range
  }

  /// In how many texts a term is.
  func fieldCounts(of term: UInt64) -> FieldCounts { table[term].map { fields[$0] } ?? .init() }

  /// How often a text has a term; nil if it does not.
  func counts(of term: UInt64, in text: Int) -> TermCounts? {
    guard let range = postings(of: term) else { return nil }
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if Int(texts[middle]) < text { low = middle + 1 } else { high = middle }
    }
    return low < range.upperBound && Int(texts[low]) == text ? counts[low] : nil
  }
}

/// The number of texts that have a term in the title, and in the text.
struct FieldCounts: Sendable {
  private(set) var title: UInt32 = 0
  private(set) var text: UInt32 = 0

  mutating func add(_ counts: TermCounts) {
    title &+= counts.title == 0 ? 0 : 1
    text &+= counts.text == 0 ? 0 : 1
  }

  static func += (left: inout Self, right: Self) {
    left.title += right.title
    left.text += right.text
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

/// Builds a segment text by text.
struct SegmentBuilder {
  private var counter: TermCounter
  private var lengths: [TextLengths] = []
  private var totals = LengthTotals()

  /// Begins a segment with all terms, or with those of a table.
  init(_ table: TermTable = TermTable()) { counter = TermCounter(table) }

  var count: Int { lengths.count }

  /// Adds a text.
  mutating func add(_ text: borrowing SearchableText) {
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

  /// The segment of all texts that were added.
  consuming func finish() -> Segment {
    let postings = counter.sortedPostings()
    return Segment(
      table: counter.table,
      starts: postings.starts,
      texts: postings.texts,
      counts: postings.counts,
      fields: postings.fields,
      lengths: lengths,
      totals: totals,
      vocabulary: counter.vocabulary
    )
  }
}

/// Counts the terms of texts, one text after another.
private struct TermCounter: TermSink {
  private struct Posting {
    let id: UInt32
    let text: UInt16
    var counts: TermCounts
  }

  private(set) var table: TermTable
  private(set) var vocabulary = Vocabulary()
  private var postings: [Posting] = []
  /// The last posting of each term, counted from one.
  private var lastPostings: [UInt32]
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
      if kind == .beginning || kind == .whole { vocabulary.add(bytes[range]) }
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

  /// The postings, sorted by term; those of one term stay in the order of the texts.
  func sortedPostings()
    -> (starts: [UInt32], texts: [UInt16], counts: [TermCounts], fields: [FieldCounts])
  {
    var starts = [UInt32](repeating: 0, count: table.count + 1)
    for posting in postings { starts[Int(posting.id) + 1] += 1 }
    for index in 1..<max(1, starts.count) { starts[index] += starts[index - 1] }
    var next = starts
    var texts = [UInt16](repeating: 0, count: postings.count)
    var counts = [TermCounts](repeating: TermCounts(), count: postings.count)
    var fields = [FieldCounts](repeating: FieldCounts(), count: table.count)
    for posting in postings {
      let id = Int(posting.id)
      let place = Int(next[id])
      next[id] += 1
      texts[place] = posting.text
      counts[place] = posting.counts
      fields[id].add(posting.counts)
    }
    return (starts, texts, counts, fields)
  }
}
