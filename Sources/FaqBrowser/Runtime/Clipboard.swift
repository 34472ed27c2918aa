/// The clipboard of the terminal, which OSC 52 fills.
enum Clipboard {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
  )

  /// The sequence that puts bytes on the clipboard.
  static func sequence(copying bytes: [UInt8]) -> [UInt8] {
    Array("\u{1B}]52;c;".utf8) + base64(bytes) + Array("\u{1B}\\".utf8)
  }

  private static func base64(_ bytes: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0...3 {
        output.append(
          place <= group.count ? digits[bits >> (18 - 6 * place) & 0x3F] : UInt8(ascii: "=")
        )
      }
    }
    return output
  }
}
