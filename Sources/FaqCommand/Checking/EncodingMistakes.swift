import Bytes
import FaqService
import Platform

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

  /// A byte of another encoding, which is named if a single byte stands for a usual character.
  var otherEncoding: JSONMistake? {
    guard let byte = found else { return nil }
    let isAlone = text[offset + 1].map { $0 < 0x80 } ?? true
    let usual = isAlone ? Self.windows1252(byte) : nil
    let shown = usual.map { $0.isWhiteSpace ? $0.codePoint : "'\($0)'" }
    let meaning = shown.map { "; in Windows-1252 it is \($0)" } ?? ""
    let name = usual == nil ? "NAME" : "windows-1252"
    return mistake(
      "the byte 0x\(String(byte, radix: 16, uppercase: true)) is not UTF-8\(meaning)",
      "Save the content as UTF-8 (iconv -f \(name) -t UTF-8), or read it with --encoding \(name)."
    )
  }

  private static func windows1252(_ byte: UInt8) -> Unicode.Scalar? {
    let decoder = CharsetDecoder(.windows1252)
    let text = decoder.map { $0.decode([byte]) + $0.finish() } ?? []
    return String(utf8: text).unicodeScalars.first { $0 != "\u{FFFD}" }
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
      (Self.conversions[name] ?? (isLine ? "" : Self.search))
        + #"""
        Content is written [{"elements":[{"type":"title","text":"…"},{"type":"body","text":"…"}]}].
        """#
    )
  }

  /// How to convert the formats that are not read.
  private static let conversions = [
    "AsciiDoc": "Convert it to HTML: asciidoctor -o faqs.html FILE.\u{20}",
    "reStructuredText": "Convert it to Markdown: pandoc -t gfm -o faqs.md FILE.\u{20}",
  ]

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
    case UInt8(ascii: "="): return line.hasPrefix("= ") ? "AsciiDoc" : nil
    case UInt8(ascii: "."): return line.hasPrefix(".. ") ? "reStructuredText" : nil
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
