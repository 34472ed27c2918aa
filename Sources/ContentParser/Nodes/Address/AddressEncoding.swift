import Bytes

extension Substring {
  /// Percent-encodes what browsers percent-encode in this part of an address, and what could end
  /// the address where a format writes it.
  func checked(as part: AddressError.Part, isWeb: Bool = false) throws(AddressError) -> String {
    try checkCharacters(of: part)
    return percentEncoded {
      $0.isUnsafeInAddress || part == .user && $0.isUnsafeInUser
        || part == .query && isWeb && $0 == "'"
    }
  }

  func checkCharacters(of part: AddressError.Part) throws(AddressError) {
    guard let index = unicodeScalars.firstIndex(where: { !$0.isAllowedInAddress }) else { return }
    throw .character(at: index, in: part, self)
  }

  private func percentEncoded(where isEncoded: (Unicode.Scalar) -> Bool) -> String {
    var text = ""
    var rest = self
    while let index = rest.unicodeScalars.firstIndex(where: isEncoded) {
      text += rest[..<index]
      text += rest.unicodeScalars[index].percentEncoded
      rest = rest[rest.unicodeScalars.index(after: index)...]
    }
    return text + rest
  }
}

private extension Unicode.Scalar {
  var isUnsafeInAddress: Bool {
    switch self {
    case "\"", "<", ">", "^", "`", "{", "|", "}": true
    default: isNoncharacter
    }
  }

  /// Whether it would end a name or a password.
  var isUnsafeInUser: Bool {
    switch self {
    case ":", ";", "=", "@", "[", "]": true
    default: false
    }
  }
}

extension AddressError {
  static func character(at index: String.Index, in part: Part, _ text: Substring) -> Self {
    Self(part, .character(text.unicodeScalars[index], AddressQuote(text, around: index)))
  }
}
