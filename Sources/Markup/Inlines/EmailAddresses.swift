import Bytes

/// Email addresses in text, which become links without angle brackets.
enum EmailAddresses {
  /// The text with its addresses as links.
  static func linked(in text: [UInt8]) -> [MarkupInline] {
    var result: [MarkupInline] = []
    var done = 0
    var scanner = ByteScanner(text)
    while scanner.findsAtSign() {
      let at = scanner.offset
      scanner.offset += 1
      var start = at
      while start > done, text[start - 1].isLocalByte { start -= 1 }
      guard start < at, let end = scanner.endOfDomain() else { continue }
      if start > done { result.append(.text(text[done..<start].text)) }
      let address = text[start..<end].text
      result.append(.autolink(address, destination: "mailto:" + address))
      done = end
      scanner.offset = end
    }
    if done < text.count { result.append(.text(text[done...].text)) }
    return result
  }
}

private extension ByteScanner {
  /// Moves to the next `@`; false if there is none.
  mutating func findsAtSign() -> Bool {
    skip { $0 != .atSign }
    return !isAtEnd
  }

  /// Where the domain ends that begins here.
  func endOfDomain() -> Int? {
    var scanner = self
    scanner.skip { $0.isASCIIAlphanumeric || $0 == .hyphen || $0 == .underscore || $0 == .dot }
    var end = scanner.offset
    while end > offset, bytes[end - 1] == .dot { end -= 1 }
    guard end > offset, bytes[end - 1].isASCIILetter, bytes[offset..<end].contains(.dot)
    else {
      return nil
    }
    return end
  }
}

private extension UInt8 {
  var isLocalByte: Bool {
    isASCIIAlphanumeric || self == .dot || self == .hyphen || self == .underscore || self == .plus
  }
}
