/// How content is encoded.
enum TextEncoding: String {
  /// With or without a mark.
  case utf8 = "UTF-8"
  /// With a mark.
  case utf16LittleEndian = "UTF-16 (little-endian)"
  /// With a mark.
  case utf16BigEndian = "UTF-16 (big-endian)"
  /// Text that is not UTF-8, in which only tables are read.
  case windows1252 = "Windows-1252"

  static let utf8Mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  init(of content: [UInt8]) {
    self =
      if content.starts(with: [0xFF, 0xFE]) {
        .utf16LittleEndian
      } else if content.starts(with: [0xFE, 0xFF]) {
        .utf16BigEndian
      } else if String(validating: content, as: UTF8.self) != nil {
        .utf8
      } else {
        .windows1252
      }
  }
}

/// The encoding of Western Windows systems.
enum Windows1252 {
  /// What the bytes from 0x80 to 0x9F stand for; those that stand for nothing stay controls.
  private static let upper: [UInt16] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0x8D, 0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
  ]

  /// The text in UTF-8.
  static func decoded(_ content: [UInt8]) -> [UInt8] {
    let units = content.map { byte in
      (0x80...0x9F).contains(byte) ? upper[Int(byte) - 0x80] : UInt16(byte)
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
