import Bytes

/// A place in a text together with the same place in its folded form.
///
/// Moving forward needs no memory, however long the text is.
struct FoldedPlace {
  private(set) var offset = 0
  private(set) var foldedOffset = 0

  /// Where a folded range comes from, with the marks after it; moves to its end.
  mutating func range(of folded: Range<Int>, in text: Span<UInt8>) -> Range<Int> {
    advance(in: text) { $0.foldedOffset <= folded.lowerBound }
    let start = offset
    var end = self
    // The last scalar may stand for more than has been found, as `ﬁ` does for `fi`.
    while end.offset < text.count, end.foldedOffset < folded.upperBound { end.pass(in: text) }
    let reached = end.foldedOffset
    end.advance(in: text) { $0.foldedOffset <= reached }
    self = end
    return start..<offset
  }

  /// Moves as far as a condition holds for the place after the next scalar.
  private mutating func advance(in text: Span<UInt8>, while condition: (Self) -> Bool) {
    while offset < text.count {
      var next = self
      if offset + 8 <= text.count, text.word(at: offset).isASCII {
        next.offset += 8
        next.foldedOffset += 8
        if condition(next) {
          self = next
          continue
        }
        next = self
      }
      next.pass(in: text)
      guard condition(next) else { return }
      self = next
    }
  }

  private mutating func pass(in text: Span<UInt8>) {
    let counts = Folding.shared.counts(ofScalarAt: offset, in: text)
    offset += counts.count
    foldedOffset += counts.foldedCount
  }
}

extension String {
  /// The bytes that ranges of the folded text come from; the ranges are in order.
  func origins(of folded: [Range<Int>]) -> [Range<Int>] {
    withUTF8Bytes { bytes in
      var place = FoldedPlace()
      return folded.map { place.range(of: $0, in: bytes) }.filter { !$0.isEmpty }
    }
  }
}
