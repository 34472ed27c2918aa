extension RawFaqReader {
  /// What the reader expects next of the content around the entries.
  enum Phase {
    case start
    case rootValue
    /// The root value as one element.
    case wholeRoot
    case afterRoot(line: Int?)
    case element(isFirst: Bool)
    case scanningElement
    case scannedElement
    case afterElement
    case memberName(isFirst: Bool)
    case scanningMemberName
    case memberColon
    case memberValue
    case scanningMemberValue
    case firstElement
    case scanningFirstElement
    case afterMember
    case line
    /// What is left of a line that was too large.
    case lineRest
    case faulty(PendingFault)
    case end
  }

  /// A fault that a few more bytes may show to be only that of a line.
  struct PendingFault {
    let fault: SyntaxFault
    let pointer: String
    let mayBeOfFirstLine: Bool
    /// The beginning of the first line, where that is too large to be kept.
    var cutLine: RawStorage?
  }

  enum Step {
    case again
    case entry
    case needsBytes
    case end
  }

  /// What of the window and of the scanner's tokens makes the entry that was found.
  struct Extent {
    var tokens: Range<Int>
    var byteCount: Int
    var index: Int?
    var fault: RawReadingError?
    /// Where the element begins that is scanned already but belongs to the next entry.
    var next: Int?
  }

  /// The items of a flat list that make one FAQ, as far as they have come.
  struct Run {
    var tokenEnd: Int
    var byteEnd: Int
    let firstIndex: Int?
    var hasTypedItem: Bool
    /// Whether the run is one object without a type, which may be a mistyped entry.
    var isUntyped: Bool
  }

  /// Which array of entries the reader is in, and where in it.
  struct ElementPlace {
    var container = ""
    var index: Int?
    /// Whether the array has held an entry so far, and so is no flat list.
    var hasEntries = false
  }

  /// Which member of the root object the reader is in.
  struct MemberPlace {
    var name = ""
    var nameStart = 0
    var valueStart = 0
    /// The position of the name, counted on from that of the member before.
    var position = TextPosition()
    var hasContent = false
    var hasEmptyArray = false
    /// What the envelope takes in memory, about.
    var envelopeSize = 0
  }

  /// Room in front of an element's tokens for those of a run.
  static let runHeader = [Token(.run, start: 0, length: 0), Token(.end, start: 0, length: 0)]

  mutating func step() throws(SyntaxFault) -> Step {
    switch phase {
    case .start: try readMark()
    case .rootValue: try beginRoot()
    case .wholeRoot: try readWholeRoot()
    case .afterRoot(let line): try endRoot(line)
    case .element(let isFirst): try beginElement(isFirst: isFirst)
    case .scanningElement: try readElement()
    case .scannedElement: classifyElement()
    case .afterElement: try endElement()
    case .memberName(let isFirst): try beginMember(isFirst: isFirst)
    case .scanningMemberName: try readMemberName()
    case .memberColon: try readColon()
    case .memberValue: try beginMemberValue()
    case .scanningMemberValue: try readMemberValue()
    case .firstElement: try beginFirstElement()
    case .scanningFirstElement: try readFirstElement()
    case .afterMember: try endMember()
    case .line: readLine()
    case .lineRest: skipLineRest()
    case .faulty(let pending): try settle(pending)
    case .end: .end
    }
  }
}

extension RawFaqReader {
  /// The next byte that is not whitespace, or nil if it has not arrived.
  mutating func peek() -> UInt8? {
    cursor = window.endOfWhitespace(from: cursor)
    return window.byte(at: cursor)
  }

  /// The same where the bytes in front of it are kept, so that no whitespace exhausts the memory.
  mutating func peekKeeping() throws(SyntaxFault) -> UInt8? {
    let next = peek()
    if cursor > limits.entryBytes { throw tooLarge(at: limits.entryBytes) }
    return next
  }

  /// What to do where `peek` found nothing.
  func needBytes(expected: String) throws(SyntaxFault) -> Step {
    guard window.isLast else { return .needsBytes }
    throw SyntaxFault(.unexpectedEnd, at: window.count, expected: expected)
  }

  /// Scans on; true when the value is complete and UTF-8.
  mutating func scan(from start: Int) throws(SyntaxFault) -> Bool {
    let end = min(window.count, limits.entryBytes)
    let isCut = end < window.count
    let isLast = window.isLast && !isCut
    if try window.scan(with: &scanner, from: &cursor, to: end, isLast: isLast) {
      if let fault = window.firstUTF8Fault(in: start..<cursor) {
        throw SyntaxFault.invalidUTF8(at: fault)
      }
      return true
    }
    if isCut { throw tooLarge(at: limits.entryBytes) }
    if window.isLast {
      throw SyntaxFault(.unexpectedEnd, at: window.count, expected: expectedAtEnd)
    }
    return false
  }

  /// What would have to come next where the bytes ended, perhaps within a string or a literal.
  var expectedAtEnd: String { scanner.expected(before: window.byte(at: cursor)) }

  func tooLarge(at offset: Int) -> SyntaxFault {
    SyntaxFault(
      .tooLarge,
      at: offset,
      expected: "an entry of no more than \(limits.entryBytes) bytes"
    )
  }

  /// Lets go of what is behind the cursor.
  mutating func consume() {
    window.consume(cursor)
    cursor = 0
  }

  /// Lets go of the entry that was handed out.
  mutating func releaseFound() {
    foundLine = nil
    guard let found else { return }
    self.found = nil
    let start = found.next ?? found.byteCount
    window.consume(start)
    cursor -= start
    let carried =
      found.next == nil
      ? [] : scanner.tokens[found.tokens.upperBound...].map { $0.moved(back: start) }
    scanner.reset(after: carried.isEmpty ? [] : Self.runHeader)
    scanner.tokens.append(contentsOf: carried)
  }
}
