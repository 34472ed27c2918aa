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
    var filling = Filling()
    let lineBreaks = PackedRun.all(of: lineBreaks)
    var index = 0
    var rest = lineBreaks[0].length
    for width in PackedRun.all(of: widths) {
      var left = width.length
      while left > 0 {
        let count = min(left, rest)
        let traits = ScalarTraits(lineBreak: lineBreaks[index].value, width: width.value)
        add(traits, count: count, &filling)
        (left, rest) = (left - count, rest - count)
        if rest == 0, index + 1 < lineBreaks.count {
          index += 1
          rest = lineBreaks[index].length
        }
      }
    }
  }

  subscript(scalar: Unicode.Scalar) -> ScalarTraits {
    self[Int(scalar.value) / Self.pageSize, Int(scalar.value) % Self.pageSize]
  }

  /// The traits of the scalar that begins at an offset in UTF-8, and how many bytes it takes.
  @inline(__always)
  func scalar(at offset: Int, in text: Span<UInt8>) -> (traits: ScalarTraits, length: Int) {
    let first = Int(text[offset])
    if first < 0x80 { return (self[first >> 6, first & 0x3F], 1) }
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
  /// What changes while the pages are filled.
  struct Filling {
    var page: [ScalarTraits] = []
    /// Which pages are all of one kind.
    var uniformPages: [ScalarTraits: UInt16] = [:]
  }

  mutating func add(_ traits: ScalarTraits, count: Int, _ filling: inout Filling) {
    var rest = count
    while rest > 0 {
      if filling.page.isEmpty, rest >= Self.pageSize, let page = filling.uniformPages[traits] {
        let count = rest / Self.pageSize
        pages.append(contentsOf: repeatElement(page, count: count))
        rest -= count * Self.pageSize
        continue
      }
      let count = min(rest, Self.pageSize - filling.page.count)
      filling.page.append(contentsOf: repeatElement(traits, count: count))
      rest -= count
      guard filling.page.count == Self.pageSize else { continue }
      let page = UInt16(values.count / Self.pageSize)
      if count == Self.pageSize { filling.uniformPages[traits] = page }
      pages.append(page)
      values += filling.page
      filling.page.removeAll(keepingCapacity: true)
    }
  }
}

/// A run of code points of one value: `3A*B` is three of value 0, then one of value 65.
private struct PackedRun {
  let value: UInt8
  let length: Int

  static func all(of packed: String) -> [Self] {
    var runs: [Self] = []
    runs.reserveCapacity(packed.utf8.count / 2)
    var length = 0
    var star: UInt8 = 0
    for byte in packed.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        length = length * 10 + Int(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "*"): star = 64
      default:
        let letter =
          byte < UInt8(ascii: "a") ? byte - UInt8(ascii: "A") : byte - UInt8(ascii: "a") + 26
        runs.append(Self(value: letter + star, length: max(1, length)))
        (length, star) = (0, 0)
      }
    }
    return runs
  }
}
