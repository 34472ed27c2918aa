/// Finds where long content can be divided, as it arrives.
protocol DivisionScan: Sendable {
  /// The end of the last part that was scanned, or nil.
  var lastEnd: Int? { get }
  /// How many parts end there or before.
  var count: Int { get }
  /// Follows a range of bytes, up to the end of all parts; returns where it stopped.
  mutating func scan(_ bytes: [UInt8], in range: Range<Int>) -> Int
  /// Adapts to the removal of bytes before those that are still needed.
  mutating func remove(first count: Int)
}

/// A few parts of long content, or its end.
struct ContentPiece: Sendable {
  /// The bytes as they are in the content.
  let bytes: [UInt8]
  /// How many parts precede those of the piece.
  let index: Int
  /// Whether the content ends with the piece.
  let isLast: Bool
}

/// Divides long content into pieces as it arrives: an array at its elements, a table at its rows.
struct ContentPieces: Sendable {
  /// The size of a piece, unless a part is larger.
  private let size: Int
  private var scan: any DivisionScan
  private var bytes: [UInt8]
  /// Where the next piece begins.
  private var start: Int
  /// How many parts precede the next piece.
  private var index: Int
  /// Up to where the content has been scanned.
  private var cursor: Int
  private var isClosed = false
  private var isFinished = false

  /// Continues after the first parts of content that was scanned up to an offset.
  init(of bytes: [UInt8], from start: Int, _ scan: any DivisionScan, upTo cursor: Int, size: Int) {
    self.size = size
    self.scan = scan
    self.bytes = bytes
    self.start = start
    self.cursor = cursor
    index = scan.count
  }

  /// Whether the last piece was taken.
  var isAtEnd: Bool { start > bytes.count }

  /// How many bytes wait for the end of a part, or of the content.
  var waitingCount: Int { bytes.count - start }

  /// Adds bytes after those so far.
  mutating func feed(_ chunk: [UInt8]) {
    if start > bytes.count / 2 {
      bytes.removeSubrange(..<start)
      cursor -= start
      scan.remove(first: start)
      start = 0
    }
    bytes += chunk
  }

  /// Marks the end of the content.
  mutating func finish() { isFinished = true }

  /// The next piece; nil if more bytes are needed, or after the last one.
  mutating func next() -> ContentPiece? {
    while !isClosed, cursor < bytes.count {
      let end = min(bytes.count, cursor + size)
      cursor = scan.scan(bytes, in: cursor..<end)
      isClosed = cursor < end
      guard !isClosed, cursor - start >= size, let end = scan.lastEnd, end > start else { continue }
      return take(to: end, isLast: false)
    }
    guard isFinished, start <= bytes.count else { return nil }
    let piece = take(to: bytes.count, isLast: true)
    start = bytes.count + 1
    return piece
  }
}

private extension ContentPieces {
  mutating func take(to end: Int, isLast: Bool) -> ContentPiece {
    let piece = ContentPiece(bytes: Array(bytes[start..<end]), index: index, isLast: isLast)
    start = end
    if !isLast { index = scan.count }
    return piece
  }
}
