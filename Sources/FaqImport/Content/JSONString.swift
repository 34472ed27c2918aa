extension [UInt8] {
  /// Appends a text as a JSON string: `a "b"` becomes `"a \"b\""`.
  mutating func appendJSONString(_ text: String) {
    append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): append(contentsOf: [UInt8(ascii: "\\"), byte])
      case UInt8(ascii: "\n"): append(contentsOf: #"\n"#.utf8)
      case 0x00..<0x20:
        append(contentsOf: #"\u00"#.utf8)
        append(contentsOf: (byte < 0x10 ? "0" : "").utf8)
        append(contentsOf: String(byte, radix: 16).utf8)
      default: append(byte)
      }
    }
    append(UInt8(ascii: "\""))
  }
}
