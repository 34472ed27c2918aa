/// Turns the bytes of one JSON value into tokens, as they arrive.
///
/// This package has its own scanner because it keeps member order, duplicate members, the spelling
/// of numbers and the position of every value, and reads from chunks. Foundation's decoder loses
/// the first three and cannot stream.
///
/// The scanner accepts RFC 8259 and nothing else. It does not recurse, so that deep nesting cannot
/// exhaust the stack. It scans each byte once, except for escapes and numbers at the end of a
/// chunk. The reader validates the UTF-8 of whole entries.
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
  /// The offset up to which an incomplete token has been scanned.
  var resumption = 0
  var sawEscape = false
  /// The index of the value's first token.
  private(set) var root = 0
  var isInObject = false
  let limits: ReadingLimits

  init(limits: ReadingLimits) { self.limits = limits }

  /// Prepares to scan another value behind the tokens so far.
  mutating func beginValue() {
    root = tokens.count
    openContainers.removeAll(keepingCapacity: true)
    expectation = .value
    resumption = 0
    sawEscape = false
    isInObject = false
  }

  /// Prepares to scan a value behind `header` alone, reusing the memory of the tokens.
  mutating func reset(after header: [Token] = []) {
    tokens.removeAll(keepingCapacity: true)
    tokens.append(contentsOf: header)
    beginValue()
  }

  /// Advances `cursor` behind the value and returns true, or returns false if bytes are missing.
  ///
  /// If `isLast` is true, no more bytes follow.
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

  /// Describes what is missing where the bytes end, within a token that begins with `byte`.
  func expected(before byte: UInt8?) -> String {
    switch byte {
    case .quote: "a quote that ends the string"
    case UInt8(ascii: "t"): "'true'"
    case UInt8(ascii: "f"): "'false'"
    case UInt8(ascii: "n"): "'null'"
    default: expected
    }
  }

  /// Describes what may come next.
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
