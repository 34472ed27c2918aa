/// A small number for each code point, kept in pages, of which those of a single number are shared.
struct ScalarTable: Sendable {
  private static let pageSize = 128

  /// Where each page begins in the values.
  private var pages: [Int] = []
  private var values: [UInt8] = []

  /// Reads runs in order: `3A*B` is three code points of value 0, then one of value 65.
  init(packed: String) {
    var uniformPages: [UInt8: Int] = [:]
    var page: [UInt8] = []
    for run in Self.runs(of: packed) {
      var rest = run.length
      while rest > 0 {
        if page.isEmpty, rest >= Self.pageSize, let start = uniformPages[run.value] {
          pages.append(start)
          rest -= Self.pageSize
          continue
        }
        let count = min(rest, Self.pageSize - page.count)
        page.append(contentsOf: repeatElement(run.value, count: count))
        rest -= count
        guard page.count == Self.pageSize else { continue }
        if count == Self.pageSize { uniformPages[run.value] = values.count }
        pages.append(values.count)
        values += page
        page.removeAll(keepingCapacity: true)
      }
    }
  }

  subscript(scalar: Unicode.Scalar) -> UInt8 {
    let (page, offset) = Int(scalar.value).quotientAndRemainder(dividingBy: Self.pageSize)
    return values[pages[page] + offset]
  }

  private static func runs(of packed: String) -> [(value: UInt8, length: Int)] {
    var runs: [(UInt8, Int)] = []
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
        runs.append((letter + star, max(1, length)))
        (length, star) = (0, 0)
      }
    }
    return runs
  }
}
