import FaqService

/// Checks that a response is JSON content, and not a web page or in another encoding than UTF-8.
struct ContentGate {
  private let saysPage: Bool
  private var isOpen = false

  /// The names of UTF-8 and of its subset ASCII.
  private static let charsets: Set = ["utf-8", "utf8", "us-ascii", "ascii"]

  init(_ head: ResponseHead, name: String) throws(FaqServiceError) {
    let type = MediaType(head.value("content-type") ?? "")
    saysPage = type.isPage
    guard !saysPage, let charset = type.charset, !Self.charsets.contains(charset) else { return }
    throw .charset(charset, source: name)
  }

  /// Checks the first character of the content: a page begins with `<`.
  ///
  /// A response that is labelled as a page may still be JSON.
  mutating func pass(_ chunk: [UInt8], name: String) throws(FaqServiceError) {
    guard !isOpen, let first = chunk.first(where: { !$0.precedesContent }) else { return }
    isOpen = true
    let isJSON = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    if first == UInt8(ascii: "<") || saysPage && !isJSON { throw .webPage(source: name) }
  }
}

private extension UInt8 {
  /// Whether this is white space, or a byte of a byte order mark.
  var precedesContent: Bool { [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains(self) }
}
