import ContentParser

/// What would drive a terminal or reorder the text around it becomes U+FFFD.
extension String {
  /// The same text without characters that act instead of being seen; line feeds and tabs stay.
  public var sanitised: String {
    guard hidesSomething, unicodeScalars.contains(where: \.isUnsafeToShow) else { return self }
    var safe = UnicodeScalarView()
    for scalar in unicodeScalars { safe.append(scalar.isUnsafeToShow ? "\u{FFFD}" : scalar) }
    return String(safe)
  }
}

extension Unicode.Scalar {
  /// C0 but for line feed and tab, DEL, C1, and the controls that open and close directions.
  var isUnsafeToShow: Bool {
    switch value {
    case 0x00...0x08, 0x0B...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension String {
  /// Whether there is a character in it that is not shown as it is on one line.
  var hidesSomething: Bool {
    withUTF8Bytes { text in
      var offset = text.endOfVisibleText(from: 0)
      while offset < text.count {
        let end = min(offset + 32, text.count)
        for index in offset..<end where HiddenCharacter.mayBegin.contains(text[index]) {
          if HiddenCharacter(at: index, in: text) != nil { return true }
        }
        offset = text.endOfVisibleText(from: end)
      }
      return false
    }
  }
}

/// A character that is not shown as it is where text is on one line: a line's end, which becomes a
/// space, or one that acts instead of being seen.
struct HiddenCharacter {
  /// The bytes that such a character may begin with, besides others.
  static let firstBytes = Array(0x00...0x08) + Array(0x0A...0x1F) + [0x7F, 0xC2, 0xE2] as [UInt8]

  /// Where a look is due.
  static let mayBegin = ByteSet(firstBytes)

  /// How many bytes it takes.
  let length: Int
  /// What is shown in its place.
  let substitute: Unicode.Scalar

  /// The character that begins at an offset, if it is such a one.
  init?(at offset: Int, in text: Span<UInt8>) {
    guard text.mayHide(at: offset) else { return nil }
    switch text.scalar(at: offset) {
    case "\r" where offset + 1 < text.count && text[offset + 1] == UInt8(ascii: "\n"):
      length = 2
      substitute = " "
    case let scalar where scalar.isLineEnd || scalar.isUnsafeToShow:
      length = text.lengthOfScalar(at: offset)
      substitute = scalar.isLineEnd ? " " : "\u{FFFD}"
    default: return nil
    }
  }
}

private extension Span<UInt8> {
  /// Whether the last byte speaks for it too: quotation marks and dashes, which are frequent, begin
  /// with the same two bytes.
  func mayHide(at offset: Int) -> Bool {
    switch self[offset] {
    case 0xE2: self[offset + 2] & 0xF0 == 0xA0
    case 0xC2: self[offset + 1] < 0xA0
    default: true
    }
  }
}
