import Bytes

/// IPv4 addresses, of up to four numbers in decimal, octal or hexadecimal digits.
enum IPv4Host {
  /// Whether the last label of a host makes it an IPv4 address.
  static func isNumber(_ label: Substring) -> Bool {
    label.utf8.allSatisfy(\.isASCIIDigit) || label.hexadecimalDigits != nil
  }

  /// Whether these are numbers, each of a byte but the last one, which fills what is left.
  static func isValid(_ labels: [Substring]) -> Bool {
    let numbers = labels.compactMap(number)
    guard numbers.count == labels.count, (1...4).contains(labels.count) else { return false }
    return numbers.dropLast().allSatisfy { $0 < 256 }
      && numbers.last.map { $0 >> (8 * (5 - labels.count)) } == 0
  }

  /// A number too large for IPv4 is nil, like what is no number.
  private static func number(_ label: Substring) -> UInt64? {
    if let digits = label.hexadecimalDigits {
      return digits.isEmpty ? 0 : UInt64(digits, radix: 16)
    }
    guard label.utf8.allSatisfy(\.isASCIIDigit) else { return nil }
    return UInt64(label, radix: label.first == "0" ? 8 : 10)
  }
}

private extension Substring {
  /// What follows `0x`, if these are digits.
  var hexadecimalDigits: Self? {
    guard let digits = dropping("0").flatMap({ $0.dropping("x") ?? $0.dropping("X") }) else {
      return nil
    }
    return digits.utf8.allSatisfy(\.isASCIIHexDigit) ? digits : nil
  }
}
