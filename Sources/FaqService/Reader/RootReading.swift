/// Reads the byte order mark, the root value, and what follows the root value.
extension RawFaqReader {
  mutating func readMark() throws(SyntaxFault) -> Step {
    guard window.count >= 4 || window.isLast else { return .needsBytes }
    let first = (0..<4).map { window.byte(at: $0) }
    if let name = Self.foreignEncoding(first) {
      throw SyntaxFault(.wrongEncoding, at: 0, expected: "UTF-8, not \(name)")
    }
    if first.starts(with: [0xEF, 0xBB, 0xBF]) { window.consumeMark(3) }
    phase = layout == .lines ? .line : .rootValue
    return .again
  }

  /// Recognises UTF-16 and UTF-32 by a byte order mark, or by the zeros next to an ASCII character.
  private static func foreignEncoding(_ bytes: [UInt8?]) -> String? {
    switch (bytes[0], bytes[1], bytes[2], bytes[3]) {
    case (0xFF, 0xFE, 0, 0), (.some(1...), 0, 0, 0): "UTF-32 (little-endian)"
    case (0, 0, 0xFE, 0xFF), (0, 0, 0, .some(1...)): "UTF-32 (big-endian)"
    case (0xFF, 0xFE, _, _), (.some(1...), 0, .some(1...), 0): "UTF-16 (little-endian)"
    case (0xFE, 0xFF, _, _), (0, .some(1...), 0, .some(1...)): "UTF-16 (big-endian)"
    case (.some(1...), 0, nil, nil): "UTF-16 (little-endian)"
    case (0, .some(1...), nil, nil): "UTF-16 (big-endian)"
    default: nil
    }
  }

  mutating func beginRoot() throws(SyntaxFault) -> Step {
    let next = peek()
    consume()
    guard let next else {
      guard window.isLast else { return .needsBytes }
      throw SyntaxFault(.empty, at: 0, expected: "JSON")
    }
    switch next {
    case .openBracket:
      return beginArray()
    case .openBrace:
      cursor = 1
      member.position = window.position
      phase = .memberName(isFirst: true)
    default:
      phase = .wholeRoot
      scanner.reset(after: Self.runHeader)
    }
    return .again
  }

  private mutating func beginArray() -> Step {
    let first = window.endOfWhitespace(from: 1)
    guard first < window.count || window.isLast else { return .needsBytes }
    switch bracketIsLine {
    case .yes:
      beginLines()
    case .no where window.byte(at: first) == .closeBracket:
      return rereadRoot()
    case .no:
      cursor = 1
      element = ElementPlace(index: 0)
      phase = .element(isFirst: true)
    case .needsBytes:
      return .needsBytes
    }
    return .again
  }

  /// Starts again at the root's first byte, to read the root as one element.
  mutating func rereadRoot() -> Step {
    cursor = 0
    envelope = []
    scanner.reset(after: Self.runHeader)
    phase = .wholeRoot
    return .again
  }

  mutating func readWholeRoot() throws(SyntaxFault) -> Step {
    guard try scan(from: 0) else { return .needsBytes }
    switch rootIsFaultyLine {
    case .yes:
      beginLines()
      return .again
    case .no: break
    case .needsBytes: return .needsBytes
    }
    let isEmptyArray = window.byte(at: 0) == .openBracket
    let isEntry = isEmptyArray ? emptyArrayIsLine : .yes
    if isEntry == .needsBytes { return .needsBytes }
    phase = .afterRoot(line: nil)
    return isEntry == .yes ? findSingle(byteCount: cursor) : .again
  }

  /// Yields the element that was scanned, as an entry or as a run of one item.
  mutating func findSingle(byteCount: Int) -> Step {
    let shape = window.shape(of: Self.runHeader.count, in: scanner.tokens)
    let count = scanner.tokens.count
    if shape != .entry { closeRunHeader(tokenEnd: count, byteEnd: cursor) }
    found = Extent(tokens: (shape == .entry ? 2 : 0)..<count, byteCount: byteCount, index: nil)
    return .entry
  }

  mutating func endRoot(_ line: Int?) throws(SyntaxFault) -> Step {
    consume()
    let endLine = line ?? window.position.line
    phase = .afterRoot(line: endLine)
    let next = peek()
    consume()
    guard next != nil else { return window.isLast ? .end : .needsBytes }
    guard window.position.line > endLine else {
      throw SyntaxFault(
        .trailingContent,
        at: 0,
        expected: "the end, or an entry in a line of its own"
      )
    }
    element = ElementPlace()
    phase = .line
    return .again
  }
}
