import ContentParser
import FaqImport
import Synchronization

/// The bytes that a source has yielded last, for messages that show them.
///
/// However large the content is, about a mebibyte is kept, or one chunk, or two pieces of imported
/// content, unless more is asked for.
final class RecentBytes: Sendable {
  private static let sufficientCount = 1 << 20
  private static let headCount = 4 << 10
  /// How much of a line before a place is kept.
  private static let lineCount = 4 << 10
  /// Small chunks are joined up to this size, so that there are never many.
  private static let smallCount = 64 << 10

  private struct State {
    var chunks: [[UInt8]] = []
    /// The offset of the first chunk.
    var start = 0
    var count = 0
    /// The offset in the FAQs from which everything is kept.
    var neededStart = Int.max
    /// The first bytes of the content.
    var head: [UInt8] = []
    var entryStart = 0
    /// The pieces that were turned into FAQs last.
    var imports: [Import] = []
    /// What became of the words of all pieces.
    var account = SourceAccount()
    /// The warnings about them that have not been taken, by where the piece's FAQs begin.
    var warnings: [(nativeStart: Int, warning: Diagnostic)] = []
    /// The places in one of these pieces, which begins at an offset of the FAQs.
    var places: (start: Int, places: OriginalPlaces)?
  }

  private let state = Mutex(State())

  /// Starts over with the first byte.
  func begin() { state.withLock { $0 = State() } }

  /// Keeps what is read from an offset of the FAQs on, whatever its size, until the next call.
  func keep(from offset: Int) { state.withLock { $0.neededStart = offset } }

  /// Adds the bytes that follow those so far.
  func add(_ chunk: [UInt8]) {
    state.withLock { state in
      if state.head.count < Self.headCount {
        state.head += chunk.prefix(Self.headCount - state.head.count)
      }
      guard state.imports.isEmpty else { return }
      if let last = state.chunks.indices.last,
        state.chunks[last].count + chunk.count <= Self.smallCount
      {
        state.chunks[last] += chunk
      } else {
        state.chunks.append(chunk)
      }
      state.count += chunk.count
      while let first = state.chunks.first, state.count - first.count >= Self.sufficientCount,
        state.start + first.count <= state.neededStart - Self.lineCount
      {
        state.chunks.removeFirst()
        state.start += first.count
        state.count -= first.count
      }
    }
  }

  /// Where the entry in which reading has failed begins in the original.
  var entryStart: Int { state.withLock(\.entryStart) }

  /// Remembers where the entry in which reading has failed begins in the FAQs.
  func noteEntry(at offset: Int) {
    let start = origin(of: RawLocation(offset: offset, line: 1, column: 1, pointer: "")).offset
    state.withLock { $0.entryStart = start }
  }

  /// How the content was turned into FAQs, as far as it was; nil for native content.
  var imported: Import? { state.withLock(\.imports.last) }

  /// Adds a piece of content that was turned into FAQs; nil starts over.
  ///
  /// The originals of the last pieces are kept instead of the chunks.
  func add(_ imported: Import?) {
    state.withLock { state in
      guard let imported else {
        (state.imports, state.places) = ([], nil)
        (state.account, state.warnings) = (SourceAccount(), [])
        return
      }
      state.warnings += state.account.add(imported).map { (imported.nativeStart, $0) }
      if state.imports.isEmpty {
        (state.chunks, state.count, state.start) = ([], 0, imported.originalStart)
      }
      // All pieces of a page come from the whole of it.
      if state.imports.last?.originalStart == imported.originalStart {
        state.count -= state.chunks.popLast()?.count ?? 0
        state.chunks.append([])
      }
      state.imports.append(imported)
      state.chunks.append(imported.original)
      state.count += imported.original.count
      while state.imports.count > 2,
        state.imports[1].nativeStart <= state.neededStart
      {
        state.imports.removeFirst()
        let count = state.chunks.removeFirst().count
        state.start += count
        state.count -= count
      }
    }
  }

  /// The place in the original of a place in the FAQs, which are not far before those read last.
  func origin(of location: RawLocation) -> RawLocation {
    state.withLock { state in
      guard let piece = state.imports.last(where: { $0.nativeStart <= location.offset }) else {
        return location
      }
      if state.places?.start != piece.nativeStart {
        state.places = (piece.nativeStart, piece.places())
      }
      return state.places?.places.origin(of: location) ?? location
    }
  }

  /// What became of the words of the content, up to the last piece.
  var account: SourceAccount { state.withLock(\.account) }

  /// Takes the warnings about text in no FAQ, of the pieces whose FAQs begin before an offset.
  func takeWarnings(before offset: Int) -> [Diagnostic] {
    state.withLock { state in
      let count = state.warnings.prefix { $0.nativeStart < offset }.count
      defer { state.warnings.removeFirst(count) }
      return state.warnings.prefix(count).map(\.warning)
    }
  }

  /// The first bytes of the content.
  var head: SourceText { SourceText(state.withLock(\.head), at: 0) }

  /// The bytes of a range of the content, as far as they are kept.
  func text(in range: Range<Int>) -> SourceText {
    state.withLock { state in
      var bytes: [UInt8] = []
      let start = max(range.lowerBound, state.start)
      var offset = state.start
      for chunk in state.chunks {
        let from = max(start - offset, 0)
        let to = min(range.upperBound - offset, chunk.count)
        if from < to { bytes += chunk[from..<to] }
        offset += chunk.count
      }
      return SourceText(bytes, at: start)
    }
  }
}

/// A source whose bytes are kept for a while.
struct ObservedSource: FaqSource {
  let base: any FaqSource
  let recent: RecentBytes
  /// Called with the faults of entries that are left out; nil to leave out none.
  var report: (@Sendable (_ fault: RawReadingError, _ start: Int) -> Void)?

  var name: String { base.name }

  func open() async throws(FaqServiceError) -> sending any ByteStream {
    recent.begin()
    let stream = ObservedStream(base: try await base.open(), recent: recent)
    guard let report else { return stream }
    return SoundEntries(of: stream, report: report)
  }
}

private struct ObservedStream: ByteStream {
  var base: any ByteStream
  let recent: RecentBytes

  var totalCount: Int? { base.totalCount }

  mutating func next() async throws(FaqServiceError) -> [UInt8]? {
    let chunk = try await base.next()
    if let chunk { recent.add(chunk) }
    return chunk
  }
}

/// A stretch of a source's bytes, addressed by their offsets in the source.
struct SourceText {
  private let bytes: [UInt8]
  /// The offset of the first byte.
  let start: Int

  init(_ bytes: some Sequence<UInt8>, at start: Int) {
    self.bytes = Array(bytes)
    self.start = start
  }

  /// The offset after the last byte.
  var end: Int { start + bytes.count }

  /// The byte at an offset, if it is known.
  subscript(offset: Int) -> UInt8? { offset >= start && offset < end ? bytes[offset - start] : nil }

  /// The bytes of a range, as far as they are known.
  subscript(range: Range<Int>) -> ArraySlice<UInt8> {
    let range = range.clamped(to: start..<end)
    return bytes[range.lowerBound - start..<range.upperBound - start]
  }

  /// The text of a range, with U+FFFD for what is not UTF-8.
  func text(in range: Range<Int>) -> String { String(utf8: self[range]) }

  /// The offset of the last byte before an offset that meets a condition.
  func last(before offset: Int, where condition: (UInt8) -> Bool) -> Int? {
    self[start..<max(start, offset)].lastIndex(where: condition).map { $0 + start }
  }

  /// The offset of the first byte from an offset on that meets a condition.
  func first(from offset: Int, where condition: (UInt8) -> Bool) -> Int? {
    self[offset..<max(offset, end)].firstIndex(where: condition).map { $0 + start }
  }

  /// Where the line of an offset begins, if that is known.
  func startOfLine(at offset: Int) -> Int? {
    if let lineEnd = last(before: offset, where: { $0 == UInt8(ascii: "\n") }) {
      return lineEnd + 1
    }
    guard start == 0 else { return nil }
    return self[0..<3].elementsEqual([0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The number of Unicode scalars in a range.
  func scalarCount(in range: Range<Int>) -> Int { self[range].count { $0 & 0xC0 != 0x80 } }
}
