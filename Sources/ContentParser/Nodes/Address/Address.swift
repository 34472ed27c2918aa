import Bytes

/// An address that is safe to follow: http, https, mailto or tel, and nothing hidden in it.
///
/// It can only be made from a text that is one, so that no block can put out another kind of link.
public struct Address: Hashable, Sendable {
  /// The address as it was written.
  public let text: String

  /// The schemes that are allowed; those of the web need a host.
  private static let schemes: [(name: [UInt8], needsHost: Bool)] = [
    (Array("https://".utf8), true), (Array("http://".utf8), true),
    (Array("mailto:".utf8), false), (Array("tel:".utf8), false),
  ]

  /// Throws if the text begins with no allowed scheme, names nothing behind it, or holds a space,
  /// a control character or another character that could hide where it leads.
  public init(_ text: String) throws(AddressError) {
    guard text.withUTF8Bytes(Self.leadsSomewhere),
      text.withUTF8Bytes({ $0.isPlainAddress })
        || text.unicodeScalars.allSatisfy(\.isAllowedInAddress)
    else {
      throw AddressError(
        part: .scheme,
        message: "is no address that is safe to follow",
        hint: "Addresses begin with https:, http:, mailto: or tel:."
      )
    }
    self.text = text
  }

  private static func leadsSomewhere(_ text: Span<UInt8>) -> Bool {
    guard let scheme = schemes.first(where: { text.begins(with: $0.name) }) else { return false }
    let rest = text.extracting(scheme.name.count..<text.count)
    return scheme.needsHost ? hasHost(rest) : !rest.isEmpty
  }

  /// Whether there is a host between user and port, like `b.org` in `me@b.org:80`.
  private static func hasHost(_ rest: Span<UInt8>) -> Bool {
    var start = 0
    var end = 0
    while end < rest.count, !rest[end].endsAuthority {
      if rest[end] == UInt8(ascii: "@") { start = end + 1 }
      end += 1
    }
    return start < end && rest[start] != UInt8(ascii: ":")
  }
}

private extension Span<UInt8> {
  var isPlainAddress: Bool { firstOffset(from: 0, where: UnusualInAddress.self) == count }

  func begins(with scheme: [UInt8]) -> Bool {
    scheme.count <= count && scheme.indices.allSatisfy { self[$0].lowercasedASCII == scheme[$0] }
  }
}

private extension UInt8 {
  var endsAuthority: Bool {
    switch self {
    case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): true
    default: false
    }
  }
}

/// What an address may not hold, or a part of a character that is not ASCII.
private enum UnusualInAddress: ByteCondition {
  @inline(__always)
  static func holds(for byte: UInt8, _: UInt8, _: UInt8) -> Bool {
    (byte <= 0x20) | (byte >= 0x7F) | (byte == UInt8(ascii: "\\"))
  }
}

private extension Unicode.Scalar {
  /// Whether it can be seen, and is no backslash.
  var isAllowedInAddress: Bool {
    if self == "\\" { return false }
    switch properties.generalCategory {
    case .control, .format, .surrogate, .spaceSeparator, .lineSeparator, .paragraphSeparator:
      return false
    default: return true
    }
  }
}
