extension AddressFault {
  func hint(for part: AddressError.Part) -> String? {
    switch self {
    case .scheme(let fault): fault.hint
    case .slashes(let scheme, let rest):
      Self.fix(scheme.start + rest) ?? "Begin with `\(scheme.start)`."
    case .character(let scalar, _): Self.hint(for: scalar, in: part)
    case .hostCharacter("%", _): "Write the host without percent-encoding."
    case .hostCharacter: "A host is made of letters, digits, hyphens and dots."
    case .ipv4: "Write four numbers from 0 to 255."
    case .ipv6: "Write it like `[2001:db8::1]`."
    case .portSpelling, .portNumber: "Write a number from 0 to 65535."
    case .baseScheme: "A base begins with https: or http:."
    case .baseUser: "Leave out what is in front of the `@`."
    case .missing, .emptyLabel, .label, .longName, .baseLength: nil
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
  static func fix(_ text: String) -> String? {
    guard text.utf8.count <= 100, let address = try? Address(text) else { return nil }
    return "Write `\(address.text)`."
  }
}
