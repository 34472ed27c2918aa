import Bytes

/// A reference to an address, divided into parts as RFC 3986 does: `../map?zoom=2#station`.
///
/// It may be anything that a text holds; what comes of it is checked as an `Address`.
struct AddressReference: Hashable {
  private(set) var scheme: Substring?
  private var authority: Substring?
  private var path: Substring
  private var query: Substring?
  private let fragment: Substring?

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
  var isWithinPage: Bool {
    scheme == nil && authority == nil && path.isEmpty && query == nil
  }

  /// The parts joined again.
  var text: String {
    (scheme.map { $0 + ":" } ?? "") + (authority.map { "//" + $0 } ?? "") + path
      + (query.map { "?" + $0 } ?? "") + (fragment.map { "#" + $0 } ?? "")
  }

  /// The reference that this one is, seen from an address of the web (RFC 3986, section 5.2).
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
  /// Whether it is a letter, and letters, digits, `+`, `-` and `.` behind it.
  var isSchemeName: Bool {
    utf8.first?.isASCIILetter == true
      && utf8.allSatisfy {
        $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-")
          || $0 == UInt8(ascii: ".")
      }
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
