extension AddressFault {
  private static let schemes = "Addresses begin with https:, http:, mailto: or tel:."

  func hint(for part: AddressError.Part) -> String? {
    switch self {
    case .missingScheme(let text): text[...].withLikelyScheme.flatMap(Self.fix) ?? Self.schemes
    case .otherScheme(let name): Self.intendedScheme(for: name) ?? Self.schemes
    case .slashes(let scheme, let rest):
      Self.fix(scheme.start + rest) ?? "Begin with `\(scheme.start)`."
    case .character(let scalar, _): Self.hint(for: scalar, in: part)
    case .hostCharacter("%", _): "Write the host without percent-encoding."
    case .hostCharacter: "A host is made of letters, digits, hyphens and dots."
    case .ipv4: "Write four numbers from 0 to 255."
    case .ipv6: "Write it like `[2001:db8::1]`."
    case .portSpelling, .portNumber: "Write a number from 0 to 65535."
    case .missing, .emptyLabel, .label, .longName: nil
    }
  }

  private static func hint(for scalar: Unicode.Scalar, in part: AddressError.Part) -> String {
    switch (part, scalar) {
    case (.scheme, _), (.host, _), (.port, _): "Remove it."
    case (.number, " "): "Write a hyphen for the space, or nothing."
    case (_, " "): "Write %20 for the space."
    case (.path, "\\"): "Write / for it, or %5C."
    case (_, "\\"): "Write %5C for it."
    case _ where scalar.properties.generalCategory == .control: "Remove it."
    case _: "Remove it, or write \(scalar.percentEncoded) for it."
    }
  }

  /// Suggests another text, if it is an address and short enough to show.
  private static func fix(_ text: String) -> String? {
    guard text.utf8.count <= 100, let address = try? Address(text) else { return nil }
    return "Write `\(address.text)`."
  }

  /// Suggests the scheme that differs in one letter.
  private static func intendedScheme(for name: Substring) -> String? {
    let typed = Array(name.lowercased().unicodeScalars.prefix(8))
    return AddressScheme.allCases
      .first { Spelling.distance(typed, Array($0.rawValue.unicodeScalars)) == 1 }
      .map { "Did you mean `\($0)`?" }
  }
}

private extension Substring {
  /// The text with the scheme that its author seems to have left out.
  var withLikelyScheme: String? {
    if prefix(of: "/") == "//" { return "https:" + self }
    if prefix(before: ":/?#").isLikeHost { return "https://" + self }
    if unicodeScalars.contains("@") { return "mailto:" + self }
    return unicodeScalars.first == "+" ? "tel:" + self : nil
  }
}
