/// NDJSON: one entry a line, and a bad line spoils no other.
extension RawFaqReader {
  mutating func readLine() throws(SyntaxFault) -> Step {
    let end = window.endOfLine(from: cursor)
    guard end < window.count || window.isLast else {
      if end > limits.entryBytes { throw tooLarge(at: limits.entryBytes) }
      cursor = end
      return .needsBytes
    }
    let start = window.endOfWhitespace(from: 0)
    guard start < end else {
      if window.count == 0 { return .end }
      cursor = min(max(start, end + 1), window.count)
      consume()
      return .again
    }
    if end > limits.entryBytes { throw tooLarge(at: limits.entryBytes) }
    cursor = start
    do throws(SyntaxFault) {
      try scanLine(to: end)
    } catch {
      found = Extent(
        tokens: 0..<0,
        byteCount: end,
        index: nil,
        fault: located(error, pointer: pointer())
      )
      cursor = end
      return .entry
    }
    let step = findSingle(byteCount: end)
    cursor = end
    return step
  }

  private mutating func scanLine(to end: Int) throws(SyntaxFault) {
    let start = cursor
    scanner.reset()
    scanner.tokens = Self.runHeader
    guard try window.scan(with: &scanner, from: &cursor, to: end, isLast: true) else {
      throw SyntaxFault(.unexpectedEnd, at: end, expected: expectedAtEnd)
    }
    let rest = window.endOfWhitespace(from: cursor)
    guard rest >= end else {
      throw SyntaxFault(.trailingContent, at: rest, expected: "the end of the line")
    }
    if let fault = window.firstUTF8Fault(in: start..<cursor) {
      throw SyntaxFault(.invalidUTF8, at: fault, expected: "UTF-8")
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

  /// Looks at what follows the first line: if that begins as an object too, the content is NDJSON.
  mutating func decideOnLines(_ fault: SyntaxFault) throws(SyntaxFault) -> Step {
    let end = window.endOfLine(from: max(cursor, fault.offset))
    if end > limits.entryBytes { throw fault }
    guard end + 1 < window.count || window.isLast else {
      cursor = end
      return .needsBytes
    }
    guard window.byte(at: end + 1) == .openBrace else { throw fault }
    envelope = []
    scanner.reset()
    cursor = 0
    phase = .line
    return .again
  }
}
