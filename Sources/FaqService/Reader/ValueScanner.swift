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
  enum Expectation {
    case value
    case valueOrEnd
    case key
    case keyOrEnd
    case colon
    case commaOrEnd
    case nothing
  }

  var tokens: [Token] = []
  var openContainers: [Int] = []
  var expectation = Expectation.value
  /// Up to where the token that the end of a chunk cut off was looked at already.
  var resumption = 0
  var sawEscape = false
  /// Where among the tokens the value begins.
  private(set) var root = 0
  var isInObject = false
  let limits: ReadingLimits

  init(limits: ReadingLimits) { self.limits = limits }

  /// Forgets the last value's state but not its tokens, so that siblings can follow each other.
  mutating func beginValue() {
    root = tokens.count
    openContainers.removeAll(keepingCapacity: true)
    expectation = .value
    resumption = 0
    sawEscape = false
    isInObject = false
  }

  /// Forgets everything, the tokens too, but keeps their memory; the value then follows `header`.
  mutating func reset(after header: [Token] = []) {
    tokens.removeAll(keepingCapacity: true)
    tokens.append(contentsOf: header)
    beginValue()
  }

  /// Moves `cursor` behind the value and says true, or, where the bytes do not suffice, moves it
  /// as far as they do and says false; `isLast` tells that no more bytes will follow.
  mutating func scan(
    _ bytes: Span<UInt8>,
    from cursor: inout Int,
    isLast: Bool
  ) throws(SyntaxFault) -> Bool {
    while expectation != .nothing {
      cursor = bytes.endOfWhitespace(from: cursor)
      guard cursor < bytes.count else { return false }
      let byte = bytes[cursor]
      let isComplete =
        switch expectation {
        case .valueOrEnd where byte == .closeBracket: close(.array, &cursor)
        case .value, .valueOrEnd: try scanValue(byte, bytes, &cursor, isLast)
        case .keyOrEnd where byte == .closeBrace: close(.object, &cursor)
        case .key, .keyOrEnd: try scanKey(byte, bytes, &cursor)
        case .colon: try scanColon(byte, &cursor)
        case .commaOrEnd: try scanCommaOrEnd(byte, &cursor)
        case .nothing: true
        }
      guard isComplete else { return false }
    }
    return true
  }

  /// What would have to come next where the bytes end, in or behind a token.
  func expected(before byte: UInt8?) -> String {
    switch byte {
    case .quote: "a quote that ends the string"
    case UInt8(ascii: "t"): "'true'"
    case UInt8(ascii: "f"): "'false'"
    case UInt8(ascii: "n"): "'null'"
    default: expected
    }
  }

  /// What would have to come next, in words.
  var expected: String {
    switch expectation {
    case .value: "a value"
    case .valueOrEnd: "a value or ']'"
    case .key: "a member name in quotes"
    case .keyOrEnd: "a member name in quotes or '}'"
    case .colon: "':' after the member name"
    case .commaOrEnd: isInObject ? "',' or '}'" : "',' or ']'"
    case .nothing: "nothing"
    }
  }
}
