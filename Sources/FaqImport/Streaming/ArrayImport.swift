import FaqService

/// Imports a long array of entries in pieces: its first elements decide how all are read.
struct ArrayImport {
  private let importer: Importer
  private let frame: ArrayFrame
  private let continuation: ArrayContinuation
  private var pieces: ArrayPieces
  /// The most bytes of an element, or of what follows the array.
  private let limit: Int
  /// What was read as what so far.
  private var reading: ImportReading
  /// The members that the last piece takes along.
  private var envelope: [ImportedMember]
  /// Where the next piece begins in the original.
  private var mark: TextMark
  private var nativeCount: Int
  /// The native content that has not been taken yet.
  private var written: (bytes: [UInt8], record: Import)?
  private var fault: RawReadingError?

  /// Decides by the first bytes of content; nil if it must be read whole.
  init?(_ content: [UInt8], by importer: Importer, limits: ImportLimits) {
    var scan = BracketScan()
    let end = scan.scan(content, in: 0..<min(limits.window, content.count))
    guard let frame = ArrayFrame(scan, in: content),
      let comma = scan.levels[frame.depth].lastComma
    else { return nil }
    let text = ForeignText(Array(content[..<comma]) + frame.closing)
    guard let text, text.encoding == .utf8, let json = ForeignJSON(text, mayBeLines: false),
      let found = try? importer.content(of: json), let continuation = found.continuation,
      continuation.path == frame.path
    else { return nil }
    let native = NativeContent(found, startingAt: json.start, isLast: false)
    let original = Array(content[...comma])
    let record = Import(native, of: original)
    written = (native.bytes, record)
    mark = record.start
    mark.advance(over: original[...])
    nativeCount = native.bytes.count
    reading = found.reading
    envelope = found.envelope.map { $0.moved(by: json.start) }
    pieces = ArrayPieces(
      of: content,
      behind: comma,
      scan,
      upTo: end,
      depth: frame.depth,
      size: limits.piece
    )
    (self.importer, self.frame, self.continuation) = (importer, frame, continuation)
    limit = limits.whole
  }

  /// Adds bytes behind those so far.
  mutating func feed(_ chunk: [UInt8]) { pieces.feed(chunk) }

  /// Marks the end of the content.
  mutating func finish() { pieces.finish() }

  /// Whether the last piece was taken.
  var isAtEnd: Bool { pieces.isAtEnd && written == nil && fault == nil }

  /// The next native bytes, and what they come from; nil if more of the content is needed.
  mutating func next() throws(FaqServiceError) -> (bytes: [UInt8], record: Import)? {
    while written == nil {
      if let fault { throw .malformed(fault, source: importer.name) }
      guard let piece = pieces.next() else {
        guard pieces.waitingCount > limit else { return nil }
        fault = tooLarge
        continue
      }
      read(piece)
    }
    return written.take()
  }
}

private extension ArrayImport {
  var tooLarge: RawReadingError {
    RawReadingError(
      code: .tooLarge,
      location: mark.location(pointer: ""),
      expected: "no more than \(limit) bytes in an entry, or behind all entries",
      found: "more"
    )
  }

  /// Writes the entries of a piece, up to a fault.
  mutating func read(_ piece: ArrayPieces.Piece) {
    let document = ArrayDocument(piece, in: frame)
    do throws(RawReadingError) {
      let root = try document.root()
      write(continuation.read(root), of: piece.bytes, document, isLast: piece.isLast)
    } catch {
      let sound = document.scanned(upTo: error.location.offset)
      fault = document.located(error, from: mark)
      guard let root = try? sound.root() else { return }
      write(continuation.read(root), of: piece.bytes, sound, isLast: false)
    }
  }

  mutating func write(
    _ content: ImportedContent,
    of original: [UInt8],
    _ document: ArrayDocument,
    isLast: Bool
  ) {
    var content = content
    content.decideForm(known: reading.form)
    reading.add(content.reading)
    content.reading = reading
    let start = mark.offset - document.start
    if isLast {
      content.envelope = envelope.map { $0.moved(by: -start) } + content.envelope
    } else {
      envelope += content.envelope.map { $0.moved(by: start) }
    }
    let native = NativeContent(content, startingAt: start, isFirst: false, isLast: isLast)
    let record = Import(native, of: original, at: mark, nativeStart: nativeCount, fault: fault)
    written = (native.bytes, record)
    mark.advance(over: original[...])
    nativeCount += native.bytes.count
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
