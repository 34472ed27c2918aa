import Bytes

/// An address that is safe to follow and safe to write in every format: http, https, mailto or tel.
///
/// It is read as browsers read it, by WHATWG's URL Standard, and keeps its spelling, except that
/// what is unsafe is percent-encoded: `https://example.com/"a"` is `https://example.com/%22a%22`.
public struct Address: Hashable, Sendable {
  /// The address, with what is unsafe in it percent-encoded.
  public let text: String

  /// Checks an address.
  ///
  /// - Throws: Which part of the address is wrong, if browsers cannot follow it, if it has another
  ///   scheme, or if it holds a character that hides where it leads.
  public init(_ text: String) throws(AddressError) {
    if text.withUTF8Bytes({ $0.isUsualAddress }) {
      self.text = text
    } else {
      self.text = try AddressParts(of: text).checkedText()
    }
  }

  /// The host of an address of the web, without its port; nil for mailto and tel.
  public var host: String? { (try? AddressParts(of: text))?.host.map { String($0) } }

  /// The address that a text probably means, for a suggestion to its author.
  ///
  /// ```swift
  /// Address.meant(by: "www.example.com")?.text  // https://www.example.com
  /// ```
  ///
  /// Only what leaves the destination as it is gets fixed: a missing or misspelt scheme, slashes,
  /// and spaces.
  public static func meant(by text: String) -> Self? {
    guard text.utf8.count <= maximumFixedLength else { return nil }
    var text = text.trimming(\.isHidden)
    for _ in 0..<maximumFixCount {
      do throws(AddressError) {
        return try Self(text)
      } catch {
        guard let fixed = error.fixed(text) else { return nil }
        text = fixed
      }
    }
    return nil
  }

  private static let maximumFixedLength = 2_000
  /// At most one fix each of the scheme, the slashes, the spaces and the backslashes.
  private static let maximumFixCount = 5
}

private extension AddressError {
  /// The text without this fault, if there is one way to fix it.
  func fixed(_ text: String) -> String? {
    switch fault {
    case .scheme(let fault): return fault.textWithIntendedScheme
    case .slashes(let scheme, let rest): return scheme.start + rest
    case .character(let scalar, _):
      switch (part, scalar) {
      case (.path, " "), (.query, " "), (.fragment, " "):
        return text.split(separator: " ", omittingEmptySubsequences: false)
          .joined(separator: "%20")
      case (.number, " "): return text.filter { $0 != " " }
      case (.host, "\\"), (.path, "\\"): return String(text.map { $0 == "\\" ? "/" : $0 })
      default: return nil
      }
    case .other: return nil
    }
  }
}

/// A quick check that suffices for most addresses.
extension Span<UInt8> {
  /// Whether this is an address that needs no closer look.
  ///
  /// It has a host of plain labels without a port, or a recipient or a number, and no character
  /// that is ever percent-encoded or refused.
  var isUsualAddress: Bool {
    guard firstOffset(from: 0, where: UnusualInAddress.self) == count else { return false }
    if begins(with: "https://", at: 0, ignoringCase: true) { return hasUsualHost(from: 8) }
    if begins(with: "http://", at: 0, ignoringCase: true) { return hasUsualHost(from: 7) }
    return begins(with: "mailto:", at: 0, ignoringCase: true) && hasRecipient(at: 7)
      || begins(with: "tel:", at: 0, ignoringCase: true) && hasRecipient(at: 4)
  }

  private func hasRecipient(at offset: Int) -> Bool {
    offset < count && !self[offset].endsAuthority
  }

  /// Whether the host is a name of letters, digits and hyphens whose last label is no number.
  private func hasUsualHost(from start: Int) -> Bool {
    var label = start
    var offset = start
    while offset < count, !self[offset].endsAuthority {
      if self[offset] == UInt8(ascii: ".") {
        guard isUsualLabel(label..<offset) else { return false }
        label = offset + 1
      } else if !self[offset].isUsualInHost {
        return false
      }
      offset += 1
    }
    return isUsualLabel(label..<offset) && self[label].isASCIILetter
      && offset - start <= HostName.maximumLength
  }

  /// Whether it is not too long, and not `xn--`.
  private func isUsualLabel(_ label: Range<Int>) -> Bool {
    !label.isEmpty && label.count <= HostName.maximumLabelLength
      && (label.count < 4 || self[label.lowerBound + 2] != UInt8(ascii: "-"))
  }
}

/// What is percent-encoded or refused somewhere in an address, or part of what is not ASCII.
private enum UnusualInAddress: ByteCondition {
  /// `"`, `'`, `<`, `>`, `\`, `^`, a backtick, `{`, `|`, `}`, or not printable.
  @inline(__always)
  static func holds(for byte: UInt8, _: UInt8, _: UInt8) -> Bool {
    (byte <= 0x20) | (byte == 0x22) | (byte == 0x27) | (byte == 0x3C) | (byte == 0x3E)
      | (byte == 0x5C) | (byte == 0x5E) | (byte == 0x60) | (byte >= 0x7B)
  }
}

private extension UInt8 {
  var isUsualInHost: Bool { isASCIIAlphanumeric || self == UInt8(ascii: "-") }

  var endsAuthority: Bool {
    self == UInt8(ascii: "/") || self == UInt8(ascii: "?") || self == UInt8(ascii: "#")
  }
}
