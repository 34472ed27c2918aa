import Bytes

/// A text that does not begin with a scheme that an address may have.
///
/// Any text may be tried as an address, so the reason is only found when somebody asks for it.
struct AddressSchemeFault: Hashable {
  private static let schemes = "Addresses begin with https:, http:, mailto: or tel:."
  private static let base = "A relative address needs a `base` in front of the FAQs."

  let text: String

  var message: String {
    guard !text.isEmpty else { return "it is empty" }
    guard let name else { return "the scheme is missing" }
    return Self.hiddenCharacter(in: name)?.message(about: .scheme)
      ?? "the scheme \(AddressQuote(name)) is not allowed"
  }

  var hint: String? {
    guard let name else {
      return text[...].withLikelyScheme.flatMap(AddressFault.fix)
        ?? (text[...].isLikePath ? Self.base : Self.schemes)
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
  /// Whether an author who writes this means a relative address: `/map`, `./map` or `../map`.
  var isLikePath: Bool { ["/", "./", "../"].contains { utf8.starts(with: $0.utf8) } }

  /// The text with the scheme that its author seems to have left out.
  var withLikelyScheme: String? {
    if prefix(of: "/") == "//" { return "https:" + self }
    if prefix(before: ":/?#").isLikeHost { return "https://" + self }
    if unicodeScalars.contains("@") { return "mailto:" + self }
    return unicodeScalars.first == "+" ? "tel:" + self : nil
  }

  /// Whether an author who writes this means a host: `www.example.com` or `localhost`.
  var isLikeHost: Bool {
    self == "localhost" || unicodeScalars.contains(".") && !unicodeScalars.contains("@")
  }
}
