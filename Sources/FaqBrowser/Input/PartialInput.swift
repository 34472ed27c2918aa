import Bytes

/// A scalar in UTF-8, some bytes of which have arrived.
struct PartialScalar {
  enum Progress {
    case incomplete
    case complete(Unicode.Scalar)
    /// The byte belongs to no valid scalar, and is left to what follows.
    case invalid
  }

  private var bytes: [UInt8]
  private let count: Int

  /// Begins with a byte that leads others; nil if it does not.
  init?(first: UInt8) {
    switch first {
    case 0xC2...0xDF: count = 2
    case 0xE0...0xEF: count = 3
    case 0xF0...0xF4: count = 4
    default: return nil
    }
    bytes = [first]
  }

  mutating func add(_ byte: UInt8) -> Progress {
    guard byte & 0xC0 == 0x80 else { return .invalid }
    bytes.append(byte)
    guard bytes.count == count else { return .incomplete }
    let scalars = String(copying: bytes.span).unicodeScalars
    guard scalars.count == 1, let scalar = scalars.first else { return .complete("\u{FFFD}") }
    return .complete(scalar)
  }
}

/// An unexpected reply of the terminal, such as `ESC ] 11 ; … ESC \`.
struct PartialReply {
  enum Progress {
    case goesOn
    case ends
    /// The byte follows an escape that begins something else.
    case isCutOff
  }

  let introducer: Unicode.Scalar
  private(set) var isEmpty = true
  private var isBehindEscape = false

  init(introducer: Unicode.Scalar) { self.introducer = introducer }

  mutating func add(_ byte: UInt8) -> Progress {
    if isBehindEscape { return byte == UInt8(ascii: "\\") ? .ends : .isCutOff }
    isEmpty = false
    switch byte {
    case 0x07, 0x18, 0x1A: return .ends
    case 0x1B: isBehindEscape = true
    default: break
    }
    return .goesOn
  }
}

/// Text that is being pasted.
struct PartialPaste {
  /// Longer pasted text is cut: all that it can be is a search.
  private static let longest = 64 << 10
  private static let end = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  /// How many bytes of the end have been read.
  private var endCount = 0

  /// Adds a byte; returns the text if it is complete.
  mutating func add(_ byte: UInt8) -> String? {
    if byte == Self.end[endCount] {
      endCount += 1
      return endCount == Self.end.count ? String(copying: bytes.span) : nil
    }
    append(Self.end[..<endCount])
    endCount = byte == Self.end[0] ? 1 : 0
    if endCount == 0 { append([byte]) }
    return nil
  }

  private mutating func append(_ more: ArraySlice<UInt8>) {
    if bytes.count + more.count <= Self.longest { bytes += more }
  }
}
