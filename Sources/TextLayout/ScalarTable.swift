import Bytes

/// The traits of all code points, in pages; pages of one value are stored once.
struct ScalarTable: Sendable {
  /// Built on first use from the tables that scripts/generate-unicode writes.
  static let shared = Self()

  /// As many code points as the last byte of a sequence distinguishes.
  private static let pageSize = 64

  /// Which page of `values` each page of code points has.
  private var pages: [UInt16] = []
  private var values: [ScalarTraits] = []

  private init() {
    pages.reserveCapacity(0x11_0000 / Self.pageSize)
    var uniformPages: [(traits: ScalarTraits, page: UInt16)] = []
    var lineBreaks = PackedRuns(UnicodeTables.lineBreaks)
    var shapes = PackedRuns(UnicodeTables.shapes)
    while let lineBreak = lineBreaks.current, let shape = shapes.current {
      let count = min(lineBreaks.rest, shapes.rest)
      let columns: UInt8 = shape >= 64 ? 2 : shape < 26 ? 1 : 0
      let clusterClass = ClusterClass(rawValue: shape % 64 % 26) ?? .other
      let traits = ScalarTraits(lineBreak: lineBreak, columns: columns, clusterClass: clusterClass)
      add(traits, count: count, &uniformPages)
      lineBreaks.advance(by: count)
      shapes.advance(by: count)
    }
  }

  subscript(scalar: Unicode.Scalar) -> ScalarTraits {
    self[Int(scalar.value) / Self.pageSize, Int(scalar.value) % Self.pageSize]
  }

  /// The traits of the scalar that begins at an offset, and how many bytes it takes.
  @inline(__always)
  func scalar(at offset: Int, in text: Span<UInt8>) -> (traits: ScalarTraits, length: Int) {
    let first = Int(text[offset])
    // No page of ASCII has one value throughout, so that its two pages come first.
    if first < 0x80 { return (values[first], 1) }
    let scalar = text.pagedScalar(at: offset)
    return (self[scalar.page, scalar.place], scalar.length)
  }

  private subscript(page: Int, offset: Int) -> ScalarTraits {
    values[Int(pages[page]) &* Self.pageSize &+ offset]
  }
}

private extension ScalarTable {
  /// Adds code points with the same traits.
  mutating func add(
    _ traits: ScalarTraits,
    count: Int,
    _ uniformPages: inout [(traits: ScalarTraits, page: UInt16)]
  ) {
    var rest = count
    while rest > 0 {
      let room = Self.pageSize - values.count % Self.pageSize
      if room == Self.pageSize, rest >= room,
        let page = uniformPages.first(where: { $0.traits == traits })?.page
      {
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
      if count == Self.pageSize { uniformPages.append((traits, page)) }
    }
  }
}

/// Runs of code points of one value: `3A*B` is three of value 0, then one of value 65.
///
/// `9(A2B)` is nine times what is in the brackets.
private struct PackedRuns {
  /// The value of the run, or nil past the last.
  private(set) var current: UInt8?
  /// How many code points of the run are left.
  private(set) var rest = 0
  private let bytes: [UInt8]
  private var offset = 0
  /// Where to read again, and how often.
  private var repeated = 0
  private var repetitions = 0

  init(_ packed: String) {
    bytes = Array(packed.utf8)
    readRun()
  }

  /// Advances by a number of code points of the run.
  mutating func advance(by count: Int) {
    rest -= count
    if rest == 0 { readRun() }
  }

  private mutating func readRun() {
    current = nil
    var star: UInt8 = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): rest = rest * 10 + Int(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "*"): star = 64
      case UInt8(ascii: "("): (repeated, repetitions, rest) = (offset, rest, 0)
      case UInt8(ascii: ")"):
        repetitions -= 1
        if repetitions > 0 { offset = repeated }
      default:
        current =
          star
          + (byte < UInt8(ascii: "a") ? byte - UInt8(ascii: "A") : byte - UInt8(ascii: "a") + 26)
        rest = max(1, rest)
        return
      }
    }
  }
}

/// What text layout needs to know about a single scalar.
struct ScalarTraits: Equatable {
  private let bits: UInt16

  private static let columns: UInt16 = 1 << 8
  private static let joins: UInt16 = 1 << 10
  private static let clusterClass: UInt16 = 1 << 11

  /// Those of most letters, including those of ASCII.
  static let letter = Self(lineBreak: LineBreakClass.al.rawValue)

  /// Combines the values of a code point.
  init(lineBreak: UInt8, columns: UInt8 = 1, clusterClass: ClusterClass = .other) {
    bits =
      UInt16(lineBreak) | UInt16(columns) * Self.columns | (clusterClass.joins ? Self.joins : 0)
      | UInt16(clusterClass.rawValue) * Self.clusterClass
  }

  /// Its class for line breaking, as in `UnicodeTables`.
  var lineBreak: UInt8 { UInt8(truncatingIfNeeded: bits & 0x7F) }
  var columns: Int { Int(bits / Self.columns & 3) }
  var isSpace: Bool { lineBreak == LineBreakClass.sp.rawValue }
  /// Whether it may form a cluster with a neighbouring scalar.
  var joins: Bool { bits & Self.joins != 0 }
  var clusterClass: ClusterClass {
    ClusterClass(rawValue: UInt8(truncatingIfNeeded: bits / Self.clusterClass)) ?? .other
  }
}
