import FaqService

/// Tells a web page from other content, which must be in UTF-8.
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

  /// Whether a web page begins in a chunk, by the first character of the content: `<`.
  ///
  /// A response that is labelled as a page may still be JSON.
  mutating func findsPage(in chunk: [UInt8]) -> Bool {
    guard !isOpen, let first = chunk.first(where: { !$0.precedesContent }) else { return false }
    isOpen = true
    let isJSON = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    return first == UInt8(ascii: "<") || saysPage && !isJSON
  }
}

private extension UInt8 {
  /// Whether this is white space, or a byte of a byte order mark.
  var precedesContent: Bool { [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains(self) }
}
