/// A value of `Content-Type`: `application/json; charset=utf-8`.
struct MediaType {
  /// The type itself, in lower case.
  let name: String
  /// The encoding of its text, in lower case.
  let charset: String?

  init(_ value: String) {
    let parts = value.lowercased().split(separator: ";", omittingEmptySubsequences: false)
      .map(\.trimmed)
    name = parts.first ?? ""
    charset = parts.dropFirst().first { $0.hasPrefix("charset=") }
      .map { $0.dropFirst("charset=".count).filter { !"\"' ".contains($0) } }
      .flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether it is for browsers.
  var isPage: Bool { name == "text/html" || name == "application/xhtml+xml" }
}
