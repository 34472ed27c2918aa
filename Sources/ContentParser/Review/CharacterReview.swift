import Bytes
import FaqService

/// Characters that drive a terminal or reorder text, as they stand in strings or as escapes.
extension DocumentDiagnosing {
  /// Adds a warning for each string within a value that holds such a character.
  mutating func reviewCharacters(in value: RawValue, of item: RawItem) {
    switch value.content {
    case .null, .bool, .number: break
    case .string(let string): reviewCharacters(in: string, value, of: item)
    case .array(let array):
      for element in array { reviewCharacters(in: element, of: item) }
    case .object(let object):
      for member in object { reviewCharacters(in: member.value, of: item) }
    }
  }

  private mutating func reviewCharacters(
    in string: RawString,
    _ value: RawValue,
    of item: RawItem
  ) {
    let literal = string.literal
    guard literal.span.mayHideCharacters else { return }
    let count = string.text.unicodeScalars.count(where: \.isHiddenInText)
    guard let (offset, scalar) = literal.span.firstUnsafeScalar, count > 0,
      quota.allows(.hiddenCharacter, .warning, in: item.source.indices)
    else { return }
    let others = count > 1 ? ", and \(count - 1) more like it" : ""
    diagnostics.append(
      Diagnostic(
        .hiddenCharacter,
        .warning,
        at: locator.location(of: value, in: item).moved(over: literal.span.extracting(..<offset)),
        message: "this text holds the \(scalar.kindName) \(scalar.codePoint)\(others)",
        hint: "It is not shown; remove it."
      )
    )
  }
}

extension RawLocation {
  /// The location behind bytes of UTF-8 without a line end.
  func moved(over bytes: Span<UInt8>) -> Self {
    var columns = 0
    for offset in bytes.indices where bytes[offset] & 0xC0 != 0x80 { columns += 1 }
    return Self(
      offset: offset + bytes.count,
      line: line,
      column: column + columns,
      pointer: pointer
    )
  }
}

extension Span<UInt8> {
  /// Whether there may be characters that are unsafe to show, or escapes of any.
  var mayHideCharacters: Bool { firstOffset(from: 0, where: HidingByte.self) < count }
}

private extension Span<UInt8> {
  /// The first of them, with its offset in the literal of a string.
  var firstUnsafeScalar: (offset: Int, scalar: Unicode.Scalar)? {
    var offset = 0
    while offset < count {
      let length = self[offset] == UInt8(ascii: "\\") ? 2 : lengthOfScalar(at: offset)
      let scalar = length == 2 && self[offset] < 0x80 ? escape(at: offset) : scalar(at: offset)
      if let scalar, scalar.isHiddenInText { return (offset, scalar) }
      offset += length
    }
    return nil
  }

  /// The scalar of an escape, unless it is half of a pair.
  func escape(at offset: Int) -> Unicode.Scalar? {
    switch self[offset + 1] {
    case UInt8(ascii: "b"): "\u{8}"
    case UInt8(ascii: "u") where offset + 6 <= count:
      UInt32(String(copying: extracting(offset + 2..<offset + 6)), radix: 16)
        .flatMap(Unicode.Scalar.init)
    default: nil
    }
  }
}

/// DEL, the first byte of a C1 control or of a control of direction, or an escape of any.
private enum HidingByte: ByteCondition {
  @inline(__always)
  static func holds(for byte: UInt8, _ next: UInt8, _ afterNext: UInt8) -> Bool {
    let last = afterNext &+ next &+ next
    return (byte == 0x7F) | ((byte == 0xC2) & (next & 0xE0 == 0x80))
      | ((byte == 0xE2) & (next & 0xFE == 0x80) & (last &- 0xAA <= 4))
      | ((byte == UInt8(ascii: "\\"))
        & ((next == UInt8(ascii: "u")) | (next == UInt8(ascii: "b"))))
  }
}

private extension Unicode.Scalar {
  var isHiddenInText: Bool { isUnsafeToShow && !isLineEnd }

  var kindName: String {
    properties.generalCategory == .control ? "control character" : "direction control"
  }
}
