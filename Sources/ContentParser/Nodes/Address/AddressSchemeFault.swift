import Bytes

/// A text that does not begin with a scheme that an address may have.
///
/// Any text may be tried as an address, so the reason is only found when somebody asks for it.
struct AddressSchemeFault: Hashable {
  private static let schemes = "Addresses begin with https:, http:, mailto: or tel:."
  private static let base = "A relative address needs --base, or a `base` in front of the FAQs."

  let text: String

  var message: String {
    guard !text.isEmpty else { return "it is empty" }
    guard let name else { return "the scheme is missing" }
    return Self.hiddenCharacter(in: name)?.message(about: .scheme)
      ?? "the scheme \(AddressQuote(name)) is not allowed"
  }

  var hint: String? {
    guard let name else {
      if let meant = text[...].withLikelyScheme { return AddressFault.fix(meant) ?? Self.schemes }
      return text[...].isLikePath ? Self.base : Self.schemes
    }
    return Self.hiddenCharacter(in: name)?.hint(for: .scheme)
      ?? Self.intendedScheme(for: name).map { "Did you mean `\($0)`?" } ?? Self.schemes
  }

  /// Whether the message shows the scheme.
  var isQuoting: Bool { !isMissing }

  /// The text with the scheme that its author seems to mean.
  var textWithIntendedScheme: String? {
    guard let name else { return text[...].withLikelyScheme }
    return Self.intendedScheme(for: name).map { $0 + text[name.endIndex...] }
  }

  /// Whether there is no scheme at all.
  var isMissing: Bool { name == nil }

  /// The text before a colon, unless a host is before it and a port is after it.
  private var name: Substring? {
    let name = text[...].prefix(before: ":/?#")
    guard let rest = text[name.endIndex...].dropping(":") else { return nil }
    let isBeforePort = rest.utf8.first?.isASCIIDigit ?? false
    return isBeforePort && name.isLikeHost ? nil : name
  }

  private static func hiddenCharacter(in name: Substring) -> AddressFault? {
    name.unicodeScalars.firstIndex(where: \.isHidden).map { index in
      .character(name.unicodeScalars[index], AddressQuote(name, around: index))
    }
  }

  /// The scheme that differs in one letter.
  private static func intendedScheme(for name: Substring) -> String? {
    let typed = Array(name.lowercased().unicodeScalars.prefix(8))
    return AddressScheme.allCases
      .map(\.rawValue).first { Spelling.distance(typed, Array($0.unicodeScalars)) == 1 }
  }
}

private extension Substring {
  /// Whether an author who writes this means a relative address: `../map`, `guide.pdf#page=2`.
  var isLikePath: Bool {
    if ["/", "./", "../"].contains(where: { utf8.starts(with: $0.utf8) }) { return true }
    let path = prefix(before: "?#")
    let start = path.prefix(before: "/")
    let isWritten = path.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || "0123456789-_.~%+/".unicodeScalars.contains(scalar)
    }
    return isWritten && AddressScheme(rawValue: start.lowercased()) == nil
      && (start.endIndex < path.endIndex || start.unicodeScalars.contains("."))
  }

  /// The text with the scheme that its author seems to have left out.
  var withLikelyScheme: String? {
    if prefix(of: "/") == "//" { return "https:" + self }
    let host = prefix(before: ":/?#")
    let rest = self[host.endIndex...]
    let hasPort = rest.dropping(":")?.utf8.first?.isASCIIDigit ?? false
    if host.isNameOfHost(before: rest) || hasPort && host.isLikeHost { return "https://" + self }
    if let sign = utf8.lastIndex(of: UInt8(ascii: "@")) {
      let domain = self[utf8.index(after: sign)...].prefix(before: "?")
      return domain.isNameOfHost(before: "") ? "mailto:" + self : nil
    }
    return unicodeScalars.first == "+" ? "tel:" + self : nil
  }

  /// Whether this may be a host in front of a port.
  var isLikeHost: Bool {
    self == "localhost" || unicodeScalars.contains(".") && !unicodeScalars.contains("@")
  }

  /// Whether this can only be a host, and no file: `www.example.com`, but not `map.png`.
  func isNameOfHost(before rest: Self) -> Bool {
    guard isLikeHost, self != "localhost", !utf8.starts(with: "www.".utf8) else {
      return isLikeHost
    }
    let labels = lowercased().split(separator: ".")
    guard labels.count > 1, let last = labels.last else { return false }
    if labels.count == 4, labels.allSatisfy({ $0.utf8.allSatisfy(\.isASCIIDigit) }) { return true }
    guard TopLevelDomain.contains(last) else { return false }
    let isBelowCountry = ["co", "com", "edu", "gov", "net", "org"].contains(labels.dropLast().last)
    return !TopLevelDomain.fileEndings.contains(last) || isBelowCountry
      || rest.utf8.starts(with: "/".utf8)
  }
}
