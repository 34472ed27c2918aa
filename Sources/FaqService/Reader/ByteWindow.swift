/// The bytes that have arrived but are not consumed yet, and the position of the first.
struct ByteWindow {
  private(set) var bytes: [UInt8] = []
  private(set) var start = 0
  private(set) var position = TextPosition()
  /// Whether all bytes have arrived.
  private(set) var isLast = false

  var count: Int { bytes.count - start }
  var isEmpty: Bool { start == bytes.count }

  mutating func append(_ chunk: [UInt8]) {
    bytes.removeSubrange(..<start)
    start = 0
    if bytes.isEmpty {
      bytes = chunk
    } else {
      bytes.append(contentsOf: chunk)
    }
  }

  mutating func finish() { isLast = true }

  func byte(at offset: Int) -> UInt8? { offset < count ? bytes[start + offset] : nil }

  func slice(_ range: Range<Int>) -> ArraySlice<UInt8> {
    bytes[start + range.lowerBound..<start + range.upperBound]
  }

  /// Removes the first `count` bytes.
  mutating func consume(_ count: Int) {
    position = position(at: count)
    start += count
  }

  /// Removes bytes that do not count as columns.
  mutating func consumeMark(_ count: Int) {
    position.skip(count)
    start += count
  }

  /// The position of a byte in the window.
  func position(at offset: Int) -> TextPosition {
    var position = position
    advance(&position, over: 0..<offset)
    return position
  }
}

/// Scans of the bytes. All offsets are relative to the window's start.
extension ByteWindow {
  func endOfWhitespace(from offset: Int) -> Int {
    bytes.span.endOfWhitespace(from: start + offset) - start
  }

  func endOfLine(from offset: Int) -> Int {
    bytes.span.endOfLine(from: start + offset) - start
  }

  func firstUTF8Fault(in range: Range<Int>, isPrefix: Bool = false) -> Int? {
    let span = bytes.span.extracting(start + range.lowerBound..<start + range.upperBound)
    return UTF8Validation.firstFault(in: span, isPrefix: isPrefix).map { $0 + range.lowerBound }
  }

  /// Whether the byte at `offset` does not begin a UTF-8 sequence.
  func isInvalid(at offset: Int) -> Bool {
    offset < count && UTF8Validation.sequenceLength(in: bytes.span, at: start + offset) == 0
  }

  /// Whether the bytes end within the UTF-8 sequence at `offset`.
  func isCutOff(at offset: Int) -> Bool {
    offset < count && UTF8Validation.isCutOff(bytes.span, at: start + offset)
  }

  func advance(_ position: inout TextPosition, over range: Range<Int>) {
    position.advance(
      over: bytes.span.extracting(start + range.lowerBound..<start + range.upperBound)
    )
  }

  func shape(of index: Int, in tokens: [Token]) -> ElementShape {
    ElementShape(of: index, in: tokens, bytes: bytes.span.extracting(start...))
  }

  func evidence(of index: Int, in tokens: [Token]) -> ContentEvidence {
    ContentEvidence(of: index, in: tokens, bytes: bytes.span.extracting(start...))
  }

  func scan(
    with scanner: inout ValueScanner,
    from cursor: inout Int,
    to end: Int,
    isLast: Bool
  ) throws(SyntaxFault) -> Bool {
    try scanner.scan(
      bytes.span.extracting(start..<start + end),
      from: &cursor,
      isLast: isLast
    )
  }
}
