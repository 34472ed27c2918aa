import Bytes

/// The part between the scheme and the path of an address of the web: `me:secret@[::1]:80`.
struct AddressAuthority {
  /// A name, or a name and a password, separated by the first colon.
  private let user: Substring?
  let host: Substring
  private let port: Substring?

  var hasUser: Bool { user != nil }

  /// Divides at the last `@`, and after it at the first colon outside brackets.
  init(_ text: Substring) {
    var rest = text
    if let end = text.unicodeScalars.lastIndex(of: "@") {
      user = text[..<end]
      rest = text[text.unicodeScalars.index(after: end)...]
    } else {
      user = nil
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
    guard port.utf8.allSatisfy(\.isASCIIDigit) else {
      throw AddressError(.port, .portSpelling(AddressQuote(port)))
    }
    let digits = port.drop { $0 == "0" }
    guard digits.isEmpty || UInt16(digits) != nil else {
      throw AddressError(.port, .portNumber(AddressQuote(port)))
    }
  }
}
