/// Turns the bytes of one JSON value into tokens, as far as the bytes have arrived.
///
/// It is the project's own reader because no other keeps member order, duplicate members, the
/// spelling of numbers and the position of every value, reads from chunks, and does so at this
/// speed: Foundation's decoder loses the first three, and none of its kind streams.
///
/// It accepts RFC 8259 and nothing else. It does not recurse, so that no nesting exhausts the
/// stack, and it never looks at a byte twice but for an escape cut off by the end of a chunk.
/// That strings are UTF-8 is checked by the reader, once over a whole entry.
struct ValueScanner {
  private enum Expectation {
    case value
    case valueOrEnd
    case key
    case keyOrEnd
    case colon
    case commaOrEnd
    case nothing
  }

  private(set) var tokens: [Token] = []
  private var openContainers: [Int] = []
  private var expectation = Expectation.value
  /// Up to where the token that the end of a chunk cut off was looked at already.
  private var resumption = 0
  private var sawEscape = false
  private let limits: ReadingLimits

  init(limits: ReadingLimits) { self.limits = limits }

  /// Forgets the last value's state but not its tokens, so that siblings can follow each other.
  mutating func beginValue() {
    openContainers.removeAll(keepingCapacity: true)
    expectation = .value
    resumption = 0
    sawEscape = false
  }

  /// Forgets everything, the tokens too.
  mutating func reset() {
    tokens.removeAll(keepingCapacity: true)
    beginValue()
  }

  /// Gives up the tokens from `index` on.
  mutating func removeTokens(from index: Int) { tokens.removeSubrange(index...) }

  /// Puts tokens in front of those that come, for a value that was scanned before.
  mutating func appendTokens(_ others: some Sequence<Token>) { tokens.append(contentsOf: others) }

  /// Replaces the token at `index`, whose length is known by now.
  mutating func setToken(_ token: Token, at index: Int) { tokens[index] = token }

  /// Moves `cursor` behind the value and says true, or, where the bytes do not suffice, moves it
  /// as far as they do and says false; `isLast` tells that no more bytes will follow.
  mutating func scan(
    _ bytes: Span<UInt8>, from cursor: inout Int, isLast: Bool
  ) throws(SyntaxFault) -> Bool {
    while expectation != .nothing {
      cursor = bytes.endOfWhitespace(from: cursor)
      guard cursor < bytes.count else { return false }
      let byte = bytes[cursor]
      let isComplete =
        switch expectation {
        case .value: try scanValue(byte, bytes, &cursor, isLast)
        case .valueOrEnd:
          try byte == .closeBracket ? close(.array, &cursor) : scanValue(byte, bytes, &cursor, isLast)
        case .key: try scanKey(byte, bytes, &cursor)
        case .keyOrEnd:
          try byte == .closeBrace ? close(.object, &cursor) : scanKey(byte, bytes, &cursor)
        case .colon: try scanColon(byte, &cursor)
        case .commaOrEnd: try scanCommaOrEnd(byte, &cursor)
        case .nothing: true
        }
      guard isComplete else { return false }
    }
    return true
  }

  /// What would have to come next, in words.
  var expected: String {
    let isInObject = openContainers.last.map { tokens[$0].kind == .object } ?? false
    return switch expectation {
    case .value: "a value"
    case .valueOrEnd: "a value or ']'"
    case .key: "a member name in quotes"
    case .keyOrEnd: "a member name in quotes or '}'"
    case .colon: "':' after the member name"
    case .commaOrEnd: isInObject ? "',' or '}'" : "',' or ']'"
    case .nothing: "nothing"
    }
  }

  /// The tokens of the containers that are open, the outermost first.
  var openTokens: [Int] { openContainers }
}

extension ValueScanner {
  private mutating func scanValue(
    _ byte: UInt8, _ bytes: Span<UInt8>, _ cursor: inout Int, _ isLast: Bool
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

  private mutating func scanKey(
    _ byte: UInt8, _ bytes: Span<UInt8>, _ cursor: inout Int
  ) throws(SyntaxFault) -> Bool {
    guard byte == .quote else {
      throw SyntaxFault(.unexpectedCharacter, at: cursor, expected: expected)
    }
    guard try scanString(bytes, &cursor) else { return false }
    expectation = .colon
    return true
  }

  private mutating func scanColon(_ byte: UInt8, _ cursor: inout Int) throws(SyntaxFault) -> Bool {
    guard byte == UInt8(ascii: ":") else {
      throw SyntaxFault(.unexpectedCharacter, at: cursor, expected: expected)
    }
    cursor += 1
    expectation = .value
    return true
  }

  private mutating func scanCommaOrEnd(
    _ byte: UInt8, _ cursor: inout Int
  ) throws(SyntaxFault) -> Bool {
    let isInObject = openContainers.last.map { tokens[$0].kind == .object } ?? false
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

  private mutating func open(
    _ kind: Token.Kind, then next: Expectation, _ cursor: inout Int
  ) throws(SyntaxFault) -> Bool {
    guard openContainers.count < limits.nesting else {
      throw SyntaxFault(
        .tooDeep, at: cursor, expected: "no more than \(limits.nesting) levels of nesting")
    }
    openContainers.append(tokens.count)
    try append(Token(kind, start: cursor, length: 0), at: cursor)
    try append(Token(.end, start: cursor, length: 0), at: cursor)
    cursor += 1
    expectation = next
    return true
  }

  private mutating func close(_ kind: Token.Kind, _ cursor: inout Int) -> Bool {
    cursor += 1
    if let index = openContainers.popLast() {
      let start = tokens[index].start
      tokens[index] = Token(kind, start: start, length: tokens.count - index)
      tokens[index + 1] = Token(.end, start: cursor, length: 0)
    }
    expectation = openContainers.isEmpty ? .nothing : .commaOrEnd
    return true
  }

  private mutating func append(_ token: Token, at offset: Int) throws(SyntaxFault) {
    guard tokens.count < limits.entryValues else {
      throw SyntaxFault(
        .tooManyValues, at: offset, expected: "no more than \(limits.entryValues) values in an entry")
    }
    tokens.append(token)
  }
}

extension ValueScanner {
  private mutating func scanString(
    _ bytes: Span<UInt8>, _ cursor: inout Int
  ) throws(SyntaxFault) -> Bool {
    var offset = max(cursor + 1, resumption)
    while true {
      offset = bytes.endOfPlainText(from: offset)
      guard offset < bytes.count else { break }
      let byte = bytes[offset]
      if byte == .quote {
        let token = Token(
          .string, start: cursor, length: offset + 1 - cursor, isEscaped: sawEscape)
        try append(token, at: cursor)
        cursor = offset + 1
        resumption = 0
        sawEscape = false
        return true
      }
      guard byte == .backslash else {
        throw SyntaxFault(
          .controlCharacter, at: offset, expected: "an escape such as \\n or \\u0007")
      }
      guard let length = try bytes.escapeLength(at: offset) else { break }
      sawEscape = true
      offset += length
    }
    resumption = offset
    return false
  }

  private mutating func scanNumber(
    _ bytes: Span<UInt8>, _ cursor: inout Int, _ isLast: Bool
  ) throws(SyntaxFault) -> Bool {
    let end = bytes.endOfNumber(from: max(cursor + 1, resumption))
    guard end < bytes.count || isLast else {
      resumption = end
      return false
    }
    if let fault = bytes.firstNumberFault(from: cursor, to: end) { throw fault }
    try append(Token(.number, start: cursor, length: end - cursor), at: cursor)
    cursor = end
    resumption = 0
    return true
  }

  private mutating func scanLiteral(
    _ literal: String, _ kind: Token.Kind, _ bytes: Span<UInt8>, _ cursor: inout Int
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
