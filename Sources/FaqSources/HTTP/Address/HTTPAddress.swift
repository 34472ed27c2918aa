/// A normalized address that begins with `http:` or `https:`.
///
/// Its description omits user, password and the values of the query, since they may be secrets:
/// `https://example.com/faqs.json?lang=…`.
public struct HTTPAddress: Hashable, Sendable {
  enum Scheme: String {
    case http
    case https

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

  /// The address without user, password and query, which are none of what is relative to it.
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
