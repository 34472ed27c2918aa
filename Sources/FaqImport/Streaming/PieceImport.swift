import FaqService

/// What a piece of long content holds.
struct PieceReading {
  /// The entries up to a fault; nil if nothing precedes it.
  var content: ImportedContent?
  /// Where the offsets of the content are counted from in the original.
  let start: Int
  /// Why nothing follows the piece.
  var fault: RawReadingError?
}

/// Imports long content in pieces: its first bytes decide how all of it is read.
struct PieceImport {
  /// How a piece is read that begins at a place, and whether entries precede it.
  typealias Reading = @Sendable (ContentPiece, TextMark, _ hasEntries: Bool) -> PieceReading

  private let name: String
  /// Decodes what is fed; nil for JSON, whose reader says what is not UTF-8.
  private var decoder: TextDecoder?
  private var pieces: ContentPieces
  private let read: Reading
  /// The most bytes of a part, or of what follows all parts.
  private let limit: Int
  /// What was read as what so far.
  private var reading: ImportReading
  /// The members that the last piece takes along.
  private var envelope: [ImportedMember] = []
  private var writer: NativeWriter
  /// The native content that has not been taken yet.
  private var written: (native: [UInt8], record: Import)?
  private var fault: RawReadingError?

  /// Decides by the first bytes of content, or all of it; nil if it must be read whole.
  static func deciding(
    _ content: [UInt8],
    isWhole: Bool,
    by importer: Importer,
    limits: ImportLimits
  ) -> Self? {
    Self(array: content, isWhole: isWhole, by: importer, limits: limits)
      ?? Self(table: content, isWhole: isWhole, by: importer, limits: limits)
  }

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
        fault = tooLarge
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

private extension PieceImport {
  /// Continues an array of JSON, whose first elements are the first piece.
  init?(array content: [UInt8], isWhole: Bool, by importer: Importer, limits: ImportLimits) {
    var scan = BracketScan()
    let end = scan.scan(startOf: content, upTo: limits)
    guard !isWhole || end < content.count, let frame = ArrayFrame(scan, in: content),
      let comma = scan.levels[frame.depth].lastComma
    else { return nil }
    let text = ForeignText(Array(content[..<comma]) + frame.closing)
    guard let text, text.charset == nil, let json = ForeignJSON(text, mayBeLines: false),
      let found = try? importer.content(of: json), let continuation = found.continuation,
      continuation.path == frame.path
    else { return nil }
    name = importer.name
    limit = limits.whole
    pieces = ContentPieces(
      of: content,
      from: comma + 1,
      ElementScan(brackets: scan, depth: frame.depth),
      upTo: end,
      size: limits.piece
    )
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
    name = importer.name
    limit = limits.whole
    var decoder = TextDecoder(text.charset)
    pieces = ContentPieces(
      of: decoder.decode(content),
      from: 0,
      RowScan(separator: table.separator),
      upTo: table.start,
      size: limits.piece
    )
    read = { piece, mark, hasEntries in
      let content = table.content(of: piece, at: mark.offset, hasEntries: hasEntries)
      return PieceReading(content: content, start: mark.offset)
    }
    self.decoder = decoder
    writer = NativeWriter(startOf: text.bytes)
    reading = ImportReading(table.finding, form: table.form, count: 0)
  }

  var tooLarge: RawReadingError {
    RawReadingError(
      code: .tooLarge,
      location: writer.mark.location(pointer: ""),
      expected: "no more than \(limit) bytes in an entry, or after all entries",
      found: "more"
    )
  }

  mutating func write(
    _ content: ImportedContent,
    from start: Int,
    of original: [UInt8],
    isLast: Bool
  ) {
    var content = content
    reading.add(content.reading)
    content.reading = reading
    content.reading.remarks += [decoder?.charset?.remark].compactMap(\.self)
    if isLast {
      content.envelope = envelope.map { $0.moved(by: -start) } + content.envelope
    } else {
      envelope += content.envelope.map { $0.moved(by: start) }
    }
    written = writer.write(content, from: start, of: original, isLast: isLast, fault: fault)
  }
}

private extension ImportReading {
  /// Counts what was read of another piece.
  mutating func add(_ other: Self) {
    count += other.count
    candidateCount += other.candidateCount
    form = other.form ?? form
  }
}

private extension BracketScan {
  /// Follows the first bytes of content, or fewer if they hold many elements of an array.
  mutating func scan(startOf content: [UInt8], upTo limits: ImportLimits) -> Int {
    let limit = min(limits.window, content.count)
    var end = 0
    while end < limit, levels.first(where: \.isLong)?.count ?? 0 < limits.elements {
      end = scan(content, in: end..<min(end + 16 << 10, limit))
    }
    return end
  }
}

/// Follows the elements of an array.
private struct ElementScan: DivisionScan {
  var brackets: BracketScan
  let depth: Int

  var lastEnd: Int? { brackets.levels[depth].lastComma.map { $0 + 1 } }
  var count: Int { brackets.levels[depth].count }

  mutating func scan(_ bytes: [UInt8], in range: Range<Int>) -> Int {
    brackets.scan(bytes, in: range, toEndOf: depth)
  }

  mutating func remove(first count: Int) { brackets.remove(first: count) }
}
