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
      member.searchedIndex = 0
      phase = .searchedElement
    } else {
      phase = .scanningMemberValue
    }
    return .again
  }

  mutating func beginSearchedElement() throws(SyntaxFault) -> Step {
    guard let next = try peekKeeping() else { return try needBytes(expected: "a value or ']'") }
    if next == .closeBracket, member.searchedIndex == 0 {
      member.hasEmptyArray = true
      rereadMemberValue()
    } else {
      member.searchedStart = cursor
      phase = .scanningSearchedElement
    }
    return .again
  }

  /// Decides by an element of an array whether the array holds FAQs.
  mutating func readSearchedElement() throws(SyntaxFault) -> Step {
    do throws(SyntaxFault) {
      guard try scan(from: member.searchedStart) else { return .needsBytes }
    } catch {
      guard member.searchedIndex > 0 else { throw error }
      rereadMemberValue()
      return .again
    }
    switch window.evidence(of: 1, in: scanner.tokens) {
    case .entry:
      beginContent()
    case .title:
      switch firstLineIsEntry {
      case .yes: beginLines()
      case .no: beginContent()
      case .needsBytes: return .needsBytes
      }
    case .typedItem where member.acceptsTypedArrays:
      beginContent()
    case .typedItem:
      member.hasTypedArray = true
      phase = .afterSearchedElement
    case .lacking:
      phase = .afterSearchedElement
    }
    return .again
  }

  mutating func endSearchedElement() throws(SyntaxFault) -> Step {
    guard let next = try peekKeeping() else { return try needBytes(expected: "',' or ']'") }
    guard next == .comma else {
      rereadMemberValue()
      return .again
    }
    cursor += 1
    member.searchedIndex += 1
    scanner.tokens.removeSubrange(1...)
    scanner.beginValue()
    phase = .searchedElement
    return .again
  }

  /// Continues with the first element of the array as one that may be an entry.
  private mutating func beginContent() {
    member.hasContent = true
    element = ElementPlace(container: "/" + member.name.escapedForPointer, index: 0)
    guard member.searchedIndex == 0 else {
      cursor = member.valueStart + 1
      phase = .element(isFirst: true)
      return
    }
    let start = scanner.tokens[1].start
    let carried = scanner.tokens[1...].map { $0.moved(back: start) }
    window.consume(start)
    cursor -= start
    scanner.reset(after: Self.runHeader)
    scanner.tokens.append(contentsOf: carried)
    phase = .scannedElement
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
  /// One without FAQs but with objects that have a `type` is read again for these, unless it has a
  /// `type` itself. Any other one without FAQs is an item, unless it has an empty array and no
  /// `type`.
  private mutating func closeObject() -> Step {
    let isTyped = envelope.contains { $0.name == "type" }
    if !member.hasContent, member.hasTypedArray, !isTyped { return rereadMembers() }
    guard member.hasContent || member.hasEmptyArray && !isTyped else { return rereadRoot() }
    cursor += 1
    phase = .afterRoot(line: nil)
    return .again
  }

  /// Starts again at the root's first member; arrays of objects with a `type` hold FAQs now.
  private mutating func rereadMembers() -> Step {
    cursor = 1
    envelope = []
    member = MemberPlace(position: window.position, acceptsTypedArrays: true)
    phase = .memberName(isFirst: true)
    return .again
  }
}
