import FaqService

/// Lets content through, and stops a web page that is sent in its stead, and what is not UTF-8.
struct ContentGate {
  private let saysPage: Bool
  private var isOpen = false

  /// What a server calls UTF-8, or a part of it.
  private static let charsets: Set = ["utf-8", "utf8", "us-ascii", "ascii"]

  init(_ head: ResponseHead, name: String) throws(FaqServiceError) {
    let type = MediaType(head.value("content-type") ?? "")
    saysPage = type.isPage
    guard !saysPage, let charset = type.charset, !Self.charsets.contains(charset) else { return }
    throw .charset(charset, source: name)
  }

  /// Looks at the first character of the content: a page begins with `<`, and what is called a page
  /// may still be JSON.
  mutating func pass(_ chunk: [UInt8], name: String) throws(FaqServiceError) {
    guard !isOpen, let first = chunk.first(where: { !$0.precedesContent }) else { return }
    isOpen = true
    let isJSON = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    if first == UInt8(ascii: "<") || saysPage && !isJSON { throw .webPage(source: name) }
  }
}

private extension UInt8 {
  /// White space, or a byte of a byte order mark.
  var precedesContent: Bool { [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains(self) }
}
