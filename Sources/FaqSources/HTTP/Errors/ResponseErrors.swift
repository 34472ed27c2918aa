import FaqService

extension FaqServiceError {
  static func missingLibrary(source: String) -> Self {
    Self(
      .missingLibrary,
      source: source,
      reason: "fetching needs the library libcurl, which is not installed",
      hint: "Install the package libcurl4 (Debian, Ubuntu) or libcurl (Fedora, Alpine)."
    )
  }

  static func webPage(source: String) -> Self {
    Self(
      .malformed,
      source: source,
      reason: "the server answered with a web page, not JSON",
      hint: "Check the address; it may lead to an ordinary page or to a login page."
    )
  }

  static func charset(_ name: String, source: String) -> Self {
    Self(
      .malformed,
      source: source,
      reason: "the server sends the content as \(name.prefix(40)), but JSON must be UTF-8",
      hint: "The server's Content-Type must say charset=utf-8, or give no charset."
    )
  }

  static func tooLarge(announced: Int? = nil, limit: Int, source: String) -> Self {
    Self(
      .tooLarge,
      source: source,
      reason: announced.map { "the content has \(ByteCount($0)); the limit is \(ByteCount(limit))" }
        ?? "the content is larger than the limit of \(ByteCount(limit))",
      hint: "Raise the limit if you expect content of this size."
    )
  }

  static func packing(_ name: String, source: String) -> Self {
    Self(
      .unreadable,
      source: source,
      reason: "the server compressed the content as \(name.prefix(40)), which was not requested"
    )
  }

  static func damagedPacking(source: String) -> Self {
    Self(
      .unreadable,
      source: source,
      reason: "the server says that the content is compressed, but it cannot be decompressed"
    )
  }

  static func lengths(source: String) -> Self {
    Self(
      .unreadable,
      source: source,
      reason: "the server sent an invalid or contradictory Content-Length"
    )
  }
}
