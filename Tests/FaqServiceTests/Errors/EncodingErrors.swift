import FaqService

/// Content in other encodings, and invalid UTF-8 (RFC 3629).
extension ErrorCase {
  static let foreign = [
    wrongEncoding([0x5B, 0, 0x5D, 0], "UTF-16 (little-endian)"),
    wrongEncoding([0, 0x5B, 0, 0x5D], "UTF-16 (big-endian)"),
    wrongEncoding([0xFF, 0xFE, 0x5B, 0, 0x5D, 0], "UTF-16 (little-endian)"),
    wrongEncoding([0xFE, 0xFF, 0, 0x5B, 0, 0x5D], "UTF-16 (big-endian)"),
    wrongEncoding([0x37, 0], "UTF-16 (little-endian)"),
    wrongEncoding([0, 0x37], "UTF-16 (big-endian)"),
    wrongEncoding([0xFF, 0xFE], "UTF-16 (little-endian)"),
    wrongEncoding([0xFE, 0xFF], "UTF-16 (big-endian)"),
    wrongEncoding([0x5B, 0, 0, 0, 0x5D, 0, 0, 0], "UTF-32 (little-endian)"),
    wrongEncoding([0, 0, 0, 0x5B, 0, 0, 0, 0x5D], "UTF-32 (big-endian)"),
    wrongEncoding([0xFF, 0xFE, 0, 0, 0x5B, 0, 0, 0], "UTF-32 (little-endian)"),
    wrongEncoding([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x5B], "UTF-32 (big-endian)"),
  ]

  static let invalid = [
    ErrorCase(
      [0x22, 0xC3, 0x28, 0x22],
      .invalidUTF8,
      at: 1,
      "line 1, column 2: expected UTF-8, found byte 0xC3"
    ),
    ErrorCase(
      [0x22, 0xED, 0xA0, 0x80, 0x22],
      .invalidUTF8,
      at: 1,
      "line 1, column 2: expected UTF-8, found byte 0xED"
    ),
    ErrorCase(
      [0x22, 0xC3, 0xA9, 0xF0, 0x9F, 0x99],
      .unexpectedEnd,
      at: 6,
      "line 1, column 4: expected a quote that ends the string, found the end"
    ),
    ErrorCase(
      [0x22, 0x80, 0x0A, 0x22],
      .invalidUTF8,
      at: 1,
      "line 1, column 2: expected UTF-8, found byte 0x80"
    ),
    ErrorCase([0xFF], .invalidUTF8, at: 0, "line 1, column 1: expected UTF-8, found byte 0xFF"),
    ErrorCase(
      [0xEF, 0xBB],
      .invalidUTF8,
      at: 0,
      "line 1, column 1: expected UTF-8, found byte 0xEF"
    ),
    ErrorCase(
      [0x5B, 0x31, 0xC0, 0x5D],
      .invalidUTF8,
      at: 2,
      "line 1, column 3: expected UTF-8, found byte 0xC0"
    ),
    ErrorCase(
      [0x22, 0x5C, 0xFF, 0x22],
      .invalidUTF8,
      at: 2,
      "line 1, column 3: expected UTF-8, found byte 0xFF"
    ),
    ErrorCase(
      [0x7B, 0x22, 0xF8, 0x22, 0x3A, 0x31, 0x7D],
      .invalidUTF8,
      at: 2,
      "line 1, column 3: expected UTF-8, found byte 0xF8"
    ),
    ErrorCase(
      Array(#"[{"a":1},[{"b":[2,"é"#.utf8) + [0xFF] + Array(#""]}]]"#.utf8),
      .invalidUTF8,
      at: 21,
      "line 1, column 21, at /1/0/b/1: expected UTF-8, found byte 0xFF"
    ),
    ErrorCase(
      Array(#"[[1],{"a":["#.utf8) + [0x22, 0xFF, 0x22] + Array(#",{"c":01"#.utf8),
      .invalidUTF8,
      at: 12,
      "line 1, column 13, at /1/a/0: expected UTF-8, found byte 0xFF"
    ),
    ErrorCase(
      Array(#"[1,{"a":{"b":2,"#.utf8) + [0x22, 0xFF, 0x22] + Array(#":3}}]"#.utf8),
      .invalidUTF8,
      at: 16,
      "line 1, column 17, at /1/a: expected UTF-8, found byte 0xFF"
    ),
    ErrorCase(
      Array(#"{"faqs":[{"type":1},{"type":"#.utf8) + [0x22, 0xFF, 0x22] + Array("}]}".utf8),
      .invalidUTF8,
      at: 29,
      "line 1, column 30, at /faqs/1/type: expected UTF-8, found byte 0xFF"
    ),
    ErrorCase(
      Array(#"{"faqs":[{"type":"#.utf8) + [0x22, 0xFF, 0x22] + Array("}]}".utf8),
      .invalidUTF8,
      at: 18,
      "line 1, column 19, at /faqs/0/type: expected UTF-8, found byte 0xFF"
    ),
    ErrorCase(
      Array(#"{"x":{"y":"#.utf8) + [0x22, 0xFF, 0x22] + Array("}}".utf8),
      .invalidUTF8,
      at: 11,
      "line 1, column 12, at /x/y: expected UTF-8, found byte 0xFF"
    ),
    ErrorCase(
      Array(#"[{"type":1},2,["a","#.utf8) + [0x22, 0xFF, 0x22] + Array("]]".utf8),
      .invalidUTF8,
      at: 20,
      "line 1, column 21, at /2/1: expected UTF-8, found byte 0xFF"
    ),
  ]

  private static func wrongEncoding(_ bytes: [UInt8], _ name: String) -> Self {
    Self(
      bytes,
      .wrongEncoding,
      at: 0,
      "line 1, column 1: expected UTF-8, not \(name), found zero bytes or a byte order mark"
    )
  }
}
