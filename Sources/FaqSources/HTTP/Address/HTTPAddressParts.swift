import Bytes

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
  var percentEncoded: String { percentEncoded(where: EncodedInAddress.self) }
}

/// What is not printable ASCII, and `"`, `#`, `<`, `>`, `\`, `^`, a backtick, `{`, `|` and `}`.
private enum EncodedInAddress: ByteCondition {
  @inline(__always)
  static func holds(for byte: UInt8, _: UInt8, _: UInt8) -> Bool {
    (byte <= 0x20) | (byte &- 0x22 <= 1) | (byte == 0x3C) | (byte == 0x3E) | (byte == 0x5C)
      | (byte == 0x5E) | (byte == 0x60) | (byte &- 0x7B <= 2) | (byte >= 0x7F)
  }
}

extension Unicode.Scalar {
  /// Whether this is a control character of ASCII or Latin-1.
  var isControl: Bool { value < 0x20 || 0x7F..<0xA0 ~= value }

  var isHostCharacter: Bool {
    isASCIIAlphanumeric || "-._~".unicodeScalars.contains(self)
  }
}
