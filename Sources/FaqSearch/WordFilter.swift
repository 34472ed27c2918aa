import Bytes

/// How many words and groups of letters a text has.
struct WordCounts {
  var words = 0
  var groups = 0

  static func += (counts: inout Self, more: Self) {
    counts.words &+= more.words
    counts.groups &+= more.groups
  }
}

/// The words that are missing from a folded text because their terms are known.
struct KnownWords {
  var counts = WordCounts()
  /// The runs with sought terms, each with its offset in the folded text.
  var runs: [(offset: Int, run: Int)] = []
}

/// Skips the folding and dividing of words whose terms are already known.
///
/// Texts repeat their words. Each run of characters between ASCII separators is divided once, and
/// its sought terms are remembered.
struct WordFilter {
  private struct Run {
    var hash: UInt64 = 0
    var wordCount: UInt16 = 0
    var groupCount: UInt16 = 0
    /// The place of its sought terms in `terms`, counted from one; zero without sought terms.
    var number: UInt32 = 0
  }

  /// The sought terms of a run.
  struct Terms {
    /// The beginnings of its first and its last word.
    let ends: (first: UInt64, last: UInt64)
    /// The range of the terms in `ids`.
    let range: Range<Int>
  }

  private static let placeBits = 10
  /// The longest run that is looked up, in bytes; a text without spaces can be one long run.
  private static let maximumSize = 64
  /// How many runs with sought terms are remembered; further ones are folded and divided.
  private static let maximumCount = 1 << 12

  private let table: TermTable
  /// The known runs, indexed by the first bits of their hashes.
  private var known = [Run](repeating: Run(), count: 1 << placeBits)
  /// The sought terms of each run that has some.
  private(set) var terms: [Terms] = []
  /// The numbers of the sought terms, run by run.
  private(set) var ids: [Int] = []

  init(_ table: TermTable) { self.table = table }

  /// Begins a new text; forgets all runs if no more can be remembered.
  mutating func begin() {
    if terms.count == Self.maximumCount { self = Self(table) }
  }

  /// Appends the folded form of a text without its known words.
  ///
  /// A line feed replaces those without a sought term: their neighbours do not count as a pair.
  mutating func append(_ text: Span<UInt8>, to folded: inout [UInt8], _ words: inout KnownWords) {
    let lineFeed = UInt8(ascii: "\n")
    // What is before this offset has been appended or is known.
    var done = 0
    var endsLine = false
    // The word that ends the text may go on in the next, and that at its start may be such a rest.
    var start = folded.last?.isPartOfWord == true ? text.endOfWord(from: 0) : 0
    start = text.startOfWord(from: start)
    while let (end, next, hash) = text.run(at: start, maximumSize: Self.maximumSize) {
      let run = run(text.extracting(start..<end), hash)
      let isSought = run.number > 0
      if run.wordCount == 0 {
        // Such a run does not divide the words beside it.
        if done == start { done = next }
      } else if !isSought || words.runs.count < Self.maximumCount && run.number <= terms.count {
        words.counts += WordCounts(words: Int(run.wordCount), groups: Int(run.groupCount))
        if done < start || isSought { endsLine = false }
        if done < start { Folding.shared.append(text.extracting(done..<start), to: &folded) }
        done = next
        if isSought {
          words.runs.append((folded.count, Int(run.number) - 1))
          if next > end + 1 || text[end] == lineFeed { done = end }
        } else if !endsLine {
          folded.append(lineFeed)
          endsLine = true
        }
      }
      start = next
    }
    Folding.shared.append(text.extracting(done..<text.count), to: &folded)
  }

  @inline(__always)
  private mutating func run(_ text: Span<UInt8>, _ hash: UInt64) -> Run {
    let place = Int(hash &>> UInt64(UInt64.bitWidth - Self.placeBits))
    let run = known[place]
    guard run.hash != hash else { return run }
    known[place] = divided(text, hash)
    return known[place]
  }

  private mutating func divided(_ text: Span<UInt8>, _ hash: UInt64) -> Run {
    var folded: [UInt8] = []
    Folding.shared.append(text, to: &folded)
    var counter = RunCounter(table: table)
    TermScanner.scan(folded.span, into: &counter)
    let counts = counter.counts
    var run = Run(hash: hash, wordCount: UInt16(counts.words), groupCount: UInt16(counts.groups))
    guard !counter.ids.isEmpty else { return run }
    run.number = UInt32(terms.count) + 1
    guard terms.count < Self.maximumCount else { return run }
    ids += counter.ids
    terms.append(Terms(ends: counter.ends, range: ids.indices.suffix(counter.ids.count)))
    return run
  }
}

/// Collects the sought terms of a run, and counts its words.
private struct RunCounter: TermSink {
  let table: TermTable
  var counts = WordCounts()
  /// The beginnings of the first and the last word.
  var ends: (first: UInt64, last: UInt64) = (0, 0)
  var ids: [Int] = []

  mutating func add(_ term: UInt64, _ kind: TermKind, _: Range<Int>) {
    if kind == .beginning {
      if counts.words == 0 { ends.first = term }
      ends.last = term
      counts.words += 1
    }
    if kind == .group { counts.groups += 1 }
    if let id = table.knownID(of: term) { ids.append(id) }
  }
}

private extension Span<UInt8> {
  /// The end and the hash of the run at an offset, and the start of the next; nil if the run is too
  /// long, or near the end.
  @inline(__always)
  func run(at start: Int, maximumSize: Int) -> (end: Int, next: Int, hash: UInt64)? {
    var (end, hash) = (start, UInt64(0))
    while end &+ 8 <= count, end &- start < maximumSize {
      let word = word(at: end)
      let bits = word.wordBits
      let length = bits.countOfFirstBytes
      guard length < 8 else {
        hash = TermScanner.hash(hash, word)
        end &+= 8
        continue
      }
      let shift = UInt64(8 &* length)
      hash = TermScanner.hash(hash, word & ~(~0 &<< shift))
      end &+= length
      let later = bits &>> shift
      let next = later > 0 ? end &+ later.trailingZeroBitCount / 8 : startOfWord(from: end)
      return (end, next, hash)
    }
    return nil
  }
}
