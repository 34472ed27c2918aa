/// The kind, start and length of a scanned value, packed into eight bytes.
///
/// Two tokens precede the children of a container: its own, whose `length` counts tokens, and an
/// `.end`, whose `start` is the offset behind the closing bracket.
struct Token: Equatable {
  enum Kind: UInt8 {
    case null
    case `true`
    case `false`
    case number
    case string
    case array
    case object
    /// The items of one FAQ in a flat list: siblings without brackets of their own.
    case run
    case end
  }

  /// The largest offset that a token can hold, and so the largest size of an entry.
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

  /// Whether a string contains escapes, so that its bytes differ from its text.
  var isEscaped: Bool { bits &>> 63 == 1 }

  var isContainer: Bool { kind == .object || kind == .array || kind == .run }

  /// The distance to the next sibling, in tokens.
  var stride: Int { isContainer ? length : 1 }

  /// The same token after the first `offset` bytes have been removed.
  func moved(back offset: Int) -> Self {
    Self(kind, start: start - offset, length: length, isEscaped: isEscaped)
  }
}
