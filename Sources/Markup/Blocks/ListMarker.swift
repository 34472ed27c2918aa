import Bytes

/// The sign in front of a list item: `-`, or `3.`.
struct ListMarker: Equatable {
  /// The bullet, or the byte behind the number.
  let sign: UInt8
  /// The number, or nil for a bullet.
  let number: Int?
  let length: Int

  /// Reads the marker at the start of a text; a blank or the end of the line must follow it.
  init?(at scanner: ByteScanner) {
    var scanner = scanner
    guard let first = scanner.next else { return nil }
    let start = scanner.offset
    switch first {
    case .asterisk, .plus, .hyphen:
      sign = first
      number = nil
    case _ where first.isASCIIDigit:
      let digits = scanner.skip(while: \.isASCIIDigit)
      guard digits <= 9, let end = scanner.next, end == .dot || end == .closeParenthesis else {
        return nil
      }
      sign = end
      number = Int(scanner.text(from: start))
    default: return nil
    }
    scanner.offset += 1
    length = scanner.offset - start
    guard scanner.next?.isSpaceOrTab ?? true else { return nil }
  }

  /// Whether an item with the other marker continues the same list.
  func matches(_ other: Self) -> Bool {
    sign == other.sign && (number == nil) == (other.number == nil)
  }
}
