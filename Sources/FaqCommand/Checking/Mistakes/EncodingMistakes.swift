import Bytes
import FaqService

extension FaultySource {
  /// UTF-16 and UTF-32.
  var wrongEncoding: JSONMistake? {
    let name = fault.expected.replacing("UTF-8, not ", with: "")
    let hasMark = head[0].map { $0 >= 0xFE } ?? false
    let order = hasMark ? "" : name.contains("little") ? "LE" : "BE"
    return mistake(
      "the content is in \(name), and not in UTF-8",
      "Save it as UTF-8, or convert it: iconv -f \(name.prefix { $0 != " " })\(order) -t UTF-8."
    )
  }

  /// A single byte of Latin-1 or Windows-1252.
  var otherEncoding: JSONMistake? {
    guard let byte = found, text[offset + 1].map({ $0 < 0x80 }) ?? true else { return nil }
    let isLatin1 = byte >= 0xA0
    let character = isLatin1 ? Unicode.Scalar(byte) : Self.windows1252[byte]
    guard let character else { return nil }
    let encoding = isLatin1 ? "Latin-1" : "Windows-1252"
    let name = isLatin1 ? "ISO-8859-1" : "WINDOWS-1252"
    let shown = character.isWhiteSpace ? character.codePoint : "'\(character)'"
    return mistake(
      "the byte 0x\(String(byte, radix: 16, uppercase: true)) is not UTF-8; "
        + "in \(encoding) it is \(shown)",
      "Save the content as UTF-8, or convert it: iconv -f \(name) -t UTF-8."
    )
  }

  /// The signs that texts in Windows-1252 usually have.
  private static var windows1252: [UInt8: Unicode.Scalar] {
    [
      0x80: "€", 0x82: "‚", 0x84: "„", 0x85: "…", 0x91: "‘", 0x92: "’", 0x93: "“", 0x94: "”",
      0x95: "•", 0x96: "–", 0x97: "—", 0x99: "™",
    ]
  }
}
