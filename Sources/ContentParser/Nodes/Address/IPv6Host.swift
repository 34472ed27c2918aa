import Bytes

/// IPv6 addresses in brackets: `[::1]`.
enum IPv6Host {
  static func isValid(_ host: Substring) -> Bool {
    guard let address = host.dropping("["), address.unicodeScalars.last == "]" else { return false }
    var groups = Substring(address.unicodeScalars.dropLast()).unicodeScalars
      .split(separator: ":", omittingEmptySubsequences: false).map(Substring.init)
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
    return groups.allSatisfy { $0.isEmpty || isGroup($0) }
      && (omissions == 0 ? count == 8 : omissions == 1 && count <= 8)
  }

  private static func isGroup(_ group: Substring) -> Bool {
    group.utf8.count <= 4 && group.utf8.allSatisfy(\.isASCIIHexDigit)
  }

  private static func isDottedDecimal(_ group: Substring) -> Bool {
    let numbers = group.unicodeScalars.split(separator: ".", omittingEmptySubsequences: false)
      .map(Substring.init)
    return numbers.count == 4
      && numbers.allSatisfy { number in
        number.utf8.allSatisfy(\.isASCIIDigit) && UInt8(number) != nil
          && (number.utf8.count == 1 || number.unicodeScalars.first != "0")
      }
  }
}
