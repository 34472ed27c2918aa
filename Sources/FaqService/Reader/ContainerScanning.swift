/// Scans arrays and objects, and checks what may come where in them.
extension ValueScanner {
  @inline(__always)
  mutating func scanValue(
    _ byte: UInt8,
    _ bytes: Span<UInt8>,
    _ cursor: inout Int,
    _ isLast: Bool
  ) throws(SyntaxFault) -> Bool {
    switch byte {
    case .quote:
      guard try scanString(bytes, &cursor) else { return false }
    case .openBrace:
      return try open(.object, then: .keyOrEnd, &cursor)
    case .openBracket:
      return try open(.array, then: .valueOrEnd, &cursor)
    case UInt8(ascii: "t"):
      guard try scanLiteral("true", .true, bytes, &cursor) else { return false }
    case UInt8(ascii: "f"):
      guard try scanLiteral("false", .false, bytes, &cursor) else { return false }
    case UInt8(ascii: "n"):
      guard try scanLiteral("null", .null, bytes, &cursor) else { return false }
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      guard try scanNumber(bytes, &cursor, isLast) else { return false }
    default:
      throw SyntaxFault(.unexpectedCharacter, at: cursor, expected: expected)
    }
    expectation = openContainers.isEmpty ? .nothing : .commaOrEnd
    return true
  }

  @inline(__always)
  mutating func scanKey(
    _ byte: UInt8,
    _ bytes: Span<UInt8>,
    _ cursor: inout Int
  ) throws(SyntaxFault) -> Bool {
    guard byte == .quote else {
      throw SyntaxFault(.unexpectedCharacter, at: cursor, expected: expected)
    }
    guard try scanString(bytes, &cursor) else { return false }
    expectation = .colon
    return true
  }

  @inline(__always)
  mutating func scanColon(_ byte: UInt8, _ cursor: inout Int) throws(SyntaxFault) -> Bool {
    guard byte == UInt8(ascii: ":") else {
      throw SyntaxFault(.unexpectedCharacter, at: cursor, expected: expected)
    }
    cursor += 1
    expectation = .value
    return true
  }

  @inline(__always)
  mutating func scanCommaOrEnd(
    _ byte: UInt8,
    _ cursor: inout Int
  ) throws(SyntaxFault) -> Bool {
    if byte == .comma {
      cursor += 1
      expectation = isInObject ? .key : .value
      return true
    }
    guard byte == (isInObject ? .closeBrace : .closeBracket) else {
      throw SyntaxFault(.unexpectedCharacter, at: cursor, expected: expected)
    }
    return close(isInObject ? .object : .array, &cursor)
  }

  mutating func open(
    _ kind: Token.Kind,
    then next: Expectation,
    _ cursor: inout Int
  ) throws(SyntaxFault) -> Bool {
    guard openContainers.count < limits.nesting else {
      throw SyntaxFault(
        .tooDeep,
        at: cursor,
        expected: "no more than \(limits.nesting) levels of nesting"
      )
    }
    guard tokens.count + 2 <= limits.entryValues else { throw tooManyValues(at: cursor) }
    openContainers.append(tokens.count)
    tokens.append(Token(kind, start: cursor, length: 0))
    tokens.append(Token(.end, start: cursor, length: 0))
    cursor += 1
    isInObject = kind == .object
    expectation = next
    return true
  }

  mutating func close(_ kind: Token.Kind, _ cursor: inout Int) -> Bool {
    cursor += 1
    if let index = openContainers.popLast() {
      let start = tokens[index].start
      tokens[index] = Token(kind, start: start, length: tokens.count - index)
      tokens[index + 1] = Token(.end, start: cursor, length: 0)
    }
    isInObject = openContainers.last.map { tokens[$0].kind == .object } ?? false
    expectation = openContainers.isEmpty ? .nothing : .commaOrEnd
    return true
  }

  @inline(__always)
  mutating func append(_ token: Token, at offset: Int) throws(SyntaxFault) {
    guard tokens.count < limits.entryValues else { throw tooManyValues(at: offset) }
    tokens.append(token)
  }

  private func tooManyValues(at offset: Int) -> SyntaxFault {
    SyntaxFault(
      .tooManyValues,
      at: offset,
      expected: "no more than \(limits.entryValues) values in an entry"
    )
  }
}
