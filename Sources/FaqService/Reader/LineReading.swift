/// NDJSON: one entry a line, and a bad line spoils no other.
extension RawFaqReader {
  mutating func readLine() throws(SyntaxFault) -> Step {
    let start = window.endOfWhitespace(from: 0)
    if start > 0 {
      cursor = start
      consume()
    }
    guard !window.isEmpty else { return window.isLast ? .end : .needsBytes }
    var end = window.endOfLine(from: cursor)
    if end > limits.entryBytes { throw tooLarge(at: limits.entryBytes) }
    guard end < window.count || window.isLast else {
      cursor = end
      return .needsBytes
    }
    if window.byte(at: end - 1) == .carriageReturn { end -= 1 }
    cursor = 0
    do throws(SyntaxFault) {
      try scanLine(to: end)
    } catch {
      let fault = located(pending(error))
      found = Extent(tokens: 0..<0, byteCount: end, index: nil, fault: fault)
      cursor = end
      return .entry
    }
    let step = findSingle(byteCount: end)
    cursor = end
    return step
  }

  private mutating func scanLine(to end: Int) throws(SyntaxFault) {
    scanner.reset()
    scanner.tokens = Self.runHeader
    guard try window.scan(with: &scanner, from: &cursor, to: end, isLast: true) else {
      throw SyntaxFault(.unexpectedEnd, at: end, expected: expectedAtEnd)
    }
    let rest = window.endOfWhitespace(from: cursor)
    guard rest >= end else {
      throw SyntaxFault(.trailingContent, at: rest, expected: "the end of the line")
    }
    if let fault = window.firstUTF8Fault(in: 0..<cursor) {
      throw SyntaxFault.invalidUTF8(at: fault)
    }
  }

  /// Whether a fault could be in the first of many lines: a line that begins as an object does.
  func mayBeOfFirstLine(_ fault: SyntaxFault) -> Bool {
    switch phase {
    case .line, .start, .rootValue, .afterRoot, .faulty, .end: return false
    default: break
    }
    guard element.index == nil, window.byte(at: 0) == .openBrace, fault.code != .unexpectedEnd
    else { return false }
    return window.endOfLine(from: 0) >= fault.offset
  }

  /// Looks at the next line that is not blank: if that begins as an object too, it is NDJSON.
  mutating func decideOnLines(_ fault: SyntaxFault) throws(SyntaxFault) -> Step {
    cursor = window.endOfLine(from: cursor)
    let next = window.endOfWhitespace(from: cursor)
    if next > limits.entryBytes { throw fault }
    guard next < window.count || window.isLast else { return .needsBytes }
    guard window.byte(at: next) == .openBrace, window.byte(at: next - 1) == .lineFeed else {
      throw fault
    }
    envelope = []
    scanner.reset()
    cursor = 0
    phase = .line
    return .again
  }
}
