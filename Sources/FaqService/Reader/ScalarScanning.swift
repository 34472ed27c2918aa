/// Scans strings, numbers and literals, any of which may continue in the next chunk.
extension ValueScanner {
  mutating func scanString(
    _ bytes: Span<UInt8>,
    _ cursor: inout Int
  ) throws(SyntaxFault) -> Bool {
    var offset = max(cursor + 1, resumption)
    while true {
      offset = bytes.endOfPlainText(from: offset)
      guard offset < bytes.count else { break }
      let byte = bytes[offset]
      if byte == .quote {
        let token = Token(
          .string,
          start: cursor,
          length: offset + 1 - cursor,
          isEscaped: sawEscape
        )
        try append(token, at: cursor)
        cursor = offset + 1
        resumption = 0
        sawEscape = false
        return true
      }
      guard byte == .backslash else {
        throw SyntaxFault(
          .controlCharacter,
          at: offset,
          expected: "an escape such as \\n or \\u0007"
        )
      }
      guard let length = try bytes.escapeLength(at: offset) else { break }
      sawEscape = true
      offset += length
    }
    resumption = offset
    return false
  }

  mutating func scanNumber(
    _ bytes: Span<UInt8>,
    _ cursor: inout Int,
    _ isLast: Bool
  ) throws(SyntaxFault) -> Bool {
    // After three characters a digit is always valid, and need not be scanned again.
    if resumption >= cursor + 3 {
      bytes.skipDigits(&resumption)
      guard resumption < bytes.count || isLast else { return false }
    }
    var end = cursor
    let fault = bytes.skipNumber(&end)
    guard end < bytes.count || isLast else {
      resumption = end
      return false
    }
    if let fault {
      throw SyntaxFault(.invalidNumber, at: end, expected: fault.expected)
    }
    try append(Token(.number, start: cursor, length: end - cursor), at: cursor)
    cursor = end
    resumption = 0
    return true
  }

  mutating func scanLiteral(
    _ literal: String,
    _ kind: Token.Kind,
    _ bytes: Span<UInt8>,
    _ cursor: inout Int
  ) throws(SyntaxFault) -> Bool {
    var end = cursor
    for letter in literal.utf8 {
      guard end < bytes.count else { return false }
      guard bytes[end] == letter else {
        throw SyntaxFault(.unexpectedCharacter, at: end, expected: "'\(literal)'")
      }
      end += 1
    }
    try append(Token(kind, start: cursor, length: end - cursor), at: cursor)
    cursor = end
    return true
  }
}
