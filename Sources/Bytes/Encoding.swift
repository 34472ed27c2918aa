extension [UInt8] {
  /// Appends text with each byte that meets a condition percent-encoded: `é` becomes `%C3%A9`.
  @inlinable
  package mutating func append<Encoded: ByteCondition>(
    _ text: Span<UInt8>,
    percentEncoding encoded: Encoded.Type
  ) { append(text, lookingAt: encoded) { Substitution(percentEncoding: text[$0]) } }
}

extension String {
  /// The text with each byte percent-encoded, except letters and digits of ASCII and some others.
  package func percentEncoded(except others: String) -> String {
    let isPlain = { (byte: UInt8) in byte.isASCIIAlphanumeric || others.utf8.contains(byte) }
    guard !utf8.allSatisfy(isPlain) else { return self }
    let digit = { (value: UInt8) in UInt8(ascii: value < 10 ? "0" : "7") + value }
    var encoded: [UInt8] = []
    encoded.reserveCapacity(utf8.count * 3)
    for byte in utf8 {
      if isPlain(byte) {
        encoded.append(byte)
      } else {
        encoded.append(UInt8(ascii: "%"))
        encoded.append(digit(byte >> 4))
        encoded.append(digit(byte & 15))
      }
    }
    return String(copying: encoded.span)
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

extension Sequence<UInt8> {
  /// The number of Unicode scalars in UTF-8.
  @inlinable package var scalarCount: Int { count { $0 & 0xC0 != 0x80 } }

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

  /// The hash FNV-1a with 64 bits, which is the same in every run, continued from another hash.
  package func fnv1a(after hash: UInt64 = 0xCBF2_9CE4_8422_2325) -> UInt64 {
    reduce(hash) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// The hash FNV-1a with 32 bits.
  package var shortFNV1a: UInt32 { reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 } }
}

private extension [UInt8] {
  static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
  )

  /// Appends the digits of up to three bytes, which are the highest of 24 bits.
  mutating func append(group bits: Int, _ count: Int) {
    for place in 0...3 {
      append(place <= count ? Self.digits[bits >> (18 - 6 * place) & 0x3F] : UInt8(ascii: "="))
    }
  }
}
