import Bytes

/// A header to send along, for content that is not public; its value appears in no message.
public struct HTTPHeader: Hashable, Sendable {
  /// The name, as it was written.
  public let name: String
  let value: String

  /// A header from a line: `Authorization: Bearer …`.
  public init(_ line: String) throws(HTTPHeaderError) {
    let (name, value) = line.parted(before: ":")
    guard !value.isEmpty else { throw .malformed }
    try self.init(name: String(name), value: String(value.dropping(1)))
  }

  /// A header from its parts; spaces around the value do not count.
  public init(name: String, value: String) throws(HTTPHeaderError) {
    guard !name.isEmpty, name.utf8.allSatisfy(\.isTokenCharacter) else { throw .malformed }
    guard !Self.reserved.contains(name.lowercased()) else { throw .reserved(name) }
    guard !value.unicodeScalars.contains(where: { $0.isControl && $0 != "\t" }) else {
      throw .controlCharacter
    }
    self.name = name
    self.value = value.trimmed
  }

  /// Those that say how messages are delimited or packed, and for which copy an answer is.
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

/// Why a text is no header that can be sent.
public enum HTTPHeaderError: Error, Hashable, Sendable {
  /// It is not of the form `Name: value`.
  case malformed
  /// There is a control character in it.
  case controlCharacter
  /// The transport sets it itself.
  case reserved(String)
}

extension HTTPHeaderError: CustomStringConvertible {
  /// What is wrong, in words, without the value.
  public var description: String {
    switch self {
    case .malformed: "this is not of the form Name: value"
    case .controlCharacter: "there is a control character in the header"
    case .reserved(let name): "the header \(name) is not yours to set"
    }
  }
}

extension StringProtocol {
  /// Without the spaces and tabs around it.
  var trimmed: String {
    let bytes = Array(utf8)
    let start = bytes.firstIndex { !$0.isBlank } ?? bytes.endIndex
    let end = bytes.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? start
    return String(validating: bytes[start..<end], as: UTF8.self) ?? ""
  }
}

extension UInt8 {
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  var isTokenCharacter: Bool { isASCIIAlphanumeric || "!#$%&'*+-.^_`|~".utf8.contains(self) }
}
