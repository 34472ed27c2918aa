/// Escapes text for a JSON string.
enum StringEncoding {
  /// `a "b"` becomes `a \"b\"`; only quotes, backslashes and control characters are escaped.
  static func append(_ text: String, to literal: inout [UInt8]) {
    for byte in text.utf8 {
      switch byte {
      case .quote, .backslash: literal.append(contentsOf: [.backslash, byte])
      case 0x00..<0x20: literal.append(contentsOf: escape(ofControl: byte).utf8)
      default: literal.append(byte)
      }
    }
  }

  private static func escape(ofControl byte: UInt8) -> String {
    switch byte {
    case 0x08: #"\b"#
    case 0x09: #"\t"#
    case .lineFeed: #"\n"#
    case 0x0C: #"\f"#
    case .carriageReturn: #"\r"#
    default: #"\u00"# + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
    }
  }
}
