import Bytes

/// A request header, for content that is not public; its value appears in no message.
public struct HTTPHeader: Hashable, Sendable {
  /// The name as given.
  public let name: String
  let value: String

  /// Parses a line: `Authorization: Bearer …`.
  ///
  /// - Throws: `.malformed` if there is no colon, or the errors of `init(name:value:)`.
  public init(_ line: String) throws(HTTPHeaderError) {
    let (name, value) = line.parted(before: ":")
    guard !value.isEmpty else { throw .malformed }
    try self.init(name: String(name), value: String(value.dropping(1)))
  }

  /// Creates a header from its parts.
  ///
  /// - Parameters:
  ///   - name: A name in any case, without a colon.
  ///   - value: The value, which may be empty; spaces around it are removed.
  /// - Throws: `.malformed` if the name has other characters than RFC 9110 allows, `.reserved` if
  ///   the transport sets the header itself, or `.controlCharacter`.
  public init(name: String, value: String) throws(HTTPHeaderError) {
    guard !name.isEmpty, name.utf8.allSatisfy(\.isTokenCharacter) else { throw .malformed }
    guard !Self.reserved.contains(name.lowercased()) else { throw .reserved(name) }
    guard !value.unicodeScalars.contains(where: { $0.isControl && $0 != "\t" }) else {
      throw .controlCharacter
    }
    self.name = name
    self.value = value.withoutOuterBlanks
  }

  /// Headers that concern the transport, compression or caching.
  private static let reserved: Set = [
    "accept-encoding", "connection", "content-length", "expect", "host", "if-match",
    "if-modified-since", "if-none-match", "if-range", "if-unmodified-since", "keep-alive", "range",
    "te", "trailer", "transfer-encoding", "upgrade",
  ]
}

extension HTTPHeader: CustomStringConvertible {
  /// `Authorization: …`.
  public var description: String { "\(name): …" }
}

/// The reason why a header cannot be sent.
public enum HTTPHeaderError: Error, Hashable, Sendable {
  /// The text does not have the form `Name: value`.
  case malformed
  /// The text contains a control character.
  case controlCharacter
  /// The transport sets this header itself.
  case reserved(String)
}

extension HTTPHeaderError: CustomStringConvertible {
  /// The reason in words; the value itself is not included.
  public var description: String {
    switch self {
    case .malformed: "the header does not have the form Name: value"
    case .controlCharacter: "the header contains a control character"
    case .reserved(let name): "the header \(name) is reserved for the transport"
    }
  }
}

extension StringProtocol {
  /// The text without surrounding spaces and tabs.
  var withoutOuterBlanks: String { trimming { $0 == " " || $0 == "\t" } }
}

extension UInt8 {
  var isTokenCharacter: Bool { isASCIIAlphanumeric || "!#$%&'*+-.^_`|~".utf8.contains(self) }
}
