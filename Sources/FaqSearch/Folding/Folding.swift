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
