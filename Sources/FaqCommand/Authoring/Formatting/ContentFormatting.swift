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
/// In content of several JSON texts, each text is on a line of its own, without any spaces.
struct ContentFormatting {
  /// Whether content of one JSON text is written on one line too.
  var writesLines = false

  /// The canonical form of content; throws the first fault in it.
  func formatted(_ bytes: [UInt8]) throws(RawReadingError) -> [UInt8] {
    try RawFaqReader.read(bytes) { faq, _ throws(RawReadingError) in
      if let fault = faq.fault { throw fault }
    }
    if writesLines || hasSeveralTexts(bytes) { return LineLayout(bytes).formatted() }
    var document = DocumentLayout(bytes)
    return try document.formatted()
  }

  private func hasSeveralTexts(_ bytes: [UInt8]) -> Bool {
    var nesting = JSONNesting()
    var count = 0
    for token in JSONTokens(bytes) where nesting.endsText(with: token) {
      count += 1
      if count > 1 { return true }
    }
    return false
  }
}

/// How deep tokens are nested.
private struct JSONNesting {
  private var depth = 0

  /// Whether a token, the next one, is the last of a whole JSON text.
  mutating func endsText(with token: JSONToken) -> Bool {
    switch token.kind {
    case .open: depth += 1
    case .close: depth -= 1
    case .comma, .colon, .scalar: break
    }
    return depth == 0
  }
}

/// Writes each of several JSON texts on one line, without spaces between tokens.
private struct LineLayout {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The lines, each with its line feed.
  func formatted() -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var nesting = JSONNesting()
    for token in JSONTokens(bytes) {
      output += bytes[token.range]
      if nesting.endsText(with: token) { output.append(.lineFeed) }
    }
    return output
  }
}
