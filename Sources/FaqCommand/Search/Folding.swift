import Bytes

/// Turns text into what a search compares: without case, accents, and other ways to write the same.
///
/// Text is folded by full case folding and compatibility decomposition. Marks with a combining
/// class go, except those that voice a kana: `É`, `é` and `e` are one, `か` and `が` are not.
/// Quotes and dashes of all kinds become `"`, `'` and `-`, and invisible characters go. Each scalar
/// is folded by itself, so that a part of a text can be folded.
struct Folding: Sendable {
  static let shared = Self()

  private let table = FoldedScalars(
    LetterFoldingTable.packed,
    SymbolFoldingTable.packed,
    FormFoldingTable.packed
  )

  private init() {
    // The table is all that there is.
  }

  /// The folded text, in UTF-8.
  func folded(_ text: String) -> [UInt8] {
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
    let length = text.lengthOfScalar(at: offset)
    guard length > 1 else {
      folded.append(text[offset].lowercasedASCII)
      return 1
    }
    let scalar = text.scalar(at: offset)
    if let syllable = HangulSyllable(scalar) {
      syllable.append(to: &folded)
      return length
    }
    switch table[scalar] {
    case .unchanged: for place in offset..<offset &+ length { folded.append(text[place]) }
    case .word(let word, let count): folded.append(word, count: count)
    case .long(let index): folded += table.bytes(ofLong: index)
    }
    return length
  }

  /// How many bytes the scalar at an offset takes, and how many its folded form.
  func counts(ofScalarAt offset: Int, in text: Span<UInt8>) -> (count: Int, foldedCount: Int) {
    let count = text.lengthOfScalar(at: offset)
    guard count > 1 else { return (1, 1) }
    let scalar = text.scalar(at: offset)
    if let syllable = HangulSyllable(scalar) { return (count, syllable.foldedCount) }
    return switch table[scalar] {
    case .unchanged: (count, count)
    case .word(_, let foldedCount): (count, foldedCount)
    case .long(let index): (count, table.bytes(ofLong: index).count)
    }
  }
}

/// A syllable of Hangul, which consists of two or three letters.
private struct HangulSyllable {
  private static let first: UInt32 = 0xAC00
  private static let count: UInt32 = 11_172
  private static let vowels: UInt32 = 21
  /// The number of final consonants, and one for none.
  private static let finals: UInt32 = 28

  private let index: UInt32

  init?(_ scalar: Unicode.Scalar) {
    index = scalar.value &- Self.first
    guard index < Self.count else { return nil }
  }

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
