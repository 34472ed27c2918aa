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
    for scheme in allCases {
      if let rest = text.dropping(scheme.rawValue + ":") { return (scheme, rest) }
    }
    throw AddressError(.scheme, .scheme(AddressSchemeFault(text: text)))
  }
}

private extension String {
  /// The text after a start in lower case that it begins with in letters of either case.
  func dropping(_ start: String) -> Substring? {
    let found = utf8.prefix(start.utf8.count)
    return found.elementsEqual(start.utf8) { $0.lowercasedASCII == $1 }
      ? self[found.endIndex...] : nil
  }
}
