import Bytes

/// A character that is not shown as it is: a line end, which is a space on one line, or one that
/// would drive a terminal or reorder the text around it.
struct HiddenCharacter: ByteCondition {
  /// Whether the bytes may begin a hidden character.
  ///
  /// It holds for all of U+2028 to U+202E and as many characters from U+2066 on, some of them not
  /// hidden, since that takes fewer tests. `HiddenCharacter` is the same for JSON; a condition that
  /// crosses modules is not tested for 32 bytes at once.
  @inline(__always)
  static func holds(for byte: UInt8, _ next: UInt8, _ afterNext: UInt8) -> Bool {
    (byte != 0x09) & isOrTab(byte, next, afterNext)
  }

  /// Whether the bytes are a tab or may begin a hidden character, which takes one test less.
  @inline(__always)
  static func isOrTab(_ byte: UInt8, _ next: UInt8, _ afterNext: UInt8) -> Bool {
    let last = afterNext &+ next &+ next
    return (byte < 0x20) | (byte == 0x7F) | ((byte == 0xC2) & (next & 0xE0 == 0x80))
      | ((byte == 0xE2) & (next & 0xFE == 0x80) & (last &- 0xA8 <= 6))
  }

  /// How many bytes the character takes.
  let length: Int
  private let isLineEnd: Bool

  /// The hidden character that begins at an offset, if there is one.
  init?(at offset: Int, in text: Span<UInt8>) {
    let next = offset + 1 < text.count ? text[offset + 1] : 0
    let afterNext = offset + 2 < text.count ? text[offset + 2] : 0
    guard Self.holds(for: text[offset], next, afterNext) else { return nil }
    let lengthOfLineEnd = text.lengthOfLineEnd(at: offset)
    isLineEnd = lengthOfLineEnd > 0
    guard isLineEnd || text.scalar(at: offset).isUnsafeToShow else { return nil }
    length = isLineEnd ? lengthOfLineEnd : text.lengthOfScalar(at: offset)
  }

  /// What to show in its place, given what stands for a line end.
  func substitute(forLineEnd lineEnd: Unicode.Scalar = " ") -> Unicode.Scalar {
    isLineEnd ? lineEnd : "\u{FFFD}"
  }
}

extension Substitution {
  /// What is shown in place of a hidden character, by default on one line.
  init(_ hidden: HiddenCharacter, lineEnd: Unicode.Scalar = " ") {
    self.init(String(hidden.substitute(forLineEnd: lineEnd)), for: hidden.length)
  }
}

extension String {
  /// The text with U+FFFD for each character that could drive a terminal or reorder text.
  ///
  /// Each line end becomes a line feed, and tabs stay.
  package var sanitised: String { substitutingHidden(lineEnd: "\n") }

  /// The sanitised text on one line: each line end becomes a space.
  var visible: String { substitutingHidden(lineEnd: " ") }

  private func substitutingHidden(lineEnd: Unicode.Scalar) -> String {
    withUTF8Bytes { text in
      guard text.hidesSomething else { return self }
      var shown: [UInt8] = []
      shown.append(text, lookingAt: HiddenCharacter.self) { offset in
        HiddenCharacter(at: offset, in: text).map { Substitution($0, lineEnd: lineEnd) }
      }
      return String(copying: shown.span)
    }
  }

  /// The lines of code, sanitised; a line end at the very end starts no other line.
  var codeLines: [String] {
    let lines = lines
    return (lines.count > 1 && lines.last?.isEmpty == true ? lines.dropLast() : lines[...])
      .map(\.sanitised)
  }

  /// The text with spaces for tabs, whose width would depend on their column.
  var withoutTabs: String {
    guard withUTF8Bytes({ $0.hasTab }) else { return self }
    return split(separator: "\t", omittingEmptySubsequences: false).joined(separator: "    ")
  }
}

extension Span<UInt8> {
  /// Whether there is a character in it that one line does not show as it is.
  var hidesSomething: Bool {
    contains(HiddenCharacter.self) { HiddenCharacter(at: $0, in: self) != nil }
  }

  /// Whether there is a tab in it.
  var hasTab: Bool { firstOffset(from: 0, where: Tab.self) < count }
}

private enum Tab: ByteCondition {
  @inline(__always)
  static func holds(for byte: UInt8, _: UInt8, _: UInt8) -> Bool { byte == UInt8(ascii: "\t") }
}
