/// Reads the members of a root object: the arrays of FAQs, and the rest, which is the envelope.
extension RawFaqReader {
  mutating func beginMember(isFirst: Bool) throws(SyntaxFault) -> Step {
    let next = member.hasContent ? peek() : try peekKeeping()
    if member.hasContent {
      consume()
      member.nameStart = 0
      member.position = window.position
    }
    let expected = isFirst ? "a member name in quotes or '}'" : "a member name in quotes"
    switch next {
    case nil:
      return try needBytes(expected: expected)
    case .closeBrace where isFirst:
      return closeObject()
    case .quote:
      if !member.hasContent { moveMemberPosition() }
      scanner.reset()
      phase = .scanningMemberName
      return .again
    default:
      throw SyntaxFault(.unexpectedCharacter, at: cursor, expected: expected)
    }
  }

  private mutating func moveMemberPosition() {
    window.advance(&member.position, over: member.nameStart..<cursor)
    member.nameStart = cursor
  }

  mutating func readMemberName() throws(SyntaxFault) -> Step {
    guard try scan(from: member.nameStart) else { return .needsBytes }
    member.name = StringDecoding.text(of: window.slice(member.nameStart + 1..<cursor - 1))
    phase = .memberColon
    return .again
  }

  mutating func readColon() throws(SyntaxFault) -> Step {
    let expected = "':' after the member name"
    guard let next = try peekKeeping() else { return try needBytes(expected: expected) }
    guard next == UInt8(ascii: ":") else {
      throw SyntaxFault(.unexpectedCharacter, at: cursor, expected: expected)
    }
    cursor += 1
    phase = .memberValue
    return .again
  }

  mutating func beginMemberValue() throws(SyntaxFault) -> Step {
    guard let next = try peekKeeping() else { return try needBytes(expected: "a value") }
    if member.name == "elements", !member.hasContent { return rereadRoot() }
    member.valueStart = cursor
    scanner.beginValue()
    if next == .openBracket {
      cursor += 1
      phase = .firstElement
    } else {
      phase = .scanningMemberValue
    }
    return .again
  }

  mutating func beginFirstElement() throws(SyntaxFault) -> Step {
    guard let next = try peekKeeping() else { return try needBytes(expected: "a value or ']'") }
    if next == .closeBracket {
      member.hasEmptyArray = true
      rereadMemberValue()
    } else {
      phase = .scanningFirstElement
    }
    return .again
  }

  /// Decides by an array's first element whether the array holds FAQs.
  mutating func readFirstElement() throws(SyntaxFault) -> Step {
    guard try scan(from: member.valueStart) else { return .needsBytes }
    guard window.isContent(1, in: scanner.tokens) else {
      rereadMemberValue()
      return .again
    }
    let start = scanner.tokens[1].start
    let carried = scanner.tokens[1...].map { $0.moved(back: start) }
    window.consume(start)
    cursor -= start
    scanner.reset(after: Self.runHeader)
    scanner.tokens.append(contentsOf: carried)
    member.hasContent = true
    element = ElementPlace(container: "/" + member.name.escapedForPointer, index: 0)
    phase = .scannedElement
    return .again
  }

  private mutating func rereadMemberValue() {
    scanner.tokens.removeSubrange(1...)
    scanner.beginValue()
    cursor = member.valueStart
    phase = .scanningMemberValue
  }

  mutating func readMemberValue() throws(SyntaxFault) -> Step {
    guard try scan(from: member.valueStart) else { return .needsBytes }
    member.envelopeSize += cursor - member.nameStart + 256
    if member.envelopeSize > limits.entryBytes { throw tooLarge(at: cursor) }
    let storage = RawStorage(
      bytes: Array(window.slice(member.nameStart..<cursor)),
      tokens: scanner.tokens.map { $0.moved(back: member.nameStart) },
      origin: RawOrigin(position: member.position)
    )
    envelope.append(
      RawMember(
        name: RawString(value: RawValue(storage: storage, index: 0)),
        value: RawValue(storage: storage, index: 1)
      )
    )
    phase = .afterMember
    return .again
  }

  mutating func endMember() throws(SyntaxFault) -> Step {
    switch try peekKeeping() {
    case nil:
      return try needBytes(expected: "',' or '}'")
    case .comma:
      cursor += 1
      phase = .memberName(isFirst: false)
      return .again
    case .closeBrace:
      return closeObject()
    default:
      throw SyntaxFault(.unexpectedCharacter, at: cursor, expected: "',' or '}'")
    }
  }

  /// Ends an object.
  ///
  /// One without FAQs is an item, unless it has an empty array and no `type`.
  private mutating func closeObject() -> Step {
    let isItem = !member.hasEmptyArray || envelope.contains { $0.name == "type" }
    guard member.hasContent || !isItem else { return rereadRoot() }
    cursor += 1
    phase = .afterRoot(line: nil)
    return .again
  }
}
