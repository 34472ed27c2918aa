import Bytes
import FaqService

/// The bytes of a source, in which entries that break the rules of JSON are blank.
///
/// The entries are the objects of an array, which is the content or a member on the way from it.
/// All other bytes keep their places, but after an entry that is too large. Content without such an
/// array is not changed.
package struct SoundEntries: ByteStream {
  private enum Phase {
    /// The array is looked for.
    case head
    case entries
    /// What follows is not changed.
    case rest
  }

  /// How far the array is looked for, and the name of an entry's first member.
  private static let headCount = (array: 64 << 10, name: 256)

  /// The size up to which an entry may hold others that begin like it, if those before hold none;
  /// also of a piece of an entry that is too large.
  private static let nestedCount = 1 << 20

  private var base: any ByteStream
  private let limit: Int
  private let report: @Sendable (RawReadingError, Int) -> Void

  private var phase = Phase.head
  private var isFinished = false
  /// What has been read, and is not yielded yet.
  private var bytes: [UInt8] = []
  /// How many of these bytes are decided; the comma before the current entry is not.
  private var decidedCount = 0
  /// Up to where the bytes have been followed.
  private var cursor = 0
  private var head = BracketScan()
  /// The brackets of the current entry so far, and whether it has nothing but spaces.
  private var scan = BracketScan()
  private var isEmpty = true
  private var hasSoundEntry = false
  /// The JSON Pointer of the array, and the index of the current entry.
  private var pointer = (array: "", index: 0)
  /// Where the current entry begins.
  private var start = 0
  private var mark = TextMark(startOf: [])
  /// How the first entry begins: its bracket and the name of its first member.
  private var opening: ArraySlice<UInt8> = []
  private var openingColumn = 1
  /// Whether anything else precedes the first entry in its line.
  private var opensAfterOther = false
  /// Where the next entry seems to begin, although the current one has not ended.
  private var nextStart: Int?
  /// Whether the current entry is too large, which has been reported.
  private var isTooLarge = false

  /// Blanks entries of a stream.
  ///
  /// - Parameters:
  ///   - base: The bytes of the content.
  ///   - limit: The size in bytes of the largest entry that is kept.
  ///   - report: Called with each fault, and the offset at which its entry begins.
  package init(
    of base: any ByteStream,
    limit: Int = ReadingLimits.standard.entryBytes,
    report: @escaping @Sendable (_ fault: RawReadingError, _ start: Int) -> Void
  ) {
    (self.base, self.limit) = (base, limit)
    self.report = report
  }

  package var totalCount: Int? { base.totalCount }

  package mutating func next() async throws(FaqServiceError) -> [UInt8]? {
    while true {
      if phase == .head { findEntries() }
      while phase == .entries, cursor < bytes.count || isFinished, follow() { continue }
      if phase == .rest { decidedCount = bytes.count }
      if decidedCount > 0 { return take() }
      guard !isFinished else { return nil }
      if let chunk = try await base.next() { bytes += chunk } else { isFinished = true }
    }
  }

  private mutating func take() -> [UInt8] {
    let taken = Array(bytes.prefix(decidedCount))
    bytes.removeFirst(decidedCount)
    cursor -= decidedCount
    start -= decidedCount
    nextStart = nextStart.map { $0 - taken.count }
    scan.remove(first: taken.count)
    decidedCount = 0
    return taken
  }
}

private extension SoundEntries {
  /// Looks for the first object of an array.
  mutating func findEntries() {
    while cursor < bytes.count {
      let byte = bytes[cursor]
      if byte == UInt8(ascii: "{"), head.precedesEntries(in: bytes) {
        guard isFinished || bytes.count > cursor + Self.headCount.name else { return }
        beginEntries()
        return
      }
      cursor = head.scan(bytes, in: cursor..<cursor + 1)
      let isOutside = head.levels.isEmpty && byte < 0x80 && !byte.isJSONSpace
      if isOutside || cursor > Self.headCount.array { phase = .rest }
      if phase == .rest { return }
    }
    if isFinished { phase = .rest }
  }

  mutating func beginEntries() {
    let beginning = bytes[cursor...].prefix(Self.headCount.name)
    if let colon = beginning.firstIndex(of: UInt8(ascii: ":")) { opening = beginning[...colon] }
    pointer.array = head.levels.dropLast().map { "/" + $0.step(in: bytes) }.joined()
    mark = TextMark(startOf: bytes)
    mark.advance(over: bytes[..<cursor])
    openingColumn = mark.column
    opensAfterOther = indentation(at: cursor) == nil
    (decidedCount, start, phase) = (cursor, cursor, .entries)
  }

  /// Follows a byte, or the end of the content; false if more bytes are needed.
  mutating func follow() -> Bool {
    guard cursor < bytes.count else {
      if nextStart == nil, let hiddenEnd { cursor = hiddenEnd }
      endEntry()
      return true
    }
    let byte = bytes[cursor]
    if byte == UInt8(ascii: "{"), !isEmpty, nextStart == nil, !opening.isEmpty {
      guard isKnown(upTo: opening.count) else { return false }
      if seemsToBeginEntry(at: cursor), endsBeforeNext() { return true }
    }
    let isEnd =
      (byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]")) && scan.levels.isEmpty
      && !scan.isInString
    guard !isEnd || isKnown(upTo: Self.headCount.name) else { return false }
    if isEnd, byte == UInt8(ascii: ",") || !isOfEntry(bracketAt: cursor) {
      if let end = endOfArray(before: cursor) { cursor = end }
      endEntry()
    } else {
      isEmpty = isEmpty && byte.isJSONSpace
      cursor = scan.scan(bytes, in: cursor..<cursor + 1)
      let isCut = isTooLarge || nextStart != nil && hasSoundEntry
      if cursor - start > (isCut ? min(limit, Self.nestedCount) : limit) {
        if nextStart == nil { cutEntry() } else { endEntry() }
      }
    }
    return true
  }

  /// Whether so many bytes from the current one on have arrived, or all that there are.
  func isKnown(upTo count: Int) -> Bool { isFinished || bytes.count - cursor >= count }

  /// Ends the entry before one that seems to begin, if it has a fault for certain.
  mutating func endsBeforeNext() -> Bool {
    nextStart = cursor
    guard let fault, fault.code != .unexpectedEnd else { return false }
    endEntry()
    return true
  }

  /// Whether an entry may begin here, as the first one did, although the current one has not ended.
  func seemsToBeginEntry(at index: Int) -> Bool {
    guard bytes[index...].starts(with: opening) else { return false }
    return indentation(at: index).map { $0 < openingColumn } ?? opensAfterOther
  }

  /// Whether a bracket that seems to end the array is one too many, since an entry follows it.
  func isOfEntry(bracketAt index: Int) -> Bool {
    let rest = bytes[index...].drop { $0.isJSONSpace || "]}".utf8.contains($0) }
    return rest.first == UInt8(ascii: ",")
      && rest.dropFirst().first { !$0.isJSONSpace } == UInt8(ascii: "{")
  }

  /// The bracket before a comma, if that of the array took the place of one that the entry lacks: a
  /// member follows.
  func endOfArray(before comma: Int) -> Int? {
    guard bytes[(comma + 1)...].first(where: { !$0.isJSONSpace }) == UInt8(ascii: "\""),
      let last = bytes[start..<comma].lastIndex(where: { !$0.isJSONSpace }),
      bytes[last] == UInt8(ascii: "]"), fault != nil
    else { return nil }
    return last
  }

  /// Where the array ends, if a fault in its last entry hides that: what follows completes it.
  var hiddenEnd: Int? {
    let opening = head.levels.map { $0.isArray ? "[" : #"{"":"# }.joined()
    return bytes[start...].indices.reversed().lazy.filter { bytes[$0] == UInt8(ascii: "]") }
      .prefix(8).first { (try? RawValue(parsing: Array(opening.utf8) + bytes[$0...])) != nil }
  }

  /// How many spaces precede a byte in its line; nil if anything else does.
  func indentation(at index: Int) -> Int? {
    let line = bytes[..<index].reversed().prefix { $0 != 0x0A }
    let isWhole = line.count < index || mark.offset == index
    return isWhole && line.allSatisfy(\.isJSONSpace) ? line.count : nil
  }

  /// Ends the current entry at the cursor, and blanks it if it has a fault.
  mutating func endEntry() {
    let (comma, old, end) = (decidedCount, start, cursor)
    let fault = isTooLarge ? nil : fault
    let isSound = fault == nil && !isTooLarge
    if let fault { report(fault, mark.offset) }
    isTooLarge = false
    if !isSound, let nextStart {
      begin(at: nextStart)
      bytes.blank(old..<nextStart)
      return
    }
    // The entries in a sound entry are none of the array.
    if nextStart != nil { opening = [] }
    decidedCount = end
    if end < bytes.count, bytes[end] == UInt8(ascii: ",") {
      begin(at: end + 1)
    } else {
      phase = .rest
    }
    if !isSound { bytes.blank(comma..<end) } else if !hasSoundEntry { bytes.blank(comma..<old) }
    hasSoundEntry = hasSoundEntry || isSound
  }

  /// Removes the beginning of an entry that is too large, since the reader has a limit for blanks.
  mutating func cutEntry() {
    if !isTooLarge { report(.tooLarge(limit, at: mark, pointer: entryPointer), mark.offset) }
    isTooLarge = true
    mark.advance(over: bytes[start..<cursor])
    let lineEnds = bytes[decidedCount..<cursor].filter { $0 == 0x0A }
    bytes.replaceSubrange(decidedCount..<cursor, with: lineEnds)
    scan.remove(first: cursor - decidedCount - lineEnds.count)
    cursor = decidedCount + lineEnds.count
    (decidedCount, start) = (cursor, cursor)
  }

  mutating func begin(at index: Int) {
    mark.advance(over: bytes[start..<index])
    (start, cursor, nextStart) = (index, index, nil)
    (scan, isEmpty) = (BracketScan(), true)
    pointer.index += 1
  }

  /// The fault in the current entry.
  var fault: RawReadingError? {
    // Without an entry, the fault is what follows the comma.
    let range = start..<(isEmpty ? min(cursor + 1, bytes.count) : cursor)
    do throws(RawReadingError) {
      _ = try RawValue(parsing: bytes[range])
      return nil
    } catch {
      let place = mark.advanced(over: bytes[range].prefix(error.location.offset))
      return error.moved(to: place, pointer: entryPointer + error.location.pointer)
    }
  }

  var entryPointer: String { "\(pointer.array)/\(pointer.index)" }
}

private extension BracketScan {
  /// Whether an object that follows is the first of an array that is the content, or a member on
  /// the way from it, but for the blocks of an FAQ and for types.
  func precedesEntries(in bytes: [UInt8]) -> Bool {
    let around = levels.dropLast()
    return !isInString && levels.last?.isArray == true && levels.last?.lastComma == nil
      && around.allSatisfy { !$0.isArray }
      && !["elements", "types"].contains(around.last?.name(in: bytes))
  }
}

private extension [UInt8] {
  /// Writes spaces in the place of bytes; line ends stay.
  mutating func blank(_ range: Range<Int>) {
    for index in range where self[index] != 0x0A { self[index] = UInt8(ascii: " ") }
  }
}
