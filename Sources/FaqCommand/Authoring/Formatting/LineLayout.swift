/// Writes each of several JSON texts on one line, without spaces between tokens.
struct LineLayout {
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
