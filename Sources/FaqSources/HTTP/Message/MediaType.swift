/// The value of a `Content-Type` header: `application/json; charset=utf-8`.
struct MediaType {
  /// The type without parameters, in lower case.
  let name: String
  /// The charset in lower case, if there is one.
  let charset: String?

  init(_ value: String) {
    let parts = value.lowercased().split(separator: ";", omittingEmptySubsequences: false)
      .map(\.withoutOuterBlanks)
    name = parts.first ?? ""
    charset = parts.dropFirst().first { $0.hasPrefix("charset=") }
      .map { $0.dropFirst("charset=".count).filter { !"\"' ".contains($0) } }
      .flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether the type is that of a web page.
  var isPage: Bool { name == "text/html" || name == "application/xhtml+xml" }
}
