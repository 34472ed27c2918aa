import Bytes
import FaqService

/// Consecutive lines, or a part of a line that is too long to keep in memory.
struct LinePiece: Equatable, Sendable {
  enum Extent: Equatable, Sendable {
    /// Whole lines, each with its line feed.
    case lines
    case startOfOverlongLine, restOfOverlongLine
  }

  let extent: Extent
  /// The number of the first line.
  let firstNumber: Int
  let bytes: [UInt8]
}

/// Divides the bytes of a source into pieces at line ends.
///
/// If the last line has no line feed, one is added.
struct LineCutter {
  private let pieceSize: Int
  /// The length that no line exceeds if its content is within the limit.
  private let lineLimit: Int
  private var stream: any ByteStream
  /// Bytes from the source that are not in `held` yet, perhaps the whole source.
  private var chunk: ArraySlice<UInt8> = []
  private var held: [UInt8] = []
  /// How many of the held bytes belong to complete lines.
  private var wholeCount = 0
  private var number = 1
  private var isInOverlongLine = false

  /// Cuts a stream into pieces of about the given size, enough to keep a core busy for a while.
  init(_ stream: any ByteStream, limits: ReadingLimits, pieceSize: Int = 128 << 10) {
    self.stream = stream
    self.pieceSize = pieceSize
    lineLimit = limits.entryBytes + NumberedLine.maximumPrefixLength
  }

  /// The next piece, or nil at the end.
  mutating func next() async throws(FaqServiceError) -> LinePiece? {
    while true {
      if let piece = heldPiece() { return piece }
      if chunk.isEmpty {
        guard let next = try await stream.next() else { return lastPiece() }
        chunk = next[...]
      }
      hold(chunk.prefix(pieceSize))
      chunk = chunk.dropFirst(pieceSize)
    }
  }

  private mutating func hold(_ bytes: ArraySlice<UInt8>) {
    if let end = bytes.lastIndex(of: .lineFeed) {
      wholeCount = held.count + end + 1 - bytes.startIndex
    }
    held += bytes
  }

  private mutating func heldPiece() -> LinePiece? {
    if isInOverlongLine, !held.isEmpty {
      let end = held.firstIndex(of: .lineFeed).map { $0 + 1 }
      isInOverlongLine = end == nil
      return take(end ?? held.count, as: .restOfOverlongLine)
    }
    if wholeCount > 0 { return held.count < pieceSize ? nil : take(wholeCount, as: .lines) }
    guard held.count > lineLimit else { return nil }
    isInOverlongLine = true
    return take(held.count, as: .startOfOverlongLine)
  }

  private mutating func lastPiece() -> LinePiece? {
    let isCutOff = isInOverlongLine || held.count > wholeCount
    guard isCutOff || !held.isEmpty else { return nil }
    if isCutOff { held.append(.lineFeed) }
    defer { isInOverlongLine = false }
    return take(held.count, as: isInOverlongLine ? .restOfOverlongLine : .lines)
  }

  private mutating func take(_ count: Int, as extent: LinePiece.Extent) -> LinePiece {
    let rest = Array(held[count...])
    held.removeSubrange(count...)
    defer {
      number += held.lineFeedCount
      held = rest
      wholeCount = max(0, wholeCount - count)
    }
    return LinePiece(extent: extent, firstNumber: number, bytes: held)
  }
}

extension UInt8 {
  static let lineFeed = Self(ascii: "\n")
  static let space = Self(ascii: " ")
  static let dot = Self(ascii: ".")
  static let quote = Self(ascii: "\"")
}

private extension [UInt8] {
  var lineFeedCount: Int {
    var count = 0
    for byte in self where byte == .lineFeed { count &+= 1 }
    return count
  }
}

/// A line with its number: the one written before it, or else its position in the source.
///
/// `4711<TAB>{…}` is line 4711 in any position, so that a source can be divided among processes and
/// keep its numbering. Leading spaces, as written by `nl` and `cat -n`, are ignored.
struct NumberedLine {
  /// The maximum number of bytes before the content, including the tab.
  static let maximumPrefixLength = 32

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  let number: Int
  /// The number of columns before the content.
  let prefixLength: Int
  /// The line without the number and a byte order mark, including the line feed.
  let content: ArraySlice<UInt8>

  init(_ line: ArraySlice<UInt8>, place: Int) {
    let prefix = Self.prefix(of: line)
    number = prefix?.number ?? place
    prefixLength = prefix?.length ?? 0
    let rest = line.dropFirst(prefixLength)
    content = rest.starts(with: Self.mark) ? rest.dropFirst(Self.mark.count) : rest
  }

  private static func prefix(of line: ArraySlice<UInt8>) -> (number: Int, length: Int)? {
    let start = line.prefix(maximumPrefixLength)
    guard let tab = start.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
    let digits = start[..<tab].drop { $0 == UInt8(ascii: " ") }
    guard (1...18).contains(digits.count), digits.allSatisfy(\.isASCIIDigit) else { return nil }
    let number = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    return (number, tab + 1 - line.startIndex)
  }
}
