/// A small number for each code point, kept as runs of equal ones and found by binary search.
struct ScalarTable: Sendable {
  private var starts: [UInt32] = []
  private var values: [UInt8] = []

  /// Reads runs in order: `3AB` is three code points of value 0, then one of value 1.
  init(packed: String) {
    var start: UInt32 = 0
    var length: UInt32 = 0
    for byte in packed.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        length = length &* 10 &+ UInt32(byte &- UInt8(ascii: "0"))
      default:
        let isUpper = byte < UInt8(ascii: "a")
        starts.append(start)
        values.append(isUpper ? byte &- UInt8(ascii: "A") : byte &- UInt8(ascii: "a") &+ 26)
        start &+= max(1, length)
        length = 0
      }
    }
  }

  subscript(scalar: Unicode.Scalar) -> UInt8 {
    var low = 0
    var high = starts.count
    while high &- low > 1 {
      let middle = (low &+ high) / 2
      if starts[middle] <= scalar.value { low = middle } else { high = middle }
    }
    return values[low]
  }
}
