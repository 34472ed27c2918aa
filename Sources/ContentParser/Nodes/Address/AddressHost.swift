/// Checks hosts as WHATWG's URL Standard does, but also refuses those that no network can have and
/// those whose spelling hides which host it is.
enum AddressHost {
  static func check(_ host: Substring) throws(AddressError) {
    guard let first = host.unicodeScalars.first else { throw AddressError(.host, .missing) }
    try host.checkCharacters(of: .host)
    if first == "[" {
      guard IPv6Host.isValid(host) else { throw AddressError(.host, .ipv6(AddressQuote(host))) }
    } else {
      try checkName(host)
    }
  }

  private static func checkName(_ host: Substring) throws(AddressError) {
    if let scalar = host.unicodeScalars.first(where: { !$0.isHostDot && !$0.isAllowedInHost }) {
      throw AddressError(.host, .hostCharacter(scalar, AddressQuote(host)))
    }
    let labels = labels(of: host)
    if labels.contains(where: \.isEmpty) {
      throw AddressError(.host, .emptyLabel(AddressQuote(host)))
    }
    if let last = labels.last, IPv4Host.isNumber(last) {
      guard IPv4Host.isValid(labels) else { throw AddressError(.host, .ipv4(AddressQuote(host))) }
    } else {
      try HostName(host, labels).check()
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
