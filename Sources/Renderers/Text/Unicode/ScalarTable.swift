import Bytes

/// What the layout of text asks about a scalar by itself.
struct ScalarTraits: Hashable {
  private let bits: UInt16

  private static let columns: UInt16 = 1 << 8
  private static let joins: UInt16 = 1 << 10

  /// What a value of LineBreakTable and one of WidthTable say.
  init(lineBreak: UInt8, width: UInt8 = 1) {
    let joins = width > 2
    let columns = UInt16(joins ? width - 3 : width)
    bits = UInt16(lineBreak) | columns * Self.columns | (joins ? Self.joins : 0)
  }

  /// Its class for line breaking, as LineBreakTable has it.
  var lineBreak: UInt8 { UInt8(truncatingIfNeeded: bits & 0x7F) }
  var columns: Int { Int(bits / Self.columns & 3) }
  var isSpace: Bool { lineBreak == LineBreakClass.sp.rawValue }
  /// Whether it can be in one cluster with what is beside it.
  var joins: Bool { bits & Self.joins != 0 }
}

/// The traits of each code point, kept in pages, of which those that are all alike are shared.
struct ScalarTable: Sendable {
  /// Made on first use, from both tables of scripts/generate-unicode.
  static let shared = Self(widths: WidthTable.packed, lineBreaks: LineBreakTable.packed)

  /// As many as the last byte of a character tells apart, if that has more than one.
  private static let pageSize = 64

  /// The number of each page in the values.
  private var pages: [UInt16] = []
  private var values: [ScalarTraits] = []

  private init(widths: String, lineBreaks: String) {
    pages.reserveCapacity(0x11_0000 / Self.pageSize)
    var uniformPages: [ScalarTraits: UInt16] = [:]
    var lineBreaks = PackedRuns(lineBreaks)
    var widths = PackedRuns(widths)
    while let width = widths.current, let lineBreak = lineBreaks.current {
      let count = min(widths.rest, lineBreaks.rest)
      add(ScalarTraits(lineBreak: lineBreak, width: width), count: count, &uniformPages)
      widths.advance(by: count)
      lineBreaks.advance(by: count)
    }
  }

  subscript(scalar: Unicode.Scalar) -> ScalarTraits {
    self[Int(scalar.value) / Self.pageSize, Int(scalar.value) % Self.pageSize]
  }

  /// The traits of the scalar that begins at an offset in UTF-8, and how many bytes it takes.
  @inline(__always)
  func scalar(at offset: Int, in text: Span<UInt8>) -> (traits: ScalarTraits, length: Int) {
    let first = Int(text[offset])
    // Neither page of ASCII is all alike, so that these two are the first.
    if first < 0x80 { return (values[first], 1) }
    let second = Int(text[offset &+ 1]) & 0x3F
    if first < 0xE0 { return (self[first & 0x1F, second], 2) }
    let third = Int(text[offset &+ 2]) & 0x3F
    if first < 0xF0 { return (self[(first & 0xF) << 6 | second, third], 3) }
    let fourth = Int(text[offset &+ 3]) & 0x3F
    return (self[(first & 7) << 12 | second << 6 | third, fourth], 4)
  }

  private subscript(page: Int, offset: Int) -> ScalarTraits {
    values[Int(pages[page]) &* Self.pageSize &+ offset]
  }
}

private extension ScalarTable {
  /// Adds code points of the same traits; pages that are full of them are kept once.
  mutating func add(
    _ traits: ScalarTraits,
    count: Int,
    _ uniformPages: inout [ScalarTraits: UInt16]
  ) {
    var rest = count
    while rest > 0 {
      let room = Self.pageSize - values.count % Self.pageSize
      if room == Self.pageSize, rest >= room, let page = uniformPages[traits] {
        pages.append(contentsOf: repeatElement(page, count: rest / Self.pageSize))
        rest %= Self.pageSize
        continue
      }
      let count = min(rest, room)
      for _ in 0..<count { values.append(traits) }
      rest -= count
      guard count == room else { return }
      let page = UInt16(values.count / Self.pageSize - 1)
      pages.append(page)
      if count == Self.pageSize { uniformPages[traits] = page }
    }
  }
}

/// Runs of code points of one value: `3A*B` is three of value 0, then one of value 65.
private struct PackedRuns {
  /// The value of the run, or nil behind the last.
  private(set) var current: UInt8?
  /// The code points that are left of the run.
  private(set) var rest = 0
  private var bytes: String.UTF8View.Iterator

  init(_ packed: String) {
    bytes = packed.utf8.makeIterator()
    readRun()
  }

  /// Goes on by code points of the run.
  mutating func advance(by count: Int) {
    rest -= count
    if rest == 0 { readRun() }
  }

  private mutating func readRun() {
    current = nil
    var star: UInt8 = 0
    while let byte = bytes.next() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): rest = rest * 10 + Int(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "*"): star = 64
      case UInt8(ascii: "a")...: return begin(byte - UInt8(ascii: "a") + 26 + star)
      default: return begin(byte - UInt8(ascii: "A") + star)
      }
    }
  }

  private mutating func begin(_ value: UInt8) {
    current = value
    rest = max(1, rest)
  }
}
