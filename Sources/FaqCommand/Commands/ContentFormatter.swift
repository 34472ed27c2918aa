import Bytes
import FaqService

/// Lays content out in the one canonical way.
///
/// Only the white space between tokens changes, so that the content stays the same in every value,
/// number, escape and duplicate, and in the order of its members. A byte order mark is removed.
///
/// A document has a line for each member and element, indented by two spaces. An object or an array
/// is on one line if it holds no other (but may hold empty ones) and fits into 100 columns:
///
/// ```json
/// [
///   {
///     "elements": [
///       { "type": "title", "text": "Why?" },
///       { "type": "list", "items": [] }
///     ]
///   }
/// ]
/// ```
///
/// In content of several JSON texts, each text is on a separate line, without any spaces.
struct ContentFormatter {
  /// Whether content of one JSON text is written on one line too.
  var writesLines = false

  /// The canonical form of content; throws the first fault in it.
  func formatted(_ bytes: [UInt8]) throws(RawReadingError) -> [UInt8] {
    try RawFaqReader.read(bytes) { faq, _ throws(RawReadingError) in
      if let fault = faq.fault { throw fault }
    }
    let lines = lines(of: bytes)
    if writesLines || lines.count > 1 { return lines.bytes }
    var document = DocumentLayout(bytes)
    return try document.formatted()
  }

  /// Each JSON text on one line, without spaces between tokens, and how many there are.
  private func lines(of bytes: [UInt8]) -> (bytes: [UInt8], count: Int) {
    var (output, count, depth) = ([UInt8](), 0, 0)
    output.reserveCapacity(bytes.count)
    for token in JSONTokens(bytes) {
      output += bytes[token.range]
      if token.kind == .open { depth += 1 }
      if token.kind == .close { depth -= 1 }
      if depth == 0 {
        output.append(.lineFeed)
        count += 1
      }
    }
    return (output, count)
  }
}

/// Writes one JSON text over several lines.
private struct DocumentLayout {
  /// How long a line with a whole object or array may be, in Unicode scalars.
  ///
  /// Scalars are counted, and not columns of a terminal, so that the form does not depend on a
  /// version of Unicode.
  private static let width = 100
  /// How many times as large as the content its layout may be, beyond the first mebibyte.
  private static let maximumGrowth = 8

  private let bytes: [UInt8]
  private var tokens: JSONTokens
  private var output: [UInt8] = []
  private var lineStart = 0
  private var depth = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens = JSONTokens(bytes)
    output.reserveCapacity(bytes.count + bytes.count / 4)
  }

  /// The text in its layout, with a line feed at its end.
  ///
  /// Throws where indentation makes far more of the text than it is.
  mutating func formatted() throws(RawReadingError) -> [UInt8] {
    let limit = bytes.count * Self.maximumGrowth + 1 << 20
    while let token = tokens.next() {
      guard output.count <= limit else { throw tooLarge(at: token.range.lowerBound) }
      switch token.kind {
      case .open:
        if !appendEmpty(token), !appendOnOneLine(token) {
          append(token)
          depth += 1
          breakLine()
        }
      case .close:
        depth -= 1
        breakLine()
        append(token)
      case .comma:
        append(token)
        breakLine()
      case .colon:
        append(token)
        output.append(.space)
      case .scalar: append(token)
      }
    }
    output.append(.lineFeed)
    return output
  }
}

private extension DocumentLayout {
  func tooLarge(at offset: Int) -> RawReadingError {
    let before = bytes[..<offset]
    let lineStart = before.lastIndex(of: .lineFeed).map { $0 + 1 } ?? 0
    return RawReadingError(
      code: .tooDeep,
      location: RawLocation(
        offset: offset,
        line: before.count { $0 == .lineFeed } + 1,
        column: before[lineStart...].count { $0 & 0xC0 != 0x80 } + 1,
        pointer: ""
      ),
      expected: "values that are nested so little that the layout has at most "
        + "\(Self.maximumGrowth) times the size of the content",
      found: "more"
    )
  }

  mutating func append(_ token: JSONToken) { output += bytes[token.range] }

  mutating func breakLine() {
    output.append(.lineFeed)
    lineStart = output.count
    output += repeatElement(.space, count: depth * 2)
  }

  /// Appends `{}` or `[]`, or nothing if something is in it.
  mutating func appendEmpty(_ open: JSONToken) -> Bool {
    var following = tokens
    guard let close = following.next(), close.kind == .close else { return false }
    tokens = following
    append(open)
    append(close)
    return true
  }

  /// Appends an object or an array that fits on the line and holds no others but empty ones, or
  /// appends nothing.
  mutating func appendOnOneLine(_ open: JSONToken) -> Bool {
    let (start, following) = (output.count, tokens)
    if appendThroughClose(of: open), fitsOnLine { return true }
    output.removeLast(output.count - start)
    tokens = following
    return false
  }

  mutating func appendThroughClose(of open: JSONToken) -> Bool {
    let hasSpaces = bytes[open.range.lowerBound] == UInt8(ascii: "{")
    append(open)
    if hasSpaces { output.append(.space) }
    while fitsOnLine, let token = tokens.next() {
      switch token.kind {
      case .open:
        guard appendEmpty(token) else { return false }
      case .close:
        if hasSpaces { output.append(.space) }
        append(token)
        return true
      case .comma, .colon:
        append(token)
        output.append(.space)
      case .scalar:
        guard token.range.count <= Self.width * 4 else { return false }
        append(token)
      }
    }
    return false
  }

  /// Whether a comma still fits on the line.
  var fitsOnLine: Bool {
    guard output.count - lineStart <= Self.width * 4 else { return false }
    return output[lineStart...].count { $0 & 0xC0 != 0x80 } < Self.width
  }
}
