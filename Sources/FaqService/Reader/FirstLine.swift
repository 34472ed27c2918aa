/// Distinguishes NDJSON with a bad first line from other bad content, by its second line.
extension RawFaqReader {
  /// Whether the fault may be in the first line of NDJSON.
  ///
  /// That line must begin as an object.
  func mayBeOfFirstLine(_ fault: SyntaxFault) -> Bool {
    switch phase {
    case .line, .lineRest, .start, .rootValue, .afterRoot, .faulty, .end: return false
    default: break
    }
    guard element.index == nil, window.byte(at: 0) == .openBrace, fault.code != .unexpectedEnd
    else { return false }
    return window.endOfLine(from: 0) >= fault.offset
  }

  /// Throws the fault, unless it belongs to a line, or more bytes are needed to decide.
  mutating func settle(_ pending: PendingFault) throws(SyntaxFault) -> Step {
    if let line = pending.cutLine { return try findSecondLine(after: line, pending.fault) }
    if !window.isLast, window.isCutOff(at: pending.fault.offset) { return .needsBytes }
    guard pending.mayBeOfFirstLine else { throw pending.fault }
    cursor = window.endOfLine(from: cursor)
    let next = window.endOfWhitespace(from: cursor)
    guard next <= limits.entryBytes else { return cutFirstLine(pending) }
    guard next < window.count || window.isLast else { return .needsBytes }
    guard window.byte(at: next) == .openBrace, window.byte(at: next - 1) == .lineFeed else {
      throw pending.fault
    }
    beginLines()
    return .again
  }

  /// Keeps the beginning of a first line that is too large, until the second line has arrived.
  private mutating func cutFirstLine(_ pending: PendingFault) -> Step {
    var pending = pending
    pending.cutLine = RawStorage(
      bytes: Array(window.slice(0..<min(cursor, limits.entryBytes))),
      tokens: [],
      origin: RawOrigin(position: window.position),
      fault: located(pending)
    )
    phase = .faulty(pending)
    cursor = 0
    return .again
  }

  /// Skips the rest of the first line, and yields its beginning if the second line is an object.
  private mutating func findSecondLine(
    after line: RawStorage,
    _ fault: SyntaxFault
  ) throws(SyntaxFault) -> Step {
    let isInLine = window.position.line == line.origin.position.line
    cursor = isInLine ? window.endOfLine(from: 0) : 0
    let next = peek()
    consume()
    guard next != nil || window.isLast else { return .needsBytes }
    guard next == .openBrace, window.position.column == 1 else { throw fault }
    beginLines()
    foundLine = line
    return .entry
  }

  private mutating func beginLines() {
    envelope = []
    scanner.reset()
    cursor = 0
    phase = .line
  }
}
