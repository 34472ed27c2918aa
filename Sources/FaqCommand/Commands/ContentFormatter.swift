import Bytes
import ContentParser
import Platform

/// Lays content out in the one canonical way, as it is read, in bounded memory.
///
/// Only the white space between tokens changes, so that the content stays the same in every value,
/// number, escape and duplicate, and in the order of its members. A byte order mark is removed.
///
/// A document has a line for each member and element, indented by two spaces. An object or an array
/// is on one line if it holds no other (but may hold empty ones) and fits into 100 columns:
///
/// ```json
/// [
///   {
///     "elements": [
///       { "type": "title", "text": "Why?" },
///       { "type": "list", "items": [] }
///     ]
///   }
/// ]
/// ```
///
/// In content of several JSON texts, each text is on a separate line, without any spaces.
struct ContentFormatter {
  /// How many times as large as the content its layout may be, beyond the first mebibyte.
  private static let maximumGrowth = 8

  private let folder: Path
  private var reader = RawFaqReader()
  private var layout: TokenLayout
  private var output: Spool
  private var comparison = Comparison()
  /// Whether there was no space between the tokens so far.
  private var isCompact = true
  /// The bytes after the last token that was laid out.
  private var bytes: [UInt8] = []
  private var sufficientCount = 0
  /// The place of the first of these bytes.
  private var location = RawLocation(offset: 0, line: 1, column: 1, pointer: "")

  /// A formatter that writes each JSON text on one line if that is asked for, even a single one.
  ///
  /// Output that exceeds a mebibyte waits in a file in `folder`.
  init(writesLines: Bool = false, folder: Path = "/tmp") {
    self.folder = folder
    layout = TokenLayout(writesLines: writesLines)
    output = Spool(folder: folder)
  }

  /// The number of bytes before the entry that is being read.
  var offset: Int { reader.offset }

  /// Lays out the bytes that follow those so far; throws the first fault in them.
  mutating func add(_ chunk: [UInt8]) throws {
    try expectValid(chunk)
    comparison.add(input: chunk)
    bytes += chunk
    // A long string is not looked through again for each chunk.
    guard bytes.count >= sufficientCount else { return }
    try layOut(reader.offset - location.offset)
    sufficientCount = bytes.count * 2
  }

  /// The canonical form of the content, and whether the content had another one.
  mutating func end() throws -> (output: Spool, isChanged: Bool) {
    try expectValid(nil)
    try layOut(bytes.count)
    return (output, !comparison.isEqual)
  }

  /// The canonical form of content in memory; throws the first fault in it.
  static func formatted(_ bytes: [UInt8], writesLines: Bool = false) throws -> [UInt8] {
    var formatter = Self(writesLines: writesLines)
    try formatter.add(bytes)
    let output = try formatter.end().output
    return try output.read(0..<output.count)
  }
}

private extension ContentFormatter {
  mutating func expectValid(_ chunk: [UInt8]?) throws(RawReadingError) {
    try reader.read(chunk) { faq, _ throws(RawReadingError) in
      if let fault = faq.fault { throw fault }
    }
  }

  /// Lays out the first bytes, which are known to be valid and end with a token or a space.
  mutating func layOut(_ count: Int) throws {
    let limit = (location.offset + bytes.count) * Self.maximumGrowth + 1 << 20
    var end = 0
    for token in JSONTokens(bytes) {
      guard token.range.upperBound <= count else { break }
      guard output.count + layout.output.count <= limit else {
        throw tooLarge(at: location.moved(over: bytes[..<token.range.lowerBound]))
      }
      if layout.hasEnded, !layout.writesLines { try startLines(after: end, token) }
      isCompact = isCompact && token.range.lowerBound == end
      end = token.range.upperBound
      layout.add((token.kind, bytes[token.range]))
    }
    location = location.moved(over: bytes[..<end])
    bytes = Array(bytes[end...])
    try flush()
  }

  mutating func flush() throws {
    comparison.add(output: layout.output)
    try output.append(layout.output)
    layout.output = []
  }

  /// Lays out the first of several texts again, on one line instead of as a document.
  mutating func startLines(after end: Int, _ next: JSONToken) throws {
    try flush()
    var formatter = Self(writesLines: true, folder: folder)
    try output.read { try formatter.add($0) }
    output = try formatter.end().output
    layout = TokenLayout(writesLines: true)
    let isLine = isCompact && bytes[end..<next.range.lowerBound] == [.lineFeed]
    comparison = Comparison(isEqualSoFar: isLine, input: bytes[next.range.lowerBound...])
  }

  func tooLarge(at location: RawLocation) -> RawReadingError {
    RawReadingError(
      code: .tooDeep,
      location: location,
      expected: "values that are nested so little that the layout has at most "
        + "\(Self.maximumGrowth) times the size of the content",
      found: "more"
    )
  }
}

/// Whether output has the same bytes as input, however far one is ahead of the other.
private struct Comparison {
  var isEqualSoFar = true
  var input: ArraySlice<UInt8> = []
  var output: ArraySlice<UInt8> = []

  var isEqual: Bool { isEqualSoFar && input.isEmpty && output.isEmpty }

  mutating func add(input new: [UInt8] = [], output written: [UInt8] = []) {
    guard isEqualSoFar else { return }
    input += new
    output += written
    let count = min(input.count, output.count)
    isEqualSoFar = input.prefix(count) == output.prefix(count)
    input = isEqualSoFar ? input.dropFirst(count) : []
    output = isEqualSoFar ? output.dropFirst(count) : []
  }
}

/// Lays out the tokens of JSON texts, each of which ends with a line feed.
private struct TokenLayout {
  typealias Token = (kind: JSONToken.Kind, text: ArraySlice<UInt8>)

  /// How long a line with a whole object or array may be, in Unicode scalars.
  ///
  /// Scalars are counted, and not columns of a terminal, so that the form does not depend on a
  /// version of Unicode.
  private static let width = 100

  let writesLines: Bool
  /// What has been laid out, and not been taken yet.
  var output: [UInt8] = []
  /// Whether a text has ended, and no other has begun.
  private(set) var hasEnded = false
  private var depth = 0
  /// How many scalars are on the line so far.
  private var column = 0
  private var previous: JSONToken.Kind?
  /// The tokens of an object or array that may fit on the line, and that line.
  private var pending: [Token] = []
  private var line: [UInt8] = []

  init(writesLines: Bool) { self.writesLines = writesLines }

  mutating func add(_ token: Token) {
    hasEnded = false
    if !pending.isEmpty {
      addToLine(token)
    } else if token.kind == .open, !writesLines {
      startLine(token)
    } else {
      write(token)
    }
    guard depth == 0, pending.isEmpty else { return }
    output.append(.lineFeed)
    (hasEnded, column, previous) = (true, 0, nil)
  }
}

private extension TokenLayout {
  mutating func startLine(_ open: Token) {
    writeGap(before: .open)
    previous = nil
    (pending, line) = ([open], Array(open.text))
  }

  mutating func addToLine(_ token: Token) {
    let isInner = pending.count > 1 && pending.last?.kind == .open
    if isInner, token.kind != .close { breakLine(keepingOpen: true) }
    let isPadded = pending.count == 1 || token.kind == .close && !isInner
    switch (pending.last?.kind, token.kind) {
    case (_, .comma), (.open, .close): break
    case (.comma, _), (.colon, _): line.append(.space)
    case (_, .colon): break
    default: if isPadded, line.first == UInt8(ascii: "{") { line.append(.space) }
    }
    line += token.text
    pending.append(token)
    let isComplete = token.kind == .close && !isInner
    if isComplete, pending.count == 2 || fitsOnLine {
      writeLine()
    } else if pending.count > 1, !fitsOnLine {
      breakLine(keepingOpen: token.kind == .open)
    }
  }

  /// Whether a comma still fits after what is pending.
  var fitsOnLine: Bool { line.count <= Self.width * 4 && column + line.scalarCount < Self.width }

  mutating func writeLine() {
    output += line
    column += line.scalarCount
    (pending, line, previous) = ([], [], .close)
  }

  /// Gives up having what is pending on one line; an object or array that has just been opened may
  /// still be.
  mutating func breakLine(keepingOpen: Bool) {
    let open = keepingOpen ? pending.popLast() : nil
    for token in pending { write(token) }
    (pending, line) = ([], [])
    if let open { startLine(open) }
  }

  mutating func write(_ token: Token) {
    if token.kind == .close { depth -= 1 }
    writeGap(before: token.kind)
    output += token.text
    column += token.text.scalarCount
    if token.kind == .open { depth += 1 }
    previous = token.kind
  }

  mutating func writeGap(before kind: JSONToken.Kind) {
    guard !writesLines else { return }
    switch (previous, kind) {
    case (nil, _), (_, .colon), (_, .comma), (.open, .close): break
    case (.colon, _):
      output.append(.space)
      column += 1
    default:
      output.append(.lineFeed)
      output += repeatElement(.space, count: depth * 2)
      column = depth * 2
    }
  }
}
