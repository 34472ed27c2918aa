import FaqService
import Platform

/// How content is encoded.
enum TextEncoding: Equatable {
  /// With or without a mark.
  case utf8
  /// Text that is not UTF-8, and names no encoding that can be converted.
  case windows1252
  /// What a mark or a page says.
  case charset(Charset)

  static let utf8Mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  init(of content: [UInt8]) {
    self =
      if let marked = Charset(markOf: content), !marked.isUTF8 {
        .charset(marked)
      } else {
        String(validating: content, as: UTF8.self) != nil ? .utf8 : .windows1252
      }
  }

  /// What a message says of content that was converted: `converted from Windows-1252`.
  var remark: String? {
    switch self {
    case .utf8: nil
    case .windows1252: "converted from Windows-1252"
    case .charset(let charset): "converted from \(charset.name)"
    }
  }

  /// The whole text in UTF-8; nil if this system cannot convert it.
  func decoded(_ content: [UInt8]) -> [UInt8]? {
    switch self {
    case .utf8: content
    case .windows1252: Windows1252.decoded(content)
    case .charset(let charset): CharsetDecoder(charset).map { $0.decode(content) + $0.finish() }
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

/// The encoding that a page names for itself.
struct DeclaredEncoding {
  /// The name on the page, in capitals.
  let label: String

  /// How many bytes are searched for a name.
  private static let searchedCount = 4_096
  /// What bytes are read as that are not UTF-8: in UTF-16, the name could not be found.
  private static let usualNames = ["UTF-8", "UTF-16LE", "UTF-16BE", "windows-1252"]

  /// Nil if the content is no page, names no encoding, or seems to be in another one.
  init?(of content: [UInt8], _ encoding: TextEncoding) {
    let start = content.prefix(Self.searchedCount)
    guard start.first(where: { !$0.isHTMLSpace }) == UInt8(ascii: "<"),
      let label = Self.name(in: String(utf8: start)),
      encoding == .windows1252 || label.hasPrefix("ISO-2022-") && content.contains(0x1B),
      !Self.usualNames.contains(Charset(label: label)?.name ?? "")
    else { return nil }
    self.label = label
  }

  /// Nil if the Encoding Standard does not have it.
  var encoding: TextEncoding? { Charset(label: label).map { .charset($0) } }

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
