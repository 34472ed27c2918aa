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

/// Leaves out words without a term that is sought, before they are folded and divided.
///
/// Texts have the same words again and again. So what a run of characters between ASCII separators
/// has is looked at once, and remembered.
struct WordFilter {
  private struct Run {
    var hash: UInt64 = 0
    var wordCount: UInt16 = 0
    var groupCount: UInt16 = 0
    var isSought = false
  }

  private static let placeBits = 10
  /// After a longer run, which may be a text without spaces, nothing is left out.
  private static let maximumSize = 64

  private let sought: TermTable
  /// Runs at the places that the first bits of their hashes tell.
  private var known = [Run](repeating: Run(), count: 1 << placeBits)

  init(_ sought: TermTable) { self.sought = sought }

  /// Appends the folded form of text, with line feeds in place of words that are left out, and
  /// returns how many these are.
  mutating func append(_ text: Span<UInt8>, to folded: inout [UInt8]) -> WordCounts {
    var leftOut = WordCounts()
    // What is before this offset has been appended or left out.
    var done = 0
    // The word that ends the text may go on in the next, and that at its start may be such a rest.
    var start = folded.last?.isPartOfWord == true ? text.endOfWord(from: 0) : 0
    start = text.startOfWord(from: start)
    while let (end, next, hash) = text.run(at: start, maximumSize: Self.maximumSize) {
      let run = run(text.extracting(start..<end), hash)
      if !run.isSought, run.wordCount == 0 {
        // Such a run does not divide the words beside it.
        if done == start { done = next }
      } else if !run.isSought {
        leftOut += WordCounts(words: Int(run.wordCount), groups: Int(run.groupCount))
        if done < start { Folding.shared.append(text.extracting(done..<start), to: &folded) }
        if folded.last != UInt8(ascii: "\n") { folded.append(UInt8(ascii: "\n")) }
        done = next
      }
      start = next
    }
    Folding.shared.append(text.extracting(done..<text.count), to: &folded)
    return leftOut
  }

  @inline(__always)
  private mutating func run(_ text: Span<UInt8>, _ hash: UInt64) -> Run {
    let place = Int(hash &>> UInt64(UInt64.bitWidth - Self.placeBits))
    let run = known[place]
    guard run.hash != hash else { return run }
    var folded: [UInt8] = []
    Folding.shared.append(text, to: &folded)
    var counter = RunCounter(sought: sought)
    TermScanner.scan(folded.span, into: &counter)
    known[place] = Run(
      hash: hash,
      wordCount: UInt16(counter.counts.words),
      groupCount: UInt16(counter.counts.groups),
      isSought: counter.isSought
    )
    return known[place]
  }
}

/// Counts the words of a run, and sees whether a term of it is sought.
private struct RunCounter: TermSink {
  let sought: TermTable
  var counts = WordCounts()
  var isSought = false

  mutating func add(_ term: UInt64, _ kind: TermKind, _: Range<Int>) {
    counts += WordCounts(words: kind == .beginning ? 1 : 0, groups: kind == .group ? 1 : 0)
    if sought.contains(term) { isSought = true }
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
