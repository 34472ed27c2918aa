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
      offset = folded.appendLowercasedASCII(of: text, from: offset)
      while offset < text.count, text[offset] >= 0x80 {
        offset &+= append(scalarAt: offset, of: text, to: &folded)
      }
    }
  }

  /// Appends the folded form of the scalar at an offset, and returns how many bytes it takes.
  @inline(__always)
  func append(scalarAt offset: Int, of text: Span<UInt8>, to folded: inout [UInt8]) -> Int {
    guard text[offset] >= 0x80 else {
      folded.append(text[offset].lowercasedASCII)
      return 1
    }
    let (target, length) = table.target(ofScalarAt: offset, in: text)
    switch target {
    case .unchanged: folded.append(text.scalarBytes(at: offset, count: length), count: length)
    case .word(let word, let count): folded.append(word, count: Int(count))
    case .long(let index): folded += table.bytes(ofLong: index)
    case .syllable: HangulSyllable(text.scalar(at: offset)).append(to: &folded)
    }
    return length
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
