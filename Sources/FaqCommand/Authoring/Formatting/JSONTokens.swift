import Bytes

/// A token of JSON: one of `{ } [ ] , :`, or a whole string, number, `true`, `false` or `null`.
struct JSONToken: Equatable {
  enum Kind {
    case open
    case close
    case comma
    case colon
    case scalar
  }

  let kind: Kind
  let range: Range<Int>
}

/// The tokens of JSON that is known to be valid, without the white space between them.
struct JSONTokens: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var offset: Int

  /// Starts behind a byte order mark.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  mutating func next() -> JSONToken? {
    while offset < bytes.count, bytes[offset] <= 0x20 { offset += 1 }
    guard offset < bytes.count else { return nil }
    let start = offset
    let kind = kind(of: bytes[start])
    offset = kind == .scalar ? endOfScalar : start + 1
    return JSONToken(kind: kind, range: start..<offset)
  }
}

private extension JSONTokens {
  func kind(of byte: UInt8) -> JSONToken.Kind {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["): .open
    case UInt8(ascii: "}"), UInt8(ascii: "]"): .close
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ":"): .colon
    default: .scalar
    }
  }

  var endOfScalar: Int {
    guard bytes[offset] == UInt8(ascii: "\"") else {
      return bytes[offset...].firstIndex { $0 <= 0x20 || kind(of: $0) != .scalar } ?? bytes.count
    }
    let bytes = bytes.span
    var end = offset + 1
    while true {
      end = bytes.firstOffset(from: end, where: StringByte.self)
      guard end < bytes.count, bytes[end] == UInt8(ascii: "\\") else { break }
      end += 2
    }
    return Swift.min(end + 1, bytes.count)
  }
}

/// A quotation mark or a backslash.
private enum StringByte: ByteCondition {
  @inline(__always)
  static func holds(for byte: UInt8, _: UInt8, _: UInt8) -> Bool {
    (byte == UInt8(ascii: "\"")) | (byte == UInt8(ascii: "\\"))
  }
}
