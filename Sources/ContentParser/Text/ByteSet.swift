/// Bytes to look for in text.
package struct ByteSet: Sendable {
  /// Whether each of the 256 bytes is in the set.
  private let isMember: [Bool]

  /// The bytes in which a search is to stop.
  package init(_ bytes: some Sequence<UInt8>) {
    var isMember = [Bool](repeating: false, count: 256)
    for byte in bytes { isMember[Int(byte)] = true }
    self.isMember = isMember
  }

  /// Whether it is one of these.
  package func contains(_ byte: UInt8) -> Bool { isMember[Int(byte)] }

  /// The first offset from `start` on where there is one of these; the count if there is none.
  package func firstIndex(in text: Span<UInt8>, from start: Int) -> Int {
    var offset = start
    while offset < text.count, !isMember[Int(text[offset])] { offset &+= 1 }
    return offset
  }
}

extension String {
  /// Lends the text as UTF-8, as a rule without a copy.
  package func withUTF8Bytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      return body(utf8Span.span)
    }
    return body(Array(utf8).span)
  }
}
