import Bytes
import FaqService

/// Some elements of an array in the brackets and names around them, as a separate document.
struct ArrayDocument {
  private let bytes: [UInt8]
  /// Where the elements begin.
  private let start: Int
  private let frame: ArrayFrame
  /// How many elements of the array precede these.
  private let index: Int
  private let isLast: Bool

  /// The last piece of an array has the closing brackets.
  init(_ piece: ContentPiece, in frame: ArrayFrame) {
    var bytes = frame.opening
    let followsComma = piece.bytes.first { !$0.isJSONSpace } == UInt8(ascii: "]")
    // A comma must not be the last thing in an array.
    if followsComma { bytes += Array("0,".utf8) }
    let start = bytes.count
    bytes += piece.isLast ? piece.bytes[...] : piece.bytes.dropLast()
    if !piece.isLast { bytes += frame.closing }
    (self.bytes, self.start, self.frame) = (bytes, start, frame)
    index = piece.index - (followsComma ? 1 : 0)
    isLast = piece.isLast
  }

  /// What is in the document, up to a fault, if its elements begin at a place in the content.
  func reading(
    by continuation: ArrayContinuation,
    at mark: TextMark,
    hasEntries: Bool
  ) -> PieceImport.Piece {
    func content(of root: RawValue, isLast: Bool) -> ImportedContent {
      var content = continuation.read(root)
      content.account = JSONAccount.account(
        of: content,
        in: root,
        from: start,
        hasEntriesBefore: hasEntries,
        hasEntriesAfter: !isLast
      )
      return content
    }
    let origin = mark.offset - start
    do throws(RawReadingError) {
      let root = try RawValue(parsing: bytes, limits: ForeignJSON.limits)
      return (content(of: root, isLast: isLast), origin, nil)
    } catch {
      let root = try? root(upTo: error.location.offset)
      let found = root.map { content(of: $0, isLast: true) }
      return (found, origin, located(error, from: mark))
    }
  }
}

private extension ArrayDocument {
  /// The elements that end before an offset, as a value.
  func root(upTo offset: Int) throws(RawReadingError) -> RawValue {
    var scan = BracketScan()
    _ = scan.scan(bytes, in: 0..<min(offset, bytes.count))
    let comma = scan.levels.indices.contains(frame.depth) ? scan.levels[frame.depth].lastComma : nil
    let end = comma.flatMap { $0 < start ? nil : $0 } ?? frame.opening.count
    let document = Array(bytes[..<end]) + frame.closing
    return try RawValue(parsing: document, limits: ForeignJSON.limits)
  }

  /// A fault in the document as one in the content, in which the elements begin at a mark.
  func located(_ fault: RawReadingError, from mark: TextMark) -> RawReadingError {
    let end = max(start, min(fault.location.offset, bytes.count))
    let place = mark.advanced(over: bytes[start..<end])
    return fault.moved(to: place, pointer: pointer(fault.location.pointer))
  }

  /// `/items/3/q` of the document as a pointer into the content: `/items/203/q`.
  func pointer(_ pointer: String) -> String {
    let steps = pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    guard let ordinal = steps.dropFirst(frame.depth).first.flatMap({ Int($0) }) else {
      return pointer
    }
    let rest = steps.dropFirst(frame.depth + 1).map { "/\($0)" }.joined()
    return "\(frame.pointer)/\(index + ordinal)\(rest)"
  }
}

/// The brackets and names around the elements of an array: `{"data":{"items":[` and `]}}`.
///
/// Between them, a few elements are a document of the same shape as the whole content.
struct ArrayFrame {
  /// The opening brackets, with the names of members.
  let opening: [UInt8]
  /// The closing brackets.
  let closing: [UInt8]
  /// The names on the way to the array.
  let path: [String]
  /// The JSON Pointer of the array.
  let pointer: String
  /// How deep the array is: 0 for the root.
  let depth: Int

  /// The frame of the outermost array that has several elements in the first bytes of content.
  ///
  /// `bytes` are those that were scanned.
  init?(_ scan: BracketScan, in bytes: [UInt8]) {
    guard let depth = scan.levels.firstIndex(where: \.isLong) else { return nil }
    self.depth = depth
    var opening: [UInt8] = []
    var closing: [UInt8] = []
    var path: [String] = []
    var pointer = ""
    for (index, level) in scan.levels[...depth].enumerated() {
      opening.append(UInt8(ascii: level.isArray ? "[" : "{"))
      closing.append(UInt8(ascii: level.isArray ? "]" : "}"))
      if index < depth { pointer += "/" + level.step(in: bytes) }
      guard !level.isArray else { continue }
      path.append(level.name(in: bytes))
      opening += bytes[level.name]
      opening.append(UInt8(ascii: ":"))
    }
    (self.opening, self.path, self.pointer) = (opening, path, pointer)
    self.closing = closing.reversed()
  }
}

/// How to read more elements of an array as its first elements were read.
struct ArrayContinuation: Sendable {
  /// The names on the way to the array.
  let path: [String]
  /// Reads a document with some elements in the brackets and names of the array.
  let read: @Sendable (RawValue) -> ImportedContent
}
