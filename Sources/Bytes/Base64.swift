extension Sequence<UInt8> {
  /// The bytes in Base64 with padding: `Ma` is `TWE=`.
  package var base64: [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity((underestimatedCount + 2) / 3 * 4)
    var (bits, count) = (0, 0)
    for byte in self {
      (bits, count) = (bits << 8 | Int(byte), count + 1)
      if count == 3 {
        output.append(group: bits, count)
        (bits, count) = (0, 0)
      }
    }
    if count > 0 { output.append(group: bits << (8 * (3 - count)), count) }
    return output
  }
}

private extension [UInt8] {
  static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
  )

  /// Appends the digits of up to three bytes, which are the highest of 24 bits.
  mutating func append(group bits: Int, _ count: Int) {
    for place in 0...3 {
      append(
        place <= count ? Self.digits[bits >> (18 - 6 * place) & 0x3F] : UInt8(ascii: "=")
      )
    }
  }
}
