import Bytes
import FaqService
import Platform

/// What an author did who broke the rules of JSON in one of the usual ways.
struct JSONMistake: Equatable {
  /// Where it is: at a comma that is too many, for example, and not after it.
  let location: RawLocation
  let message: String
  let hint: String?
  /// The code that says more than that of the fault, if there is one.
  var code: RawReadingError.Code?
}

extension JSONMistake {
  /// Recognises a mistake by the bytes around the fault that the reader found.
  init?(_ fault: RawReadingError, in recent: RecentBytes) {
    let start = recent.entryStart
    let offset = fault.location.offset
    let text = recent.text(in: min(start, max(0, offset - Self.reach))..<offset + Self.reach)
    self.init(FaultySource(fault: fault, text: text, head: recent.head, entryStart: start))
  }

  /// Recognises a mistake in a line of NDJSON.
  init?(inLineOf faq: RawFaq) {
    guard let fault = faq.fault else { return nil }
    let start = faq.location.offset
    let text = SourceText(faq.source, at: start)
    self.init(FaultySource(fault: fault, text: text, head: text, entryStart: start, isLine: true))
  }

  private init?(_ source: FaultySource) {
    guard let mistake = source.mistake else { return nil }
    self = mistake
  }

  /// How far a line is looked at.
  private static let reach = 4 << 10
}

/// A mistake that the signs at the fault tell.
struct SignRule {
  /// The kind of fault that it explains.
  let context: Substring
  /// The possible last signs before the fault, or `*` for any.
  let before: Substring
  /// The possible signs at the fault, or `*` for any.
  let found: Substring
  /// Whether the mistake is at the sign before the fault, after that, or at the fault.
  let place: Substring
  let message: String
  let hint: String?

  static let all = table.split(separator: "\n").map { line in
    let columns = line.split(separator: " ", maxSplits: 4)
    let texts = String(columns[4]).parts(between: " → ").map(String.init)
    return Self(
      context: columns[0],
      before: columns[1],
      found: columns[2],
      place: columns[3],
      message: texts[0],
      hint: texts.count > 1 ? texts[1] : nil
    )
  }

  private static let table = #"""
    sign * #/ at JSON has no comments → Remove the comment.
    sign , ]} before trailing comma → Remove it.
    sign , , at there are two commas in a row → Remove one.
    sign [{ , at nothing precedes this comma → Remove it.
    sign : ]}, at this member has no value → Write a value after the colon, or remove the member.
    sign * ' at strings need double quotes → Write " for ' at both ends.
    sign * ` at strings need double quotes, not backticks → Write " for ` at both ends.
    sign * “”„‘’‚«» at strings need straight quotes → Write " at both ends.
    sign * + at numbers have no plus sign → Remove it.
    sign * . at a digit must precede the point of a number → Write 0 before the point.
    colon * = at names are followed by a colon → Write : for =.
    colon * ,}] at this name has no value → Write it as "name": "value".
    colon * * after a colon is missing → Write : after the name.
    comma * ; at values are separated by commas → Write , for ;.
    comma * : at a list has no names → Write { and } around members, and not [ and ].
    comma * "{[-0123456789tfn after a comma is missing → Write , between the two values.
    end * #/ at JSON has no comments → Remove the comment.
    end * , at nothing can follow the end of the content → Several entries are a list: write [ before the first and ] after the last.
    end * ]} at this bracket closes nothing → Remove it, or write the one that it closes.
    string * ␊␍ at a string cannot span lines → Write \n for the line break, or " to end the string.
    string * ␉ at a string cannot hold a tab → Write \t for it.
    """#
}

/// Content in another encoding than UTF-8, or not meant as JSON at all.
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

  /// A byte of another encoding, which is named if a single byte is a usual character in it.
  var otherEncoding: JSONMistake? {
    guard let byte = found else { return nil }
    let isAlone = text[offset + 1].map { $0 < 0x80 } ?? true
    let decoded = CharsetDecoder(.windows1252).map { $0.decode([byte]) + $0.finish() } ?? []
    let usual = isAlone ? String(utf8: decoded).unicodeScalars.first { $0 != "\u{FFFD}" } : nil
    let shown = usual.map { $0.isWhiteSpace ? $0.codePoint : "'\($0)'" }
    let meaning = shown.map { "; in Windows-1252 it is \($0)" } ?? ""
    let name = usual == nil ? "NAME" : "windows-1252"
    return mistake(
      "the byte 0x\(String(byte, radix: 16, uppercase: true)) is not UTF-8\(meaning)",
      "Save the content as UTF-8 (iconv -f \(name) -t UTF-8), or read it with --encoding \(name)."
    )
  }

  /// The format that the content seems to have, if the fault is at its start.
  var foreignFormat: JSONMistake? {
    guard let start = head.first(from: head.start, where: { !$0.isJSONSpace }),
      let first = head[start],
      let name = formatName(first, from: start)
    else { return nil }
    let conversion = Self.conversions[name]
    let isSearched = conversion == nil && !isLine
    return JSONMistake(
      location: location(at: max(start, text.start)),
      message: "this looks like \(name), "
        + (isSearched ? "but no questions with answers were found" : "and not like JSON"),
      hint: (conversion ?? (isSearched ? Self.search : ""))
        + #"""
        Content is written [{"elements":[{"type":"title","text":"…"},{"type":"body","text":"…"}]}].
        """#,
      code: isSearched ? .empty : nil
    )
  }

  /// How to convert the formats that are not read.
  private static let conversions = [
    "AsciiDoc": "Convert it to HTML: asciidoctor -o faqs.html FILE.\u{20}",
    "reStructuredText": "Convert it to Markdown: pandoc -t gfm -o faqs.md FILE.\u{20}",
    "a compressed file": "Convert it to text: gunzip -c FILE | faq list --source -.\u{20}",
    "a ZIP archive, such as .docx": "Convert it to HTML or CSV, or unpack it.\u{20}",
    "PDF": "Convert it to text: pdftotext -layout FILE faqs.txt.\u{20}",
  ]

  /// Where questions were looked for in content that is not JSON.
  private static let search = """
    They were looked for in headings, bold lines, lists, tables and the elements of a page.\u{20}
    """

  private func formatName(_ first: UInt8, from start: Int) -> String? {
    let lines = head.text(in: start..<start + 2_000).split(whereSeparator: \.isNewline)
    guard let line = lines.first else { return nil }
    let isTable = lines.prefix(2).allSatisfy { $0.contains { ",;\t".contains($0) } }
    if first == UInt8(ascii: "\"") {
      return fault.code == .trailingContent && isTable ? "CSV" : nil
    }
    guard offset - start <= 8 else { return nil }
    let hasFrontMatter = line == "---" && lines[1...].dropLast().contains("---")
    // A comment of YAML may be a heading of Markdown, whose items may be like YAML.
    let content = lines.first { $0.first != "#" && $0 != "---" }
    let list = !hasFrontMatter && content?.isLikeYAML == true ? "YAML" : "Markdown"
    switch first {
    case 0x1F: return "a compressed file"
    case UInt8(ascii: "P") where line.hasPrefix("PK\u{3}"): return "a ZIP archive, such as .docx"
    case UInt8(ascii: "<"): return line.hasPrefix("<?xml") ? "XML" : "HTML"
    case UInt8(ascii: "#"), UInt8(ascii: "*"), UInt8(ascii: ">"), UInt8(ascii: "!"): return list
    case UInt8(ascii: "-"): return line.dropFirst().first?.isLetter ?? true ? nil : list
    case UInt8(ascii: "="): return line.hasPrefix("= ") ? "AsciiDoc" : nil
    case UInt8(ascii: "."): return line.hasPrefix(".. ") ? "reStructuredText" : nil
    case UInt8(ascii: "%"): return line.hasPrefix("%PDF") ? "PDF" : nil
    case UInt8(ascii: "+"): return line == "+++" ? list : nil
    case UInt8(ascii: "["): return line.contains("](") ? "Markdown" : nil
    case _
    where line.first?.isLetter == true || first.isASCIIDigit && line.contains(where: \.isLetter):
      return line.isLikeYAML ? "YAML" : isTable ? "CSV" : "plain text"
    default: return nil
    }
  }
}

private extension Substring {
  /// Whether the line is a name and a colon, alone or before a value: `- title: Why?`.
  var isLikeYAML: Bool {
    let content = drop { $0 == " " || $0 == "-" }
    let parts = content.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, parts[1].isEmpty || parts[1].hasPrefix(" ") else {
      return false
    }
    return parts[0].allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
