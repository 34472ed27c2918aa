/// A text to search for, compared eight bytes at a time.
struct SoughtText {
  let text: String
  private let count: Int
  /// The first eight bytes, padded with zeros.
  private let head: UInt64
  /// The bits of `head` that are not padding.
  private let mask: UInt64
  /// The last eight bytes, if there are that many.
  private let tail: UInt64

  init(_ text: String) {
    var text = text
    (head, tail) = text.withUTF8 { unsafe Self.ends(of: $0.span) }
    self.text = text
    count = text.utf8.count
    mask = count < 8 ? 1 &<< UInt64(8 &* count) &- 1 : .max
  }

  private static func ends(of bytes: Span<UInt8>) -> (head: UInt64, tail: UInt64) {
    let count = bytes.count
    if count >= 8 { return (bytes.word(at: 0), bytes.word(at: count &- 8)) }
    var head: UInt64 = 0
    for offset in 0..<count { head |= UInt64(bytes[offset]) &<< UInt64(8 &* offset) }
    return (head, 0)
  }

  /// Whether the bytes from `start` to `end` are the text.
  @inline(__always)
  func matches(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    guard end &- start == count else { return false }
    guard start &+ 8 <= bytes.count else { return matchesSlowly(bytes, from: start) }
    guard (bytes.word(at: start) ^ head) & mask == 0 else { return false }
    if count <= 8 { return true }
    guard bytes.word(at: end &- 8) == tail else { return false }
    return count <= 16 || matchesSlowly(bytes, from: start)
  }

  private func matchesSlowly(_ bytes: Span<UInt8>, from start: Int) -> Bool {
    var offset = start
    for byte in text.utf8 {
      guard bytes[offset] == byte else { return false }
      offset &+= 1
    }
    return true
  }
}

extension Token {
  /// Whether a string has this text, scalar by scalar.
  func spells(_ sought: SoughtText, in bytes: Span<UInt8>) -> Bool {
    guard isEscaped else {
      return sought.matches(bytes, from: start &+ 1, to: start &+ length &- 1)
    }
    let literal = (start + 1..<start + length - 1).map { bytes[$0] }
    return StringDecoding.decode(literal[...]).elementsEqual(sought.text.utf8)
  }
}

/// The texts that decide the shape of content.
extension SoughtText {
  static let elements = Self("elements")
  static let type = Self("type")
  static let title = Self("title")
}
