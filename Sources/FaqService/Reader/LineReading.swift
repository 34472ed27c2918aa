/// Reads NDJSON, where each line is one entry and a bad line does not affect the others.
extension RawFaqReader {
  mutating func readLine() -> Step {
    let start = window.endOfWhitespace(from: 0)
    if start > 0 {
      cursor = start
      consume()
    }
    guard !window.isEmpty else { return window.isLast ? .end : .needsBytes }
    var end = window.endOfLine(from: cursor)
    if end > limits.entryBytes { return cutLine() }
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

  /// Yields the beginning of a line that is too large.
  ///
  /// The rest of the line is skipped.
  private mutating func cutLine() -> Step {
    scanner.reset()
    let fault = located(pending(tooLarge(at: limits.entryBytes)))
    found = Extent(tokens: 0..<0, byteCount: limits.entryBytes, index: nil, fault: fault)
    cursor = limits.entryBytes
    phase = .lineRest
    return .entry
  }

  mutating func skipLineRest() -> Step {
    cursor = window.endOfLine(from: 0)
    consume()
    guard !window.isEmpty else { return window.isLast ? .end : .needsBytes }
    phase = .line
    return .again
  }

  private mutating func scanLine(to end: Int) throws(SyntaxFault) {
    scanner.reset(after: Self.runHeader)
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
}
