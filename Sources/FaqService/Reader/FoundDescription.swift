extension Span<UInt8> {
  /// Describes the byte at a fault: `'x'`, `byte 0xFF`, `the control character U+0007`, `the end`.
  func description(at offset: Int, of code: RawReadingError.Code) -> String {
    switch code {
    case .wrongEncoding: return "zero bytes or a byte order mark"
    case .empty: return "nothing"
    case .unexpectedEnd: return "the end"
    case .tooDeep, .tooLarge, .tooManyValues: return "more"
    default: break
    }
    guard offset < count else { return "the end" }
    let length = UTF8Validation.sequenceLength(in: self, at: offset)
    guard code != .invalidUTF8, length > 0 else {
      return "byte 0x" + String(self[offset], radix: 16, uppercase: true)
    }
    let sequence = String(utf8: (offset..<offset + length).map { self[$0] })
    return sequence.unicodeScalars.first?.visibleDescription ?? "nothing"
  }
}

extension Unicode.Scalar {
  /// The scalar in quotes, or its number if it is invisible or would affect the text around it.
  var visibleDescription: String {
    switch properties.generalCategory {
    case .control: "the control character \(number)"
    case .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .unassigned, .privateUse:
      self == " " ? "' '" : "the character \(number)"
    default: "'\(self)'"
    }
  }

  /// The number, such as `U+00A0`.
  private var number: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
