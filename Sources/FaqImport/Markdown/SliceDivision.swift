import Bytes
import FaqService

/// Divides a Markdown file where a block of the top level begins, an item or a row of a table.
struct SliceDivision {
  /// From which size on a slice ends before any number, so that lists without blank lines do too.
  private static let longest = 128 << 10

  private let source: [UInt8]
  private let size: Int
  private(set) var slices: [MarkdownFile.Slice] = []
  private(set) var definitions: [String: Range<Int>] = [:]
  private var start: Int
  private var header: Range<Int>?
  /// What ends the block of code, comment or raw text that the line is in.
  private var closing: [UInt8]?
  private var isCode = false
  /// The colons of the containers around, and how many elements are open that fold.
  private var fences: [Int] = []
  private var foldCount = 0
  private var isBlank = true
  private var isHTML = false
  /// Whether the next line may belong to a lead in the last one.
  private var isLead = false
  private var table: Range<Int>?
  private var lastLine = 0..<0

  init(_ source: [UInt8], from start: Int, size: Int) {
    (self.source, self.start, self.size) = (source, start, size)
  }

  mutating func divide() {
    var offset = start
    while offset < source.count {
      let content = source[offset...].prefix { $0 != 0x0A && $0 != 0x0D }
      offset = min(content.endIndex + 1, source.count)
      if source[(offset - 1)...].starts(with: "\r\n".utf8) { offset += 1 }
      read(content.indices, upTo: offset)
    }
    slices.append(MarkdownFile.Slice(range: start..<source.count, header: header))
  }
}

private extension SliceDivision {
  mutating func read(_ line: Range<Int>, upTo end: Int) {
    let text = source[line].drop { $0 == 0x20 || $0 == 0x09 }
    defer { lastLine = line.lowerBound..<end }
    if let closing {
      if isCode ? text.starts(with: closing) : source.holds(closing, in: line) {
        self.closing = nil
      }
      return
    }
    guard let first = text.first else {
      (isBlank, isHTML, table) = (true, false, nil)
      return
    }
    let indent = text.startIndex - line.lowerBound
    cut(at: line.lowerBound, before: text, indent: indent)
    follow(text, first)
    if let label = definedLabel(in: text, indent: indent), definitions[label] == nil {
      definitions[label] = line.lowerBound..<end
    }
    let isDelimiter = first == UInt8(ascii: "|") || first == UInt8(ascii: "-")
    if table == nil, !isBlank, isDelimiter, text.allSatisfy({ "|-: \t".utf8.contains($0) }) {
      table = lastLine.lowerBound..<end
    }
    isBlank = false
    let last = text.last { $0 != 0x20 }
    let isLabelled = SpokenLabel(in: String(utf8: text.prefix(20)), role: .question) != nil
    isLead =
      first == UInt8(ascii: "#") || isLabelled || last.map("?*_".utf8.contains) ?? false
      || text.allSatisfy { $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
  }

  /// Begins another slice with a line, if it can.
  mutating func cut(at offset: Int, before text: ArraySlice<UInt8>, indent: Int) {
    guard offset - start >= size, indent == 0, fences.isEmpty, foldCount == 0, !isHTML, !isLead
    else { return }
    let isRow = table != nil && text.first == UInt8(ascii: "|")
    // A definition or an answer may belong to a lead before the blank line.
    let mayGoOn = text.first == UInt8(ascii: ":") || text.starts(with: "A:".utf8)
    // A number above 1 may belong to a paragraph.
    let isNumber = text.first != UInt8(ascii: "1") && text.first?.isASCIIDigit == true
    let label = String(utf8: text.drop { $0 == UInt8(ascii: "#") }.prefix(40)).trimmed
    let isStart =
      text.isHeadingOrItem && (!isNumber || offset - start > Self.longest)
      && !SpokenLabel.isAlone(label, role: .answer)
    guard isRow || isStart || isBlank && !mayGoOn else { return }
    slices.append(MarkdownFile.Slice(range: start..<offset, header: header))
    (start, header) = (offset, isRow ? table : nil)
  }

  /// Follows the code, the elements and the containers that a line opens and closes.
  mutating func follow(_ text: ArraySlice<UInt8>, _ first: UInt8) {
    let mark = text.prefix { $0 == first }
    switch first {
    case UInt8(ascii: "`"), UInt8(ascii: "~"):
      if mark.count >= 3, !text[mark.endIndex...].contains(first) {
        (closing, isCode) = (Array(mark), true)
        return
      }
    case UInt8(ascii: ":"), UInt8(ascii: "/"):
      guard mark.count >= 3 else { break }
      if text.count > mark.count {
        fences.append(mark.count)
      } else if let last = fences.lastIndex(of: mark.count) {
        fences.removeSubrange(last...)
      }
    case UInt8(ascii: "{"):
      let tag = String(utf8: text).trimmed.templateTag(in: 0..<0)
      foldCount = max(0, foldCount + (tag.map { $0.isEnd ? -1 : 1 } ?? 0))
    case UInt8(ascii: "<"): isHTML = true
    default: break
    }
    var offset = text.startIndex
    while let tag = text[offset...].firstIndex(of: UInt8(ascii: "<")) {
      offset = tag + 1
      if text[tag...].starts(with: "<!--".utf8) {
        guard source.holds(Array("-->".utf8), in: tag + 4..<text.endIndex) else {
          (closing, isCode) = (Array("-->".utf8), false)
          return
        }
      } else {
        followTag(text[offset...])
      }
    }
  }

  mutating func followTag(_ text: ArraySlice<UInt8>) {
    let isEnd = text.first == UInt8(ascii: "/")
    let start = text.dropFirst(isEnd ? 1 : 0).prefix(20)
    let name = String(utf8: start.prefix(while: \.isASCIIAlphanumeric)).lowercased()
    if Vocabulary.foldingTags.contains(name) {
      let tag = text.prefix { $0 != UInt8(ascii: ">") }
      if isEnd {
        foldCount = max(0, foldCount - 1)
      } else if tag.last != UInt8(ascii: "/") {
        foldCount += 1
      }
    } else if !isEnd, ["script", "style", "pre", "textarea"].contains(name), isHTML {
      let end = Array("</\(name)".utf8)
      if !source.holds(end, in: text.indices) { (closing, isCode) = (end, false) }
    }
  }

  func definedLabel(in text: ArraySlice<UInt8>, indent: Int) -> String? {
    guard text.first == UInt8(ascii: "["), indent < 4,
      let close = text.firstIndex(of: UInt8(ascii: "]")),
      text.dropFirst(close + 1 - text.startIndex).first == UInt8(ascii: ":")
    else { return nil }
    return source.label(from: text.startIndex + 1, upTo: text.endIndex)
  }
}

private extension ArraySlice<UInt8> {
  /// Whether it begins with `# ` or `- ` or the like.
  var isHeadingOrItem: Bool {
    guard let first else { return false }
    let rest: Self
    switch first {
    case UInt8(ascii: "#"): rest = drop { $0 == first }
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"): rest = dropFirst()
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      let number = drop(while: \.isASCIIDigit)
      guard let mark = number.first, ".)".utf8.contains(mark) else { return false }
      rest = number.dropFirst()
    default: return false
    }
    return rest.first == 0x20 && rest.contains { $0 != 0x20 }
  }
}

private extension [UInt8] {
  /// Whether a text is within a range, whatever the case of its letters.
  func holds(_ text: [UInt8], in range: Range<Int>) -> Bool {
    guard range.count >= text.count else { return false }
    return (range.lowerBound...(range.upperBound - text.count)).contains { start in
      text.indices.allSatisfy { self[start + $0] | 0x20 == text[$0] | 0x20 }
    }
  }
}
