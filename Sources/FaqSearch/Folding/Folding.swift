import Bytes

/// Turns text into what a search compares: without case, accents, and other ways to write the same.
///
/// Text is folded by full case folding and compatibility decomposition. Marks with a combining
/// class go, except those that voice a kana: `É`, `é` and `e` are one, `か` and `が` are not.
/// Quotes and dashes of all kinds become `"`, `'` and `-`, and invisible characters go. Each scalar
/// is folded by itself, so that a part of a text can be folded.
public struct Folding: Sendable {
  /// The folding of all searches.
  public static let shared = Self()

  private let table = FoldedScalars(
    LetterFoldingTable.packed,
    SymbolFoldingTable.packed,
    FormFoldingTable.packed
  )

  private init() {
    // The table is all that there is.
  }

  /// The folded text, in UTF-8.
  public func folded(_ text: String) -> [UInt8] {
    var folded: [UInt8] = []
    text.withUTF8Bytes { append($0, to: &folded) }
    return folded
  }

  /// Appends the folded form of text that is valid UTF-8.
  func append(_ text: Span<UInt8>, to folded: inout [UInt8]) {
    var offset = 0
    while offset < text.count {
      offset = folded.appendLowercased(text, from: offset) { substitution(at: $0, in: text) }
      guard offset < text.count, text[offset] >= 0x80 else { continue }
      let (target, length) = table.target(ofScalarAt: offset, in: text)
      switch target {
      case .unchanged, .word: continue
      case .long(let index): folded += table.bytes(ofLong: index)
      case .syllable: HangulSyllable(text.scalar(at: offset)).append(to: &folded)
      }
      offset &+= length
    }
  }

  /// What a scalar outside ASCII becomes, if that is short and in the table.
  @inline(__always)
  private func substitution(at offset: Int, in text: Span<UInt8>) -> Substitution? {
    let (target, length) = table.target(ofScalarAt: offset, in: text)
    return switch target {
    case .unchanged:
      Substitution(text.scalarBytes(at: offset, count: length), count: length, for: length)
    case .word(let word, let count): Substitution(word, count: Int(count), for: length)
    case .long, .syllable: nil
    }
  }

  /// How many bytes the scalar at an offset takes, and how many its folded form.
  func counts(ofScalarAt offset: Int, in text: Span<UInt8>) -> (count: Int, foldedCount: Int) {
    guard text[offset] >= 0x80 else { return (1, 1) }
    let (target, count) = table.target(ofScalarAt: offset, in: text)
    return switch target {
    case .unchanged: (count, count)
    case .word(_, let foldedCount): (count, Int(foldedCount))
    case .long(let index): (count, table.bytes(ofLong: index).count)
    case .syllable: (count, HangulSyllable(text.scalar(at: offset)).foldedCount)
    }
  }
}

private extension Span<UInt8> {
  /// The bytes of a scalar, the first of them in the lowest bits; higher bits can be anything.
  @inline(__always)
  func scalarBytes(at offset: Int, count scalarCount: Int) -> UInt64 {
    if offset &+ 8 <= count { return word(at: offset) }
    return (0..<scalarCount).reduce(0) { $0 | UInt64(self[offset &+ $1]) << UInt64(8 * $1) }
  }
}

/// A syllable of Hangul, which consists of two or three letters.
struct HangulSyllable {
  /// The code points of all syllables.
  static let codes = 0xAC00..<0xD7A4

  private static let vowels: UInt32 = 21
  /// The number of final consonants, and one for none.
  private static let finals: UInt32 = 28

  private let index: UInt32

  /// The syllable that is a scalar of `codes`.
  init(_ scalar: Unicode.Scalar) { index = scalar.value &- UInt32(Self.codes.lowerBound) }

  /// The bytes of the letters, three each.
  var foldedCount: Int { index % Self.finals > 0 ? 9 : 6 }

  /// Appends the letters.
  func append(to folded: inout [UInt8]) {
    append(0x1100 + index / Self.finals / Self.vowels, to: &folded)
    append(0x1161 + index / Self.finals % Self.vowels, to: &folded)
    let final = index % Self.finals
    if final > 0 { append(0x11A7 + final, to: &folded) }
  }

  private func append(_ letter: UInt32, to folded: inout [UInt8]) {
    folded.append(UInt8(0xE0 | letter >> 12))
    folded.append(UInt8(0x80 | letter >> 6 & 0x3F))
    folded.append(UInt8(0x80 | letter & 0x3F))
  }
}

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
