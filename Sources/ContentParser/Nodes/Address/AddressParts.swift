import Bytes

/// An address divided into its parts, each as it was written.
struct AddressParts {
  private let scheme: AddressScheme
  private let reference: AddressReference
  private let authority: AddressAuthority?

  init(of text: String) throws(AddressError) {
    let (scheme, afterColon) = try AddressScheme.reading(text)
    let slashes = afterColon.prefix(of: "/\\")
    guard slashes == (scheme.isWeb ? "//" : "") else {
      throw AddressError(.scheme, .slashes(scheme, afterColon[slashes.endIndex...]))
    }
    self.scheme = scheme
    reference = AddressReference(text)
    authority = reference.authority.map(AddressAuthority.init)
  }

  var host: Substring? { authority?.host }

  /// Throws unless relative addresses may lead on from this one.
  func checkAsBase() throws(AddressError) {
    guard let authority else {
      let hint = "A base begins with https: or http:."
      throw AddressError(.scheme, "no address is relative to `\(scheme):`", hint: hint)
    }
    guard authority.user == nil else {
      let hint = "Leave out what is before the `@`."
      throw AddressError(.user, "it holds a user or a password", hint: hint)
    }
  }

  /// Checks each part, and joins them with their unsafe characters percent-encoded.
  func checkedText() throws(AddressError) -> String {
    let (path, query) = (reference.path, reference.query)
    var text = "\(reference.scheme ?? "")\(scheme.isWeb ? "://" : ":")"
    if let authority { text += try authority.checkedText() }
    if path.isEmpty, scheme == .tel || scheme == .mailto && query == nil {
      throw AddressError(scheme.target, "the \(scheme.target) is missing")
    }
    text += try path.checked(as: scheme.target)
    if let query { text += try "?" + query.checked(as: .query, isWeb: scheme.isWeb) }
    if let fragment = reference.fragment { text += try "#" + fragment.checked(as: .fragment) }
    return text
  }
}

/// The schemes that an address may have.
enum AddressScheme: String, CaseIterable {
  case https, http, mailto, tel

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

/// The part between the scheme and the path of an address of the web: `me:secret@[::1]:80`.
private struct AddressAuthority {
  /// A name, or a name and a password, separated by the first colon.
  private(set) var user: Substring?
  let host: Substring
  private let port: Substring?

  /// Divides at the last `@`, and after it at the first colon outside brackets.
  init(_ text: Substring) {
    var rest = text
    if let end = text.unicodeScalars.lastIndex(of: "@") {
      user = text[..<end]
      rest = text[text.unicodeScalars.index(after: end)...]
    }
    let inBrackets = rest.unicodeScalars.first == "[" ? rest.prefix(before: "]") : rest.prefix(0)
    let end = rest[inBrackets.endIndex...].prefix(before: ":").endIndex
    host = rest[..<end]
    port = rest[end...].dropping(":")
  }

  /// Checks each part, and joins them with their unsafe characters percent-encoded.
  func checkedText() throws(AddressError) -> String {
    var text = ""
    if let user {
      let (name, password) = user.divided(at: ":")
      text += try name.checked(as: .user)
      if let password { text += try ":" + password.checked(as: .user) }
      text += "@"
    }
    try AddressHost.check(host)
    text += host
    if let port {
      try Self.check(port)
      text += ":" + port
    }
    return text
  }

  /// A port may be empty, and may begin with zeros.
  private static func check(_ port: Substring) throws(AddressError) {
    try port.checkCharacters(of: .port)
    var quote: String { port.quoted() }
    let hint = "Write a number from 0 to 65535."
    guard port.utf8.allSatisfy(\.isASCIIDigit) else {
      throw AddressError(.port, "the port \(quote) is not a number", hint: hint)
    }
    let digits = port.drop { $0 == "0" }
    guard digits.isEmpty || UInt16(digits) != nil else {
      throw AddressError(.port, "the port \(quote) is greater than 65535", hint: hint)
    }
  }
}

extension Substring {
  /// Percent-encodes what browsers percent-encode in this part of an address, and what could end
  /// the address where a format writes it.
  func checked(as part: AddressError.Part, isWeb: Bool = false) throws(AddressError) -> String {
    try checkCharacters(of: part)
    return unicodeScalars.reduce(into: "") { text, scalar in
      let isUnsafe =
        scalar.isUnsafeInAddress || part == .user && scalar.isUnsafeInUser
        || part == .query && isWeb && scalar == "'"
      if isUnsafe { text += scalar.percentEncoded } else { text.unicodeScalars.append(scalar) }
    }
  }

  func checkCharacters(of part: AddressError.Part) throws(AddressError) {
    guard let index = unicodeScalars.firstIndex(where: { !$0.isAllowedInAddress }) else { return }
    throw AddressError(part, .character(unicodeScalars[index], quote: quoted(around: index)))
  }

  /// The text after an ASCII character that it begins with, also if a combining mark follows that.
  func dropping(_ mark: Unicode.Scalar) -> Self? {
    unicodeScalars.first == mark ? Self(unicodeScalars.dropFirst()) : nil
  }

  /// The text before the first of a character, and the text after it if there is one.
  func divided(at mark: Unicode.Scalar) -> (Self, Self?) {
    guard let index = unicodeScalars.firstIndex(of: mark) else { return (self, nil) }
    return (self[..<index], self[unicodeScalars.index(after: index)...])
  }

  /// The text before the first of several characters.
  func prefix(before marks: String) -> Self {
    Self(unicodeScalars.prefix { !marks.unicodeScalars.contains($0) })
  }

  /// As many of several characters as the text begins with.
  func prefix(of marks: String) -> Self {
    Self(unicodeScalars.prefix { marks.unicodeScalars.contains($0) })
  }

  /// A part of an address as messages show it: in backticks, without hidden characters, and of a
  /// long one the beginning, or what surrounds an index.
  func quoted(around middle: String.Index? = nil) -> String {
    let (scalars, length) = (unicodeScalars, 40)
    let start =
      scalars.index(middle ?? startIndex, offsetBy: -length / 2, limitedBy: startIndex)
      ?? startIndex
    let end = scalars.index(start, offsetBy: length, limitedBy: endIndex) ?? endIndex
    var excerpt = String.UnicodeScalarView()
    for scalar in scalars[start..<end] {
      excerpt.append(scalar.isHidden && scalar != " " ? "\u{FFFD}" : scalar)
    }
    return "`\(start > startIndex ? "…" : "")\(String(excerpt))\(end < endIndex ? "…" : "")`"
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
  var isUnsafeInUser: Bool { [":", ";", "=", "@", "[", "]"].contains(self) }
}

extension Unicode.Scalar {
  /// Whether an address may hold it, as it is or percent-encoded.
  ///
  /// A backslash is refused because browsers read it as a slash.
  var isAllowedInAddress: Bool { !isHidden && self != "\\" }

  /// A control, a space, or a character that is not seen but changes what is.
  var isHidden: Bool {
    if isASCII { return value <= 0x20 || value == 0x7F }
    switch properties.generalCategory {
    case .control, .format, .surrogate, .spaceSeparator, .lineSeparator, .paragraphSeparator:
      return true
    default: return false
    }
  }

  /// Its bytes in UTF-8: `%C2%AD`.
  var percentEncoded: String { String(self).utf8.map(\.percentEncoded).joined() }
}
