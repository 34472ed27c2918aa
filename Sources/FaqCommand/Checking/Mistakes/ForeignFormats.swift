import Bytes
import FaqService

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
