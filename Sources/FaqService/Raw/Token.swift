/// One value of a scanned text, in eight bytes: its kind, where it starts and how long it is.
///
/// A container takes two tokens in front of its children: its own, whose `length` counts tokens,
/// and an `.end`, whose `start` is the offset just past the closing bracket.
struct Token: Equatable {
  enum Kind: UInt8 {
    case null
    case `true`
    case `false`
    case number
    case string
    case array
    case object
    /// The items of one FAQ in a flat list: siblings without a bracket around them.
    case run
    case end
  }

  /// The offsets that a token can hold; no entry is ever longer.
  static let maximumOffset = (1 << 28) - 1

  private let bits: UInt64

  init(_ kind: Kind, start: Int, length: Int, isEscaped: Bool = false) {
    bits =
      UInt64(truncatingIfNeeded: start) & 0xFFF_FFFF
      | (UInt64(truncatingIfNeeded: length) & 0xFFF_FFFF) &<< 28
      | UInt64(kind.rawValue) &<< 56
      | (isEscaped ? 1 &<< 63 : 0)
  }

  var kind: Kind { Kind(rawValue: UInt8(truncatingIfNeeded: bits &>> 56) & 0x7F) ?? .end }
  var start: Int { Int(truncatingIfNeeded: bits & 0xFFF_FFFF) }
  var length: Int { Int(truncatingIfNeeded: (bits &>> 28) & 0xFFF_FFFF) }

  /// Whether a string holds at least one escape, so that its bytes are not yet its text.
  var isEscaped: Bool { bits &>> 63 == 1 }

  var isContainer: Bool { kind == .object || kind == .array || kind == .run }

  /// How many tokens to step over to reach the next sibling.
  var stride: Int { isContainer ? length : 1 }

  /// The same token after `offset` bytes were cut off in front.
  func moved(back offset: Int) -> Self {
    Self(kind, start: start - offset, length: length, isEscaped: isEscaped)
  }
}
