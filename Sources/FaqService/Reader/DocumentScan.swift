/// Reads a single JSON text.
enum DocumentScan {
  static func storage(
    of bytes: [UInt8],
    limits: ReadingLimits
  ) throws(RawReadingError) -> RawStorage {
    var reader = RawFaqReader(layout: .detected, limits: limits)
    return try reader.readDocument(bytes)
  }
}

extension RawFaqReader {
  mutating func readDocument(_ bytes: [UInt8]) throws(RawReadingError) -> RawStorage {
    feed(bytes)
    finish()
    do throws(SyntaxFault) {
      _ = try readMark()
      guard peek() != nil else { throw SyntaxFault(.empty, at: cursor, expected: "JSON") }
      consume()
      phase = .wholeRoot
      _ = try scan(from: 0)
      let end = cursor
      if peek() != nil {
        throw SyntaxFault(.trailingContent, at: cursor, expected: "the end")
      }
      return RawStorage(
        bytes: Array(window.slice(0..<end)),
        tokens: scanner.tokens,
        origin: RawOrigin(position: window.position)
      )
    } catch {
      throw located(pending(error))
    }
  }
}
