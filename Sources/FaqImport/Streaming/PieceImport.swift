import FaqService

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
    (self.size, self.scan, self.bytes) = (size, scan, bytes)
    (self.start, self.cursor, index) = (start, cursor, scan.count)
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

  private mutating func take(to end: Int, isLast: Bool) -> ContentPiece {
    let piece = ContentPiece(bytes: Array(bytes[start..<end]), index: index, isLast: isLast)
    start = end
    if !isLast { index = scan.count }
    return piece
  }
}

/// Imports long content in pieces: its first bytes decide how all of it is read.
struct PieceImport {
  /// What a piece of long content holds: the entries up to a fault, or nil if nothing precedes it;
  /// where their offsets are counted from in the original; and why nothing follows the piece.
  typealias Piece = (content: ImportedContent?, start: Int, fault: RawReadingError?)
  /// How a piece is read that begins at a place, and whether entries precede it.
  typealias Reading = @Sendable (ContentPiece, TextMark, _ hasEntries: Bool) -> Piece

  private let name: String
  /// Decodes what is fed; nil for JSON, whose reader says what is not UTF-8.
  private var decoder: TextDecoder?
  private var pieces: ContentPieces
  private let read: Reading
  /// The most bytes of a part, or of what follows all parts.
  private let limit: Int
  /// What was read as what so far.
  private var reading: ImportReading
  /// The members so far whose text is not shown.
  private var unseen = ImportAccount()
  /// The members that the last piece takes along.
  private var envelope: [ImportedMember] = []
  private var writer: NativeWriter
  /// The native content that has not been taken yet.
  private var written: (native: [UInt8], record: Import)?
  private var fault: RawReadingError?

  /// Adds bytes after those so far.
  mutating func feed(_ chunk: [UInt8]) { pieces.feed(decoder?.decode(chunk) ?? chunk) }

  /// Marks the end of the content.
  mutating func finish() {
    if let rest = decoder?.finish() { pieces.feed(rest) }
    pieces.finish()
  }

  /// Whether the last piece was taken.
  var isAtEnd: Bool { pieces.isAtEnd && written == nil && fault == nil }

  /// The next native bytes, and what they come from; nil if more of the content is needed.
  mutating func next() throws(FaqServiceError) -> (native: [UInt8], record: Import)? {
    while written == nil {
      if let fault { throw .malformed(fault, source: name) }
      guard let piece = pieces.next() else {
        guard pieces.waitingCount > limit else { return nil }
        fault = .tooLarge(limit, at: writer.mark, pointer: "")
        continue
      }
      let result = read(piece, writer.mark, writer.hasEntries)
      fault = result.fault
      guard var content = result.content else { continue }
      content.decideForm(known: reading.form)
      write(content, from: result.start, of: piece.bytes, isLast: piece.isLast && fault == nil)
    }
    return written.take()
  }
}

// The first bytes of content decide, or all of it; nil if it must be read whole.
extension PieceImport {
  /// Continues an array of JSON, whose first elements are the first piece.
  init?(array content: [UInt8], isWhole: Bool, by importer: Importer, limits: ImportLimits) {
    var scan = BracketScan()
    let window = min(limits.window, content.count)
    var end = 0
    while end < window, scan.levels.first(where: \.isLong)?.count ?? 0 < limits.elements {
      end = scan.scan(content, in: end..<min(end + 16 << 10, window))
    }
    guard !isWhole || end < content.count, let frame = ArrayFrame(scan, in: content),
      let comma = scan.levels[frame.depth].lastComma
    else { return nil }
    let text = ForeignText(Array(content[..<comma]) + frame.closing)
    guard let text, text.charset == nil, let json = ForeignJSON(text, mayBeLines: false),
      let found = try? importer.content(of: json), let continuation = found.continuation,
      continuation.path == frame.path
    else { return nil }
    (name, limit) = (importer.name, limits.whole)
    scan.depth = frame.depth
    pieces = ContentPieces(of: content, from: comma + 1, scan, upTo: end, size: limits.piece)
    read = { piece, mark, hasEntries in
      ArrayDocument(piece, in: frame).reading(by: continuation, at: mark, hasEntries: hasEntries)
    }
    let original = Array(content[...comma])
    writer = NativeWriter(startOf: original)
    reading = ImportReading(found.reading.finding, form: found.reading.form, count: 0)
    write(found, from: json.start, of: original, isLast: false)
  }

  /// Reads the rows of a table.
  init?(table content: [UInt8], isWhole: Bool, by importer: Importer, limits: ImportLimits) {
    let end = isWhole ? content.count : content.lastIndex { $0 == 0x0A || $0 == 0x0D } ?? 0
    guard let text = ForeignText(Array(content[..<end])), let table = Recognisers.table(in: text)
    else { return nil }
    (name, limit) = (importer.name, limits.whole)
    var decoder = TextDecoder(text.charset)
    let (bytes, scan) = (decoder.decode(content), RowScan(separator: table.separator))
    pieces = ContentPieces(of: bytes, from: 0, scan, upTo: table.start, size: limits.piece)
    read = { piece, mark, hasEntries in
      let content = table.content(of: piece, at: mark.offset, hasEntries: hasEntries)
      return (content, mark.offset, nil)
    }
    self.decoder = decoder
    writer = NativeWriter(startOf: text.bytes)
    reading = ImportReading(table.finding, form: table.form, count: 0)
  }

  private mutating func write(
    _ content: ImportedContent,
    from start: Int,
    of original: [UInt8],
    isLast: Bool
  ) {
    var content = content
    reading.count += content.reading.count
    reading.candidateCount += content.reading.candidateCount
    reading.form = content.reading.form ?? reading.form
    content.reading = reading
    unseen.addUnseen(content.account.unseenNames)
    content.reading.remarks += [decoder?.charset?.remark].compactMap(\.self) + unseen.remarks
    if isLast {
      content.envelope = envelope.map { $0.moved(by: -start) } + content.envelope
    } else {
      envelope += content.envelope.map { $0.moved(by: start) }
    }
    written = writer.write(content, from: start, of: original, isLast: isLast, fault: fault)
  }
}
