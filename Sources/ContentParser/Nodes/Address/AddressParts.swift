/// An address divided into its parts, each as it was written.
struct AddressParts {
  private let scheme: AddressScheme
  /// The scheme with what separates it from the next part.
  private let start: Substring
  private let authority: AddressAuthority?
  /// The path, or the recipient or number of an address without a host.
  private let target: Substring
  private let query: Substring?
  private let fragment: Substring?

  init(of text: String) throws(AddressError) {
    let (scheme, afterColon) = try AddressScheme.reading(text)
    let slashes = afterColon.prefix(of: "/\\")
    var rest = afterColon[slashes.endIndex...]
    guard slashes == (scheme.isWeb ? "//" : "") else {
      throw AddressError(.scheme, .slashes(scheme, rest))
    }
    self.scheme = scheme
    start = text[..<rest.startIndex]
    (rest, fragment) = rest.divided(at: "#")
    (rest, query) = rest.divided(at: "?")
    let end = scheme.isWeb ? rest.prefix(before: "/").endIndex : rest.startIndex
    authority = scheme.isWeb ? AddressAuthority(rest[..<end]) : nil
    target = rest[end...]
  }

  var host: Substring? { authority?.host }

  /// Throws unless relative addresses may lead on from this one.
  func checkAsBase() throws(AddressError) {
    guard let authority else { throw AddressError(.scheme, .baseScheme(scheme)) }
    guard !authority.hasUser else { throw AddressError(.user, .baseUser) }
  }

  /// Checks each part, and joins them with their unsafe characters percent-encoded.
  func checkedText() throws(AddressError) -> String {
    var text = String(start)
    if let authority { text += try authority.checkedText() }
    if target.isEmpty, scheme == .tel || scheme == .mailto && query == nil {
      throw AddressError(scheme.target, .missing)
    }
    text += try target.checked(as: scheme.target)
    if let query { text += try "?" + query.checked(as: .query, isWeb: scheme.isWeb) }
    if let fragment { text += try "#" + fragment.checked(as: .fragment) }
    return text
  }
}
