import Bytes

/// Signs of HTML, each at the byte that may begin it.
extension Span<UInt8> {
  /// A known element that is closed later, an empty one that is not mentioned in a sentence, or a
  /// comment.
  func endOfTag(at offset: Int) -> Int? {
    if begins(with: "<!--", at: offset) { return endOfShownLine(from: offset) }
    let nameEnd = endOfName(from: offset + 1)
    guard nameEnd < count, let end = endOfAttributes(from: nameEnd) else { return nil }
    let name = String(copying: extracting(offset + 1..<nameEnd)).lowercased()
    let hasAttributes = self[nameEnd] == UInt8(ascii: " ") && self[nameEnd + 1] != UInt8(ascii: "/")
    if HTMLWords.emptyElements.contains(name) {
      let isInSentence =
        offset > 0 && self[offset - 1] == UInt8(ascii: " ") && end + 1 < count
        && !isStartOfLine(end + 2)
      return hasAttributes || !isInSentence ? end + 1 : nil
    }
    guard HTMLWords.elements.contains(name) else { return nil }
    return isClosed(name, after: end) ? end + 1 : nil
  }

  /// `&nbsp;` or `&#8211;`.
  func endOfEntity(at offset: Int) -> Int? {
    let isNumber = self[offset + 1] == UInt8(ascii: "#")
    let start = isNumber ? offset + 2 : offset + 1
    let end = endOfName(from: start)
    guard end > start, end < count, self[end] == UInt8(ascii: ";") else { return nil }
    if isNumber {
      let digits = self[start] | 0x20 == UInt8(ascii: "x") ? start + 1 : start
      return (digits..<end).allSatisfy { self[$0].isASCIIHexDigit } ? end + 1 : nil
    }
    let name = String(copying: extracting(start..<end))
    return HTMLWords.entities.contains(name) ? end + 1 : nil
  }

  /// Where `>` is, directly behind the name or behind an attribute or a slash.
  private func endOfAttributes(from nameEnd: Int) -> Int? {
    switch self[nameEnd] {
    case UInt8(ascii: ">"): return nameEnd
    case UInt8(ascii: "/"): return begins(with: "/>", at: nameEnd) ? nameEnd + 1 : nil
    case UInt8(ascii: " "):
      if begins(with: "/>", at: nameEnd + 1) { return nameEnd + 2 }
      let end = endOfName(from: nameEnd + 1)
      guard end > nameEnd + 1, end < count, self[end] == UInt8(ascii: "=") else { return nil }
      return (end..<endOfShownLine(from: end)).first { self[$0] == UInt8(ascii: ">") }
    default: return nil
    }
  }

  private func endOfName(from offset: Int) -> Int {
    (offset..<Swift.min(offset + 12, count)).first { !self[$0].isASCIIAlphanumeric }
      ?? Swift.min(offset + 12, count)
  }

  /// Whether `</name` follows, and not too far away, so that no text takes long.
  private func isClosed(_ name: String, after offset: Int) -> Bool {
    let closing = Array("</\(name)".utf8)
    var start = offset
    let end = Swift.min(offset + 2_000, count)
    while start + closing.count <= end {
      if self[start] == closing[0],
        closing.indices.allSatisfy({ self[start + $0].lowercasedASCII == closing[$0] })
      {
        return true
      }
      start += 1
    }
    return false
  }
}

/// Names that make text look like HTML.
private enum HTMLWords {
  static let elements: Set<String> = [
    "a", "b", "i", "u", "p", "s", "em", "strong", "small", "sub", "sup", "code", "pre", "span",
    "div", "ul", "ol", "li", "dl", "dt", "dd", "table", "tr", "td", "th", "h1", "h2", "h3", "h4",
    "h5", "h6", "blockquote", "q", "cite", "font", "center", "script", "style", "iframe",
  ]

  static let emptyElements: Set<String> = ["br", "hr", "img"]

  static let entities: Set<String> = [
    "amp", "lt", "gt", "quot", "apos", "nbsp", "shy", "ndash", "mdash", "hellip", "bull", "euro",
    "copy", "reg", "trade", "laquo", "raquo", "lsquo", "rsquo", "ldquo", "rdquo", "auml", "ouml",
    "uuml", "Auml", "Ouml", "Uuml", "szlig", "eacute", "egrave", "agrave", "ccedil", "rarr",
  ]
}
