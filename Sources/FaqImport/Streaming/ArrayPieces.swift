/// Divides the elements of a long array into pieces as they arrive.
struct ArrayPieces {
  /// Some elements of the array, or the end of the content.
  struct Piece {
    /// The bytes as they are in the content, with the comma behind the last element.
    let bytes: [UInt8]
    /// How many elements precede those of the piece.
    let index: Int
    /// Whether the content ends with the piece.
    let isLast: Bool
  }

  /// The size of a piece, unless an element is larger.
  private let size: Int
  private let depth: Int
  private var scan: BracketScan
  private var bytes: [UInt8]
  /// Where the next piece begins.
  private var start: Int
  /// How many elements precede the next piece.
  private var index: Int
  /// Up to where the array has been scanned.
  private var cursor: Int
  private var isClosed = false
  private var isFinished = false

  /// Continues behind a comma of content that was scanned up to `cursor`.
  init(
    of bytes: [UInt8],
    behind comma: Int,
    _ scan: BracketScan,
    upTo cursor: Int,
    depth: Int,
    size: Int
  ) {
    self.depth = depth
    self.size = size
    self.scan = scan
    self.bytes = bytes
    self.cursor = cursor
    start = comma + 1
    index = scan.levels[depth].count
  }

  /// Whether the last piece was taken.
  var isAtEnd: Bool { start > bytes.count }

  /// How many bytes wait for the end of an element, or of the content.
  var waitingCount: Int { bytes.count - start }

  /// Adds bytes behind those so far.
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

  /// The next piece; nil if more bytes are needed, or behind the last one.
  mutating func next() -> Piece? {
    while !isClosed, cursor < bytes.count {
      let end = min(bytes.count, cursor + size)
      cursor = scan.scan(bytes, in: cursor..<end, toEndOf: depth)
      isClosed = cursor < end
      guard !isClosed, cursor - start >= size,
        let comma = scan.levels[depth].lastComma, comma >= start
      else { continue }
      return take(to: comma + 1, isLast: false)
    }
    guard isFinished, start <= bytes.count else { return nil }
    let piece = take(to: bytes.count, isLast: true)
    start = bytes.count + 1
    return piece
  }
}

private extension ArrayPieces {
  mutating func take(to end: Int, isLast: Bool) -> Piece {
    let piece = Piece(bytes: Array(bytes[start..<end]), index: index, isLast: isLast)
    start = end
    if !isLast { index = scan.levels[depth].count }
    return piece
  }
}
