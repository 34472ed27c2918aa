import Bytes

/// The schemes that an address may have.
enum AddressScheme: String, CaseIterable {
  case https
  case http
  case mailto
  case tel

  var isWeb: Bool { self == .https || self == .http }

  /// What an address with this scheme begins with.
  var start: String { isWeb ? "\(rawValue)://" : "\(rawValue):" }

  /// The part that says whom or what the address reaches, at its host if it has one.
  var target: AddressError.Part {
    switch self {
    case .https, .http: .path
    case .mailto: .recipient
    case .tel: .number
    }
  }

  /// Reads the scheme, in letters of either case; returns it with the text after the colon.
  static func reading(_ text: String) throws(AddressError) -> (Self, Substring) {
    let name = text[...].prefix(before: ":/?#")
    guard let rest = text[name.endIndex...].dropping(":") else {
      throw AddressError(.scheme, .missingScheme(text))
    }
    if let hidden = name.unicodeScalars.firstIndex(where: \.isHidden) {
      throw .character(at: hidden, in: .scheme, name)
    }
    let spelling = name.lowercased()
    if let scheme = allCases.first(where: { $0.rawValue == spelling }) { return (scheme, rest) }
    let isBeforePort = rest.utf8.first?.isASCIIDigit ?? false
    throw AddressError(
      .scheme,
      isBeforePort && name.isLikeHost ? .missingScheme(text) : .otherScheme(name)
    )
  }
}

extension Substring {
  /// Whether an author who writes this means a host: `www.example.com` or `localhost`.
  var isLikeHost: Bool {
    self == "localhost" || unicodeScalars.contains(".") && !unicodeScalars.contains("@")
  }
}
