import FaqService

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

  /// Whether it has two bytes for each unit, after a mark.
  var isWide: Bool { self == .utf16LittleEndian || self == .utf16BigEndian }

  /// What a message says of content that was converted: `converted from Windows-1252`.
  var remark: String? { self == .utf8 ? nil : "converted from \(rawValue)" }

  /// Units of UTF-16 as UTF-8.
  func decodedUnits(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map {
      unit(at: $0, in: bytes)
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// Where the last whole character in UTF-16 ends.
  func endOfCharacters(in bytes: [UInt8]) -> Int {
    let end = bytes.count & ~1
    guard end > 0, UTF16.isLeadSurrogate(unit(at: end - 2, in: bytes[...])) else { return end }
    return end - 2
  }

  private func unit(at offset: Int, in bytes: ArraySlice<UInt8>) -> UInt16 {
    let (first, second) = (UInt16(bytes[offset]), UInt16(bytes[offset + 1]))
    return self == .utf16LittleEndian ? second << 8 | first : first << 8 | second
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

/// An encoding that a page names, and that is not read.
struct UnreadEncoding {
  /// Its name, as `iconv` knows it.
  let name: String

  /// How many bytes are searched for a name.
  private static let searchedCount = 4_096
  /// Names of encodings that are read: UTF-8, Windows-1252 and what is a part of them.
  private static let readNames: Set<String> = [
    "UTF-8", "UTF8", "US-ASCII", "ASCII", "ISO-8859-1", "ISO8859-1", "ISO_8859-1", "LATIN1",
    "LATIN-1", "WINDOWS-1252", "CP1252", "X-CP1252",
  ]
  /// Names that pages use and `iconv` does not know.
  private static let otherNames = [
    "X-SJIS": "SHIFT_JIS", "SHIFT-JIS": "SHIFT_JIS", "WINDOWS-31J": "CP932", "X-EUC-JP": "EUC-JP",
    "GB2312": "GBK", "X-GBK": "GBK", "KS_C_5601-1987": "CP949", "X-X-BIG5": "BIG5",
  ]

  /// Nil if the text is no page, is UTF-8, or names an encoding that is read, or none.
  init?(of text: ForeignText) {
    let start = text.bytes.prefix(Self.searchedCount)
    guard start.first(where: { !$0.isHTMLSpace }) == UInt8(ascii: "<"),
      let named = Self.name(in: String(utf8: start)), !Self.readNames.contains(named),
      text.encoding == .windows1252
        || named.hasPrefix("ISO-2022-") && text.bytes.contains(0x1B)
    else { return nil }
    name = Self.otherNames[named] ?? named
  }

  /// What follows `charset=`, or `encoding=` in XML, in capitals.
  private static func name(in text: String) -> String? {
    for label in ["charset", "encoding"] {
      for part in text.lowercased().split(separator: label).dropFirst() {
        let value = part.drop(while: \.isWhitespace)
        guard value.first == "=" else { continue }
        let name = value.dropFirst().drop { $0.isWhitespace || "\"'".contains($0) }
          .prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
        if (1...40).contains(name.count) { return name.uppercased() }
      }
    }
    return nil
  }
}
