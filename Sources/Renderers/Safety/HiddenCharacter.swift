import Bytes

/// A character that is not shown as it is: a line end, which is a space on one line, or one that
/// would drive a terminal or reorder the text around it.
struct HiddenCharacter {
  /// How many bytes the character takes.
  let length: Int
  private let isLineEnd: Bool

  /// The hidden character that begins at an offset, if there is one.
  init?(at offset: Int, in text: Span<UInt8>) {
    guard text.mayHide(at: offset) else { return nil }
    let lengthOfLineEnd = text.lengthOfLineEnd(at: offset)
    isLineEnd = lengthOfLineEnd > 0
    guard isLineEnd || text.scalar(at: offset).isUnsafeToShow else { return nil }
    length = isLineEnd ? lengthOfLineEnd : text.lengthOfScalar(at: offset)
  }

  /// What to show in its place on a single line.
  var substitute: Unicode.Scalar { substitute(forLineEnd: " ") }

  /// What to show in its place, given what stands for a line end.
  func substitute(forLineEnd lineEnd: Unicode.Scalar) -> Unicode.Scalar {
    isLineEnd ? lineEnd : "\u{FFFD}"
  }
}

private extension Span<UInt8> {
  func mayHide(at offset: Int) -> Bool {
    HiddenByte.holds(
      for: self[offset],
      offset + 1 < count ? self[offset + 1] : 0,
      offset + 2 < count ? self[offset + 2] : 0
    )
  }
}

extension Substitution {
  /// What one line shows in place of a hidden character.
  init(_ hidden: HiddenCharacter) {
    self.init(String(hidden.substitute), for: hidden.length)
  }
}
