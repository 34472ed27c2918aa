/// Reads the elements of an array of entries, or of a flat list of items.
extension RawFaqReader {
  mutating func beginElement(isFirst: Bool) throws(SyntaxFault) -> Step {
    let next = run == nil ? peek() : try peekKeeping()
    if run == nil { consume() }
    guard let next else {
      return try needBytes(
        expected: isFirst ? "an entry, an item or ']'" : "an entry or an item"
      )
    }
    if isFirst, next == .closeBracket { return closeArray() }
    if run == nil {
      scanner.reset(after: Self.runHeader)
    } else {
      scanner.beginValue()
    }
    phase = .scanningElement
    return .again
  }

  mutating func readElement() throws(SyntaxFault) -> Step {
    guard try scan(from: run?.byteEnd ?? 0) else { return .needsBytes }
    phase = .scannedElement
    return .again
  }

  /// Yields an entry, or adds an item to its run.
  mutating func classifyElement() -> Step {
    let index = run?.tokenEnd ?? Self.runHeader.count
    let shape = window.shape(of: index, in: scanner.tokens)
    if let run, !run.isContinued(by: shape, inEntries: element.hasEntries) {
      return findRun(next: scanner.tokens[index].start)
    }
    phase = .afterElement
    guard shape == .entry else {
      extendRun(with: shape)
      return .again
    }
    element.hasEntries = true
    found = Extent(
      tokens: index..<scanner.tokens.count,
      byteCount: cursor,
      index: element.index
    )
    return .entry
  }

  private mutating func extendRun(with shape: ElementShape) {
    run = Run(
      tokenEnd: scanner.tokens.count,
      byteEnd: cursor,
      firstIndex: run.map(\.firstIndex) ?? element.index,
      hasTypedItem: run?.hasTypedItem == true || shape == .title || shape == .item,
      isUntyped: run == nil && shape == .untyped
    )
  }

  mutating func endElement() throws(SyntaxFault) -> Step {
    switch try peekKeeping() {
    case nil:
      return try needBytes(expected: "',' or ']'")
    case .comma:
      cursor += 1
      element.index = element.index.map { $0 + 1 }
      phase = .element(isFirst: false)
      return .again
    case .closeBracket:
      return closeArray()
    default:
      throw SyntaxFault(.unexpectedCharacter, at: cursor, expected: "',' or ']'")
    }
  }

  private mutating func closeArray() -> Step {
    cursor += 1
    phase = member.hasContent ? .afterMember : .afterRoot(line: nil)
    return run == nil ? .again : findRun(next: nil)
  }

  private mutating func findRun(next: Int?) -> Step {
    guard let run else { return .again }
    closeRunHeader(tokenEnd: run.tokenEnd, byteEnd: run.byteEnd)
    found = Extent(
      tokens: 0..<run.tokenEnd,
      byteCount: run.byteEnd,
      index: run.firstIndex,
      next: next
    )
    self.run = nil
    return .entry
  }

  /// Completes the header that makes the tokens behind it one container.
  mutating func closeRunHeader(tokenEnd: Int, byteEnd: Int) {
    let start = scanner.tokens[Self.runHeader.count].start
    scanner.tokens[0] = Token(.run, start: start, length: tokenEnd)
    scanner.tokens[1] = Token(.end, start: byteEnd, length: 0)
  }
}

extension RawFaqReader.Run {
  /// Whether the next element belongs to this run.
  ///
  /// An object without a type is an item of a flat list if a typed item precedes or follows it.
  /// Among entries it is an FAQ by itself, so that all entries keep their numbers.
  func isContinued(by shape: ElementShape, inEntries: Bool) -> Bool {
    switch shape {
    case .entry, .title: false
    case .item: !(isUntyped && inEntries)
    case .untyped: hasTypedItem && !inEntries
    case .scalar: !isUntyped
    }
  }
}
