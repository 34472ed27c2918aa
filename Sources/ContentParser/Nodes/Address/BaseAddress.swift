/// The address of the web from which relative addresses lead on.
///
/// ```swift
/// let base = try BaseAddress("https://example.com/help/")
/// try Address("../map", relativeTo: base).text == "https://example.com/map"
/// ```
public struct BaseAddress: Hashable, Sendable {
  /// How many bytes a base may have, since every relative link repeats most of it.
  static let maximumLength = 2_000

  /// The address.
  public let text: String
  private let reference: AddressReference

  /// Checks an address of the web.
  ///
  /// - Parameters:
  ///   - text: The address, which may be relative if there is another base.
  ///   - base: The base that this one is relative to.
  /// - Throws: Which part of the address is wrong, if it is not safe to follow, if it does not
  ///   begin with `https:` or `http:`, if it holds a user, or if it is longer than 2,000 bytes.
  public init(_ text: String, relativeTo base: Self? = nil) throws(AddressError) {
    let address = try Address(text, relativeTo: base)
    try AddressParts(of: address.text).checkAsBase()
    guard address.text.utf8.count <= Self.maximumLength else {
      throw AddressError(.path, .baseLength)
    }
    self.text = address.text
    reference = AddressReference(address.text)
  }

  /// A reference seen from the base; it is not checked.
  func resolving(_ reference: AddressReference) -> String {
    reference.resolved(against: self.reference).text
  }
}

extension Address {
  /// An address as it is, or a relative one as it is seen from a base (RFC 3986, section 5).
  ///
  /// - Parameters:
  ///   - text: A whole address, or a relative one. Text that is empty or only a fragment leads to a
  ///     place in a page that is not shown, and is not resolved.
  ///   - base: What a relative address is seen from; nil allows only whole ones.
  /// - Throws: The errors of `init(_:)`, about the address that results.
  public init(_ text: String, relativeTo base: BaseAddress?) throws(AddressError) {
    do throws(AddressError) {
      try self.init(text)
    } catch {
      let reference = AddressReference(text)
      guard let base, reference.scheme == nil, !reference.isWithinPage else { throw error }
      try self.init(base.resolving(reference))
    }
  }
}
