/// An address that is safe to follow: http, https, mailto or tel, and nothing hidden in it.
///
/// It can only be made from a text that is one, so that no block can put out another kind of link.
public struct Address: Hashable, Sendable {
  /// The address as it was written.
  public let text: String

  /// The schemes that are allowed; those of the web need a host.
  private static let schemes = [
    ("https://", true), ("http://", true), ("mailto:", false), ("tel:", false),
  ]

  /// Nil if the text begins with no allowed scheme, names nothing behind it, or holds a space,
  /// a control character or another character that could hide where it leads.
  public init?(_ text: String) {
    guard text.unicodeScalars.allSatisfy(\.isAllowedInAddress) else { return nil }
    for (scheme, needsHost) in Self.schemes {
      let head = text.utf8.prefix(scheme.utf8.count)
      guard head.elementsEqual(scheme.utf8, by: { $0.lowercasedASCII == $1 }) else { continue }
      let rest = text.utf8.dropFirst(scheme.utf8.count)
      guard needsHost ? Self.hasHost(rest) : !rest.isEmpty else { return nil }
      self.text = text
      return
    }
    return nil
  }

  /// Whether there is a host between user and port, like `b.org` in `me@b.org:80`.
  private static func hasHost(_ rest: Substring.UTF8View) -> Bool {
    let authority = rest.prefix { !"/?#".utf8.contains($0) }
    let start = authority.lastIndex(of: UInt8(ascii: "@")).map(authority.index(after:))
    return authority[(start ?? authority.startIndex)...].first.map { $0 != UInt8(ascii: ":") }
      ?? false
  }
}

extension UInt8 {
  var lowercasedASCII: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}

extension Unicode.Scalar {
  var isAllowedInAddress: Bool {
    if value < 0x80 { return value > 0x20 && value != 0x7F && self != "\\" }
    switch properties.generalCategory {
    case .control, .format, .surrogate, .spaceSeparator, .lineSeparator, .paragraphSeparator:
      return false
    default: return true
    }
  }
}
