import FaqService

extension FaqServiceError {
  static func missingLibrary(source: String) -> Self {
    Self(
      .missingLibrary,
      source: source,
      reason: "this needs the library libcurl, which is not installed",
      hint: "Install the package libcurl4 (Debian, Ubuntu) or libcurl (Fedora, Alpine)."
    )
  }

  static func webPage(source: String) -> Self {
    Self(
      .malformed,
      source: source,
      reason: "the server answered with a web page, not JSON",
      hint: "Check the address; it may lead to a page for people, or to one that asks to log in."
    )
  }

  static func charset(_ name: String, source: String) -> Self {
    Self(
      .malformed,
      source: source,
      reason: "the server sends the content as \(name.prefix(40)), and JSON is UTF-8",
      hint: "The server's Content-Type has to say charset=utf-8, or nothing of a charset."
    )
  }

  static func tooLarge(announced: Int? = nil, limit: Int, source: String) -> Self {
    let size = announced.map { "is \(ByteCount($0)) and so" } ?? "is"
    return Self(
      .tooLarge,
      source: source,
      reason: "the content \(size) larger than the limit of \(ByteCount(limit))",
      hint: "If so much is to be expected, raise the limit."
    )
  }

  static func packing(_ name: String, source: String) -> Self {
    Self(
      .unreadable,
      source: source,
      reason: "the server packed the content as \(name.prefix(40)), which nobody asked for"
    )
  }

  static func damagedPacking(source: String) -> Self {
    Self(
      .unreadable,
      source: source,
      reason: "the server says that the content is packed, and it cannot be unpacked"
    )
  }

  static func lengths(source: String) -> Self {
    Self(
      .unreadable,
      source: source,
      reason: "the server contradicts itself on the length of the content"
    )
  }
}
