import Bytes

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
      throw AddressError(.path, "it is longer than \(Self.maximumLength) bytes")
    }
    self.text = address.text
    reference = AddressReference(address.text)
  }

  /// A reference resolved against the base; it is not checked.
  func resolving(_ reference: AddressReference) -> String {
    reference.resolved(against: self.reference).text
  }
}

extension Address {
  /// A whole address, or a relative one resolved against a base (RFC 3986, section 5).
  ///
  /// - Parameters:
  ///   - text: A whole address, or a relative one. Text that is empty or only a fragment leads to a
  ///     place in a page that is not shown, and is not resolved.
  ///   - base: What a relative address is relative to; nil allows only whole ones.
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

/// A reference to an address, divided into parts as RFC 3986 does: `../map?zoom=2#station`.
///
/// It may be anything that a text holds; what comes of it is checked as an `Address`.
struct AddressReference: Hashable {
  private(set) var scheme: Substring?
  private(set) var authority: Substring?
  private(set) var path: Substring
  private(set) var query: Substring?
  let fragment: Substring?

  init(_ text: String) {
    var rest = text[...]
    (rest, fragment) = rest.divided(at: "#")
    (rest, query) = rest.divided(at: "?")
    let name = rest.prefix(before: ":/")
    if name.isSchemeName, let path = rest[name.endIndex...].dropping(":") {
      scheme = name
      rest = path
    }
    if rest.utf8.starts(with: "//".utf8) {
      rest = Substring(rest.utf8.dropFirst(2))
      authority = rest.prefix(before: "/")
      rest = rest[(authority ?? rest).endIndex...]
    }
    path = rest
  }

  /// Whether it leads to a place in the text that holds it.
  var isWithinPage: Bool { scheme == nil && authority == nil && path.isEmpty && query == nil }

  /// The parts joined again.
  var text: String {
    (scheme.map { $0 + ":" } ?? "") + (authority.map { "//" + $0 } ?? "") + path
      + (query.map { "?" + $0 } ?? "") + (fragment.map { "#" + $0 } ?? "")
  }

  /// The reference resolved against an address of the web (RFC 3986, section 5.2).
  ///
  /// One with a scheme is complete, and stays as it was written.
  func resolved(against base: Self) -> Self {
    guard scheme == nil else { return self }
    var target = self
    target.scheme = base.scheme
    guard authority == nil else {
      target.path = path.withoutDotSegments
      return target
    }
    target.authority = base.authority
    if path.isEmpty {
      target.path = base.path
      target.query = query ?? base.query
    } else {
      let isWhole = path.utf8.first == UInt8(ascii: "/")
      target.path = (isWhole ? path : base.path.folder + path).withoutDotSegments
    }
    return target
  }
}

private extension Substring {
  /// Whether it is a letter, followed by letters, digits, `+`, `-` and `.`.
  var isSchemeName: Bool {
    utf8.first?.isASCIILetter == true
      && utf8.allSatisfy { $0.isASCIIAlphanumeric || "+-.".utf8.contains($0) }
  }

  /// A path up to its last slash.
  var folder: Self {
    guard let slash = unicodeScalars.lastIndex(of: "/") else { return "/" }
    return self[...slash]
  }

  /// A path from the root without the segments `.` and `..` (RFC 3986, section 5.2.4).
  var withoutDotSegments: Self {
    let segments = unicodeScalars.split(separator: "/", omittingEmptySubsequences: false)
    var kept: [SubSequence.UnicodeScalarView] = []
    for segment in segments.dropFirst() {
      switch String(segment) {
      case ".": continue
      case "..": _ = kept.popLast()
      default: kept.append(segment)
      }
    }
    guard let last = segments.dropFirst().last.map({ String($0) }) else { return self }
    let ending = last == "." || last == ".." ? "/" : ""
    return Self(kept.map { "/" + String($0) }.joined() + ending)
  }
}
