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

/// What is known of words that are not in a folded text.
struct KnownWords {
  var counts = WordCounts()
  /// The runs of them that have terms which are sought, each with the length of the text before it.
  var runs: [(offset: Int, run: Int)] = []
}

/// Keeps words from being folded and divided whose terms are known.
///
/// Texts have the same words again and again. So what a run of characters between ASCII separators
/// has is looked at once, and remembered.
struct WordFilter {
  private struct Run {
    var hash: UInt64 = 0
    var wordCount: UInt16 = 0
    var groupCount: UInt16 = 0
    /// The number of its terms that are sought, counted from one; zero if none is.
    var number: UInt32 = 0
  }

  /// The terms of a run.
  struct Terms {
    /// The beginnings of its first and its last word.
    let ends: (first: UInt64, last: UInt64)
    /// Where the terms that are sought are.
    let range: Range<Int>
  }

  private static let placeBits = 10
  /// A longer run, which may be a text without spaces, is divided as it stands.
  private static let maximumSize = 64
  /// Further runs with terms that are sought are divided as they stand.
  private static let maximumCount = 1 << 12

  private let table: TermTable
  /// Runs at the places that the first bits of their hashes tell.
  private var known = [Run](repeating: Run(), count: 1 << placeBits)
  /// The terms of the runs with terms that are sought.
  private(set) var terms: [Terms] = []
  /// The numbers of the terms that are sought, run by run.
  private(set) var ids: [Int] = []

  init(_ table: TermTable) { self.table = table }

  /// Begins a new text, whose runs of terms that are sought may be others.
  mutating func begin() {
    if terms.count == Self.maximumCount { self = Self(table) }
  }

  /// Appends the folded form of text without known words, of which a line feed stands for those
  /// without a term that is sought.
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

/// Collects the terms of a run that are sought, and counts its words.
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
