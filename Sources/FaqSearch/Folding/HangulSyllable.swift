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
