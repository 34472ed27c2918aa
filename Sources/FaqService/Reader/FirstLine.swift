/// Distinguishes NDJSON from other content by its first lines.
extension RawFaqReader {
  /// Up to this size a first line is looked at before its first entry is returned.
  private static let lookAheadCount = 64 << 10

  /// What a line in which there is a fault is like.
  enum FirstLine {
    /// The fault is elsewhere, or the line has been consumed.
    case other
    /// It begins as an object: NDJSON if the second line does too.
    case object
    /// It is anything else: NDJSON if the second line is an entry.
    case text
  }

  /// What the first line is like, if the fault may be in it.
  func firstLine(with fault: SyntaxFault) -> FirstLine {
    switch phase {
    case .line, .lineRest, .start, .rootValue, .afterRoot, .faulty, .end: return .other
    default: break
    }
    guard element.index == nil, fault.code != .unexpectedEnd,
      window.endOfLine(from: 0) >= fault.offset
    else { return .other }
    return window.byte(at: 0) == .openBrace ? .object : .text
  }

  /// Throws the fault, unless it belongs to a line, or more bytes are needed to decide.
  mutating func settle(_ pending: PendingFault) throws(SyntaxFault) -> Step {
    if let line = pending.cutLine { return try findSecondLine(after: line, pending.fault) }
    if !window.isLast, window.isCutOff(at: pending.fault.offset) { return .needsBytes }
    guard pending.firstLine != .other else { throw pending.fault }
    cursor = window.endOfLine(from: cursor)
    let next = window.endOfWhitespace(from: cursor)
    guard next <= limits.entryBytes else { return cutFirstLine(pending) }
    guard next < window.count || window.isLast else { return .needsBytes }
    guard window.beginsObject(at: next) else { throw pending.fault }
    if pending.firstLine == .text {
      switch lineIsEntry(at: next) {
      case .yes: break
      case .no: throw pending.fault
      case .needsBytes: return .needsBytes
      }
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

  mutating func beginLines() {
    envelope = []
    scanner.reset()
    cursor = 0
    phase = .line
  }
}

/// Looks at lines that have not been read.
extension RawFaqReader {
  /// An answer that may need more bytes; lines beyond a limit are not waited for.
  enum LookAhead {
    case yes
    case no
    case needsBytes

    init(_ holds: Bool) { self = holds ? .yes : .no }
  }

  /// Whether the object in which a title was found is an entry of NDJSON: a line by itself, with an
  /// object in the next one.
  var firstLineIsEntry: LookAhead {
    let end = window.endOfLine(from: 0)
    guard !member.hasContent, end >= cursor else { return .no }
    guard let next = nextLine(after: end) else { return unknown }
    return LookAhead(window.beginsObject(at: next) && shapeOfObject(in: 0..<end) != nil)
  }

  /// Whether content that begins with `[` is NDJSON whose first line is that bracket alone.
  ///
  /// In an array in which a comma is missing, others are there, or a bracket at the end.
  var bracketIsLine: LookAhead {
    let first = window.endOfWhitespace(from: 1)
    guard first == window.count || window.slice(1..<first).contains(.lineFeed) else { return .no }
    var end = window.endOfLine(from: 1)
    for _ in 0..<2 {
      guard let next = nextLine(after: end) else { return unknown }
      guard window.beginsObject(at: next) else { return .no }
      let isEntry = lineIsEntry(at: next)
      guard isEntry == .yes else { return isEntry }
      end = window.endOfLine(from: next)
    }
    guard let next = nextLine(after: end) else { return unknown }
    return LookAhead(next == window.count || window.beginsObject(at: next))
  }

  /// Whether an array without elements is a line of NDJSON: an object begins in the next one.
  var emptyArrayIsLine: LookAhead {
    guard let next = nextLine(after: cursor) else { return unknown }
    return LookAhead(window.beginsObject(at: next))
  }

  /// Whether a root value is followed by text in its own line and by an entry in the next one.
  ///
  /// A comma alone, before the last entry, belongs to a list without brackets.
  var rootIsFaultyLine: LookAhead {
    let end = window.endOfLine(from: 0)
    guard end >= cursor else { return .no }
    let rest = window.endOfWhitespace(from: cursor)
    guard rest < window.count || window.isLast else { return .needsBytes }
    guard rest < end else { return .no }
    guard let next = nextLine(after: end) else { return unknown }
    guard window.beginsObject(at: next) else { return .no }
    let isEntry = lineIsEntry(at: next)
    guard isEntry == .yes, window.byte(at: rest) == .comma else { return isEntry }
    guard let third = nextLine(after: window.endOfLine(from: next)) else { return unknown }
    return LookAhead(window.beginsObject(at: third))
  }

  private var unknown: LookAhead {
    window.count < min(Self.lookAheadCount, limits.entryBytes) ? .needsBytes : .no
  }

  /// The first byte after white space that follows a line's end, or the end of the content; nil if
  /// it has not arrived.
  private func nextLine(after end: Int) -> Int? {
    let next = window.endOfWhitespace(from: end)
    return next < window.count || window.isLast ? next : nil
  }

  private func lineIsEntry(at start: Int) -> LookAhead {
    let end = window.endOfLine(from: start)
    guard end < window.count || window.isLast else { return unknown }
    return LookAhead(shapeOfObject(in: start..<end) == .entry)
  }

  /// The shape of the object that takes a whole line; nil if there is anything else.
  private func shapeOfObject(in line: Range<Int>) -> ElementShape? {
    var scanner = ValueScanner(limits: limits)
    var cursor = line.lowerBound
    let end = line.upperBound
    guard (try? window.scan(with: &scanner, from: &cursor, to: end, isLast: true)) == true,
      window.endOfWhitespace(from: cursor) >= end
    else { return nil }
    return window.shape(of: 0, in: scanner.tokens)
  }
}

private extension ByteWindow {
  /// Whether an object begins a line.
  func beginsObject(at offset: Int) -> Bool {
    byte(at: offset) == .openBrace && byte(at: offset - 1) == .lineFeed
  }
}
