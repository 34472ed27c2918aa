extension RawFaqReader {
  /// What the reader expects next.
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
    /// An element of an array in the root object, which is searched for FAQs.
    case searchedElement
    case scanningSearchedElement
    case afterSearchedElement
    case afterMember
    case line
    /// The rest of a line that was too large.
    case lineRest
    case faulty(PendingFault)
    case end
  }

  /// A fault that may prove to concern only a line, once more bytes have arrived.
  struct PendingFault {
    let fault: SyntaxFault
    let pointer: String
    let firstLine: FirstLine
    /// The beginning of a first line that is too large to be kept.
    var cutLine: RawStorage?
  }

  enum Step {
    case again
    case entry
    case needsBytes
    case end
  }

  /// The part of the window and of the scanner's tokens that forms an entry.
  struct Extent {
    var tokens: Range<Int>
    var byteCount: Int
    var index: Int?
    var fault: RawReadingError?
    /// The offset of an element that has been scanned but belongs to the next entry.
    var next: Int?
  }

  /// The items of a flat list that form one FAQ, as far as they have been read.
  struct Run {
    var tokenEnd: Int
    var byteEnd: Int
    let firstIndex: Int?
    var hasTypedItem: Bool
    /// Whether the run is one object without a type, which may be a mistyped entry.
    var isUntyped: Bool
  }

  /// The array of entries being read, and the index of the element.
  struct ElementPlace {
    var container = ""
    var index: Int?
    /// Whether an entry has been read, so that the array is not a flat list.
    var hasEntries = false
  }

  /// The member of the root object being read.
  struct MemberPlace {
    var name = ""
    var nameStart = 0
    var valueStart = 0
    /// The position of the name, counted from that of the previous member.
    var position = TextPosition()
    var hasContent = false
    var hasEmptyArray = false
    /// Whether an array of objects with a `type` was left to the envelope.
    var hasTypedArray = false
    /// Whether such arrays hold FAQs, since there are no others.
    var acceptsTypedArrays = false
    /// The element of an array that is searched for FAQs, and where it begins.
    var searchedIndex = 0
    var searchedStart = 0
    /// The approximate size of the envelope in memory.
    var envelopeSize = 0
  }

  /// Placeholder tokens in front of an element, for the container that a run needs.
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
    case .searchedElement: try beginSearchedElement()
    case .scanningSearchedElement: try readSearchedElement()
    case .afterSearchedElement: try endSearchedElement()
    case .afterMember: try endMember()
    case .line: readLine()
    case .lineRest: skipLineRest()
    case .faulty(let pending): try settle(pending)
    case .end: .end
    }
  }
}

extension RawFaqReader {
  /// Skips whitespace, and returns the next byte or nil if it has not arrived.
  mutating func peek() -> UInt8? {
    cursor = window.endOfWhitespace(from: cursor)
    return window.byte(at: cursor)
  }

  /// Skips whitespace that stays in the window, and so must not exceed the limit.
  mutating func peekKeeping() throws(SyntaxFault) -> UInt8? {
    let next = peek()
    if cursor > limits.entryBytes { throw tooLarge(at: limits.entryBytes) }
    return next
  }

  /// Asks for more bytes after `peek` found none, or fails at the end of the content.
  func needBytes(expected: String) throws(SyntaxFault) -> Step {
    guard window.isLast else { return .needsBytes }
    throw SyntaxFault(.unexpectedEnd, at: window.count, expected: expected)
  }

  /// Continues to scan, and returns true when the value is complete and validated.
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

  /// Describes what is missing at the end of the bytes.
  var expectedAtEnd: String { scanner.expected(before: window.byte(at: cursor)) }

  func tooLarge(at offset: Int) -> SyntaxFault {
    SyntaxFault(
      .tooLarge,
      at: offset,
      expected: "an entry of no more than \(limits.entryBytes) bytes"
    )
  }

  /// Removes the bytes before the cursor from the window.
  mutating func consume() {
    window.consume(cursor)
    cursor = 0
  }

  /// Removes the entry found last from the window.
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
