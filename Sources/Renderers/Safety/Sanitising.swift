import Bytes
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
  var hidesSomething: Bool { withUTF8Bytes { $0.hidesSomething } }
}

extension Span<UInt8> {
  /// Whether there is a character in it that is not shown as it is on one line.
  var hidesSomething: Bool {
    contains(HiddenCharacter.self) { HiddenCharacter(at: $0, in: self) != nil }
  }
}

/// A character that is not shown as it is where text is on one line: a line's end, which becomes a
/// space, or one that acts instead of being seen.
struct HiddenCharacter: ByteCondition {
  /// Whether a hidden character begins with a byte and the two behind it, or perhaps one of the few
  /// beside them, as it takes less to find them all: U+2028 to U+202E, and as many from U+2066 on.
  @inline(__always)
  static func holds(for byte: UInt8, _ next: UInt8, _ afterNext: UInt8) -> Bool {
    (byte != 0x09) & isOrTab(byte, next, afterNext)
  }

  /// The same or a tab, for those who look for tabs too: that is one question less.
  @inline(__always)
  static func isOrTab(_ byte: UInt8, _ next: UInt8, _ afterNext: UInt8) -> Bool {
    let last = afterNext &+ next &+ next
    return (byte < 0x20) | (byte == 0x7F) | ((byte == 0xC2) & (next & 0xE0 == 0x80))
      | ((byte == 0xE2) & (next & 0xFE == 0x80) & (last &- 0xA8 <= 6))
  }

  /// How many bytes it takes.
  let length: Int
  /// What is shown in its place.
  let substitute: Unicode.Scalar

  /// The character that begins at an offset, if it is such a one.
  init?(at offset: Int, in text: Span<UInt8>) {
    guard text.beginsHidden(at: offset) else { return nil }
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
  func beginsHidden(at offset: Int) -> Bool {
    HiddenCharacter.holds(
      for: self[offset],
      offset + 1 < count ? self[offset + 1] : 0,
      offset + 2 < count ? self[offset + 2] : 0
    )
  }
}

extension Substitution {
  /// What is shown in place of a hidden character.
  init(_ hidden: HiddenCharacter) {
    self.init(String(hidden.substitute), for: hidden.length)
  }
}
