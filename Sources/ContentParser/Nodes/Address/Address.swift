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
}
