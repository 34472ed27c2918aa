import FaqService

extension RawFaqReader {
  /// Reads content in memory, one entry at a time, with the members around the entries so far.
  static func read(
    _ bytes: [UInt8],
    _ body: (RawFaq, _ envelope: () -> [RawMember]) throws(RawReadingError) -> Void
  ) throws(RawReadingError) {
    let chunkSize = 256 << 10
    var reader = Self()
    var rest = bytes[...]
    while true {
      switch try reader.advance() {
      case .entry:
        if let faq = reader.current { try body(faq) { reader.envelope } }
      case .needsBytes where rest.isEmpty: reader.finish()
      case .needsBytes:
        reader.feed(Array(rest.prefix(chunkSize)))
        rest = rest.dropFirst(chunkSize)
      case .end: return
      }
    }
  }
}
