/// Punycode (RFC 3492), in which `bücher` is `bcher-kva`.
enum Punycode {
  private static let base = 36

  /// The text that Punycode stands for, with its ASCII letters in lower case.
  static func decoded(_ text: Substring) -> [Unicode.Scalar]? {
    var decoded: [Unicode.Scalar] = []
    var digits = text.utf8
    if let hyphen = digits.lastIndex(of: UInt8(ascii: "-")), hyphen > digits.startIndex {
      decoded = Array(text[..<hyphen].lowercased().unicodeScalars)
      digits = digits[digits.index(after: hyphen)...]
    }
    var state = 0
    var codePoint = 128
    var bias = 72
    while !digits.isEmpty {
      guard let delta = nextNumber(in: &digits, bias: bias) else { return nil }
      let count = decoded.count + 1
      bias = adaptedBias(delta: delta, count: count, isFirst: state == 0)
      state += delta
      codePoint += state / count
      state %= count
      guard codePoint <= 0x10FFFF, let scalar = Unicode.Scalar(UInt32(codePoint)) else {
        return nil
      }
      decoded.insert(scalar, at: state)
      state += 1
    }
    return decoded
  }

  /// Reads a number whose digits end at the first that is below its threshold.
  ///
  /// A number that no label needs is refused, so that nothing overflows.
  private static func nextNumber(in digits: inout Substring.UTF8View, bias: Int) -> Int? {
    var number: Int64 = 0
    var weight: Int64 = 1
    for position in stride(from: base, through: .max, by: base) {
      guard let digit = digits.popFirst().flatMap(value), weight < 1 << 40 else { return nil }
      number += Int64(digit) * weight
      let threshold = min(max(position - bias, 1), 26)
      if digit < threshold { return number < 1 << 27 ? Int(number) : nil }
      weight *= Int64(base - threshold)
    }
    return nil
  }

  private static func value(of digit: UInt8) -> Int? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(digit - UInt8(ascii: "0")) + 26
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(digit - UInt8(ascii: "a"))
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(digit - UInt8(ascii: "A"))
    default: nil
    }
  }

  private static func adaptedBias(delta: Int, count: Int, isFirst: Bool) -> Int {
    var delta = isFirst ? delta / 700 : delta / 2
    delta += delta / count
    var bias = 0
    while delta > 455 {
      delta /= 35
      bias += base
    }
    return bias + 36 * delta / (delta + 38)
  }
}
