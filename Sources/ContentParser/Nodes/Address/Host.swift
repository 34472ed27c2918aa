import Bytes

/// Checks hosts as WHATWG's URL Standard does, but also refuses those that no network can have and
/// those whose spelling hides which host it is.
enum AddressHost {
  static func check(_ host: Substring) throws(AddressError) {
    guard let first = host.unicodeScalars.first else {
      throw AddressError(.host, "the host is missing")
    }
    try host.checkCharacters(of: .host)
    if first == "[" {
      guard IPv6Host.isValid(host) else {
        let hint = "Write it like `[2001:db8::1]`."
        let message = "the host \(host.quoted()) is not an IPv6 address"
        throw AddressError(.host, message, hint: hint)
      }
    } else {
      try checkName(host)
    }
  }

  private static func checkName(_ host: Substring) throws(AddressError) {
    var quote: String { host.quoted() }
    if let scalar = host.unicodeScalars.first(where: { !$0.isHostDot && !$0.isAllowedInHost }) {
      throw AddressError(
        .host,
        "the host \(quote) holds `\(scalar)`\(scalar.isASCII ? "" : " (\(scalar.codePoint))")",
        hint: scalar == "%"
          ? "Write the host without percent-encoding."
          : "A host is made of letters, digits, hyphens and dots."
      )
    }
    let labels = labels(of: host)
    if labels.contains(where: \.isEmpty) {
      throw AddressError(.host, "the host \(quote) begins with a dot, or has two in a row")
    }
    if let last = labels.last, IPv4Host.isNumber(last) {
      guard IPv4Host.isValid(labels) else {
        let hint = "Write four numbers from 0 to 255."
        throw AddressError(.host, "the host \(quote) is not an IPv4 address", hint: hint)
      }
    } else {
      try HostName.check(host, labels)
    }
  }

  /// The text between the dots; a dot may follow the last label.
  private static func labels(of host: Substring) -> [Substring] {
    var labels = host.unicodeScalars
      .split(omittingEmptySubsequences: false, whereSeparator: \.isHostDot).map(Substring.init)
    if labels.count > 1, labels.last?.isEmpty ?? false { labels.removeLast() }
    return labels
  }
}

/// IPv4 addresses, of up to four numbers in decimal, octal or hexadecimal digits.
private enum IPv4Host {
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

/// IPv6 addresses in brackets: `[::1]`.
private enum IPv6Host {
  static func isValid(_ host: Substring) -> Bool {
    guard let address = host.dropping("["), address.unicodeScalars.last == "]" else { return false }
    var groups = Substring(address.unicodeScalars.dropLast()).parts(between: ":")
    guard groups.count > 2 else { return false }
    if groups[0].isEmpty, groups[1].isEmpty { groups.removeFirst() }
    if groups.suffix(2).allSatisfy(\.isEmpty) { groups.removeLast() }
    return isValid(groups)
  }

  /// Whether these are eight groups of two bytes.
  ///
  /// One empty group stands for the groups that are left out. An IPv4 address can replace the last
  /// two groups.
  private static func isValid(_ groups: [Substring]) -> Bool {
    var count = groups.count
    var groups = groups[...]
    if let last = groups.last, isDottedDecimal(last) {
      groups.removeLast()
      count += 1
    }
    let omissions = groups.count(where: \.isEmpty)
    return groups.allSatisfy { $0.utf8.count <= 4 && $0.utf8.allSatisfy(\.isASCIIHexDigit) }
      && (omissions == 0 ? count == 8 : omissions == 1 && count <= 8)
  }

  private static func isDottedDecimal(_ group: Substring) -> Bool {
    let numbers = group.parts(between: ".")
    return numbers.count == 4
      && numbers.allSatisfy { number in
        number.utf8.allSatisfy(\.isASCIIDigit) && UInt8(number) != nil
          && (number.utf8.count == 1 || number.unicodeScalars.first != "0")
      }
  }
}
