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

/// Content that is not meant as JSON at all.
extension FaultySource {
  /// The format that the content seems to have, if the fault is at its start.
  var foreignFormat: JSONMistake? {
    guard let start = head.first(from: head.start, where: { !$0.isJSONSpace }),
      let first = head[start],
      let name = formatName(first, from: start)
    else { return nil }
    return JSONMistake(
      location(at: max(start, text.start)),
      "this looks like \(name), and not like JSON",
      (isLine ? "" : Self.search)
        + #"""
        Content is written [{"elements":[{"type":"title","text":"…"},{"type":"body","text":"…"}]}].
        """#
    )
  }

  /// What was looked for in content that is not JSON.
  private static let search = """
    Questions with answers were looked for in headings, bold lines, lists, tables and the elements \
    of a page, and not found.\u{20}
    """

  private func formatName(_ first: UInt8, from start: Int) -> String? {
    let lines = head.text(in: start..<start + 2_000).split(whereSeparator: \.isNewline)
    guard let line = lines.first else { return nil }
    if first == UInt8(ascii: "\"") {
      return fault.code == .trailingContent && line.hasSeparator ? "CSV" : nil
    }
    guard offset - start <= 8, first != UInt8(ascii: "["), first != UInt8(ascii: "{") else {
      return nil
    }
    switch first {
    case UInt8(ascii: "<"): return line.hasPrefix("<?xml") ? "XML" : "HTML"
    case UInt8(ascii: "#"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: ">"):
      guard !(first == UInt8(ascii: "-") && line.dropFirst().first?.isLetter ?? true) else {
        return nil
      }
      return lines.contains(where: \.isLikeYAML) ? "YAML" : "Markdown"
    case _ where first.isASCIILetter:
      if line.isLikeYAML { return "YAML" }
      let isTable = lines.prefix(2).allSatisfy(\.hasSeparator)
      return isTable ? "CSV" : "plain text"
    default: return nil
    }
  }
}

private extension Substring {
  /// Whether the line is a name and a colon, alone or before a value: `- title: Why?`.
  var isLikeYAML: Bool {
    let content = drop { $0 == " " || $0 == "-" }
    guard let colon = content.firstIndex(of: ":"), colon > content.startIndex else { return false }
    let isName = content[..<colon].allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    let rest = content[content.index(after: colon)...]
    return isName && (rest.isEmpty || rest.first == " ")
  }

  /// Whether the line has a character that separates columns.
  var hasSeparator: Bool { contains { $0 == "," || $0 == ";" || $0 == "\t" } }
}
