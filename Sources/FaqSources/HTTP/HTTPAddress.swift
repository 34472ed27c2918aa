import Bytes

/// A normalized address that begins with `http:` or `https:`.
///
/// Its description omits user, password and the values of the query, since they may be secrets:
/// `https://example.com/faqs.json?lang=…`.
public struct HTTPAddress: Hashable, Sendable {
  enum Scheme: String {
    case http, https

    var port: Int { self == .http ? 80 : 443 }
  }

  struct Credentials: Hashable, Sendable {
    let user: String
    let password: String
  }

  /// Scheme, host and port of a server.
  package struct Origin: Hashable, Sendable {
    let scheme: Scheme
    let host: String
    let port: Int
  }

  package let origin: Origin
  let credentials: Credentials?
  let path: String
  let query: String?

  /// Parses an address; spaces and non-ASCII letters are percent-encoded.
  ///
  /// - Parameter text: The whole address, which may hold a user and a password; a fragment is left
  ///   out.
  /// - Throws: An error that says which part is wrong.
  public init(_ text: String) throws(HTTPAddressError) {
    guard !text.unicodeScalars.contains(where: \.isControl) else { throw .controlCharacter }
    let (start, rest) = text.parted(before: ":")
    let name = start.lowercased()
    guard text.hasScheme else { throw .malformed }
    guard let scheme = Scheme(rawValue: name) else { throw .scheme(name) }
    guard rest.utf8.starts(with: "://".utf8) else { throw .malformed }
    let (authority, target) = rest.dropping(3).parted(before: "/?#\\")
    let (userinfo, server) = Self.userinfo(authority)
    credentials = try userinfo.map { userinfo throws(HTTPAddressError) in
      try Credentials(userinfo)
    }
    origin = try Origin(scheme: scheme, server: server)
    let (path, query) = target.parted(before: "#").0.parted(before: "?")
    self.path = path.isEmpty ? "/" : String(path).percentEncoded
    self.query = query.isEmpty ? nil : String(query.dropping(1)).percentEncoded
  }

  /// Resolves a reference in a response from this address.
  func resolving(_ reference: String) throws(HTTPAddressError) -> Self {
    if reference.hasScheme { return try Self(reference) }
    if reference.hasPrefix("//") { return try Self("\(origin.scheme):\(reference)") }
    if reference.hasPrefix("/") { return try Self("\(origin)\(reference)") }
    if reference.hasPrefix("?") { return try Self("\(origin)\(path)\(reference)") }
    let folder = path.prefix(through: path.lastIndex(of: "/") ?? path.startIndex)
    return try Self("\(origin)\(folder)\(reference)")
  }

  /// The address to request, without user and password; not for display.
  var request: String { "\(origin)\(path)" + (query.map { "?\($0)" } ?? "") }

  /// The address without user, password and query, which relative addresses do not inherit.
  package var place: String { "\(origin)\(path)" }

  private static func userinfo(_ authority: Substring) -> (Substring?, Substring) {
    guard let sign = authority.utf8.lastIndex(of: UInt8(ascii: "@")) else {
      return (nil, authority)
    }
    return (authority[..<sign], authority[authority.utf8.index(after: sign)...])
  }
}

extension HTTPAddress: CustomStringConvertible {
  /// The address without its possible secrets.
  public var description: String {
    let values = query.map { query in
      "?" + query.split(separator: "&").map(Self.concealed).joined(separator: "&")
    }
    return "\(origin)\(path)\(values ?? "")"
  }

  private static func concealed(_ parameter: Substring) -> String {
    guard let sign = parameter.firstIndex(of: "=") else { return "…" }
    return "\(parameter[..<sign])=…"
  }
}

/// The reason why a text is not an HTTP address.
public enum HTTPAddressError: Error, Hashable, Sendable {
  /// The text does not have the form `https://host/path`.
  case malformed
  /// The scheme is neither `http:` nor `https:`.
  case scheme(String)
  /// The text contains a control character.
  case controlCharacter
  /// The host is missing or has invalid characters.
  case host
  /// The port is not a number from 1 to 65535.
  case port
  /// The user or password is not percent-encoded correctly.
  case credentials
}

extension HTTPAddressError: CustomStringConvertible {
  /// The reason in words; the address itself is not included.
  public var description: String {
    switch self {
    case .malformed: "the address does not have the form https://host/path"
    case .scheme(let name): "the address begins with \(name): instead of https: or http:"
    case .controlCharacter: "the address contains a control character"
    case .host: "the host in the address is missing or invalid"
    case .port: "the port in the address is not a number from 1 to 65535"
    case .credentials: "the user or password in the address is not percent-encoded correctly"
    }
  }
}

extension HTTPAddress.Origin: CustomStringConvertible {
  /// `https://example.com`, or `http://[::1]:8080`.
  package var description: String {
    "\(scheme.rawValue)://\(host)" + (port == scheme.port ? "" : ":\(port)")
  }

  init(scheme: HTTPAddress.Scheme, server: Substring) throws(HTTPAddressError) {
    self.scheme = scheme
    let isLiteral = server.first == "["
    let end = isLiteral ? server.firstIndex(of: "]").map(server.index(after:)) : nil
    let (name, port) = end.map(server.parted) ?? server.parted(before: ":")
    guard isLiteral ? name.isIPv6Literal : name.isHostName else { throw .host }
    host = name.lowercased()
    self.port = try Self.port(port) ?? scheme.port
  }

  private static func port(_ text: Substring) throws(HTTPAddressError) -> Int? {
    guard let colon = text.first else { return nil }
    let digits = text.dropping(1)
    guard !digits.isEmpty else { return nil }
    guard colon == ":", digits.utf8.allSatisfy(\.isASCIIDigit), let port = Int(digits),
      1...65_535 ~= port
    else { throw .port }
    return port
  }
}

extension HTTPAddress.Credentials {
  init(_ userinfo: Substring) throws(HTTPAddressError) {
    let (user, password) = userinfo.parted(before: ":")
    guard let user = user.percentDecoded, let password = password.dropping(1).percentDecoded,
      !(user + password).unicodeScalars.contains(where: \.isControl)
    else { throw .credentials }
    self.user = user
    self.password = password
  }
}

extension StringProtocol where SubSequence == Substring {
  /// Splits before the first occurrence of any of the ASCII characters; compares bytes, so that a
  /// following combining accent does not hide one.
  func parted(before characters: String) -> (Substring, Substring) {
    parted(at: utf8.firstIndex { characters.utf8.contains($0) } ?? endIndex)
  }

  func parted(at index: Index) -> (Substring, Substring) { (self[..<index], self[index...]) }
}

extension Substring {
  /// The text without its first `count` ASCII characters.
  func dropping(_ count: Int) -> Substring { Substring(utf8.dropFirst(count)) }
}

private extension Substring {
  /// Allows letters of any script; libcurl encodes them by IDNA.
  var isHostName: Bool {
    !isEmpty && unicodeScalars.allSatisfy { $0.value >= 0x80 || $0.isHostCharacter }
  }

  /// Whether this is `[::1]`, or with a zone `[fe80::1%25eth0]`.
  var isIPv6Literal: Bool {
    let parts = dropFirst().dropLast().parts(between: "%25")
    guard last == "]", let digits = parts.first, parts.count <= 2 else { return false }
    return digits.contains(":")
      && digits.utf8.allSatisfy {
        $0.isASCIIHexDigit || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".")
      }
      && parts.dropFirst().allSatisfy { $0.unicodeScalars.allSatisfy(\.isHostCharacter) }
  }

  var percentDecoded: String? {
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let code = UInt8(String(rest.prefix(2)) ?? "", radix: 16) else { return nil }
      bytes.append(code)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

extension String {
  /// Whether the text begins with a scheme such as `file:`.
  var hasScheme: Bool {
    guard let colon = utf8.firstIndex(of: UInt8(ascii: ":")), let first = utf8.first else {
      return false
    }
    return first.isASCIILetter
      && utf8[..<colon].allSatisfy { $0.isASCIIAlphanumeric || "+-.".utf8.contains($0) }
  }

  /// The text with invalid characters as `%XX`; existing escapes are kept.
  var percentEncoded: String { percentEncoded(except: "!$%&'()*+,-./:;=?@[]_~") }
}

extension Unicode.Scalar {
  /// Whether this is a control character of ASCII or Latin-1.
  var isControl: Bool { value < 0x20 || 0x7F..<0xA0 ~= value }

  var isHostCharacter: Bool { isASCIIAlphanumeric || "-._~".unicodeScalars.contains(self) }
}
