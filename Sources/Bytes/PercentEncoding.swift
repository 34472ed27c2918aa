extension [UInt8] {
  /// Appends text with each byte that meets a condition percent-encoded: `é` becomes `%C3%A9`.
  @inlinable
  package mutating func append<Encoded: ByteCondition>(
    _ text: Span<UInt8>,
    percentEncoding encoded: Encoded.Type
  ) {
    append(text, lookingAt: encoded) { Substitution(percentEncoding: text[$0]) }
  }
}

extension String {
  /// The text with each byte that meets a condition percent-encoded.
  @inlinable
  package func percentEncoded<Encoded: ByteCondition>(where encoded: Encoded.Type) -> String {
    var bytes: [UInt8] = []
    withUTF8Bytes { bytes.append($0, percentEncoding: encoded) }
    return String(copying: bytes.span)
  }
}

extension UInt8 {
  /// `%0A` for a line feed.
  package var percentEncoded: String {
    (self < 16 ? "%0" : "%") + String(self, radix: 16, uppercase: true)
  }
}

extension Substitution {
  @usableFromInline
  init(percentEncoding byte: UInt8) { self.init(byte.percentEncoded, for: 1) }
}
