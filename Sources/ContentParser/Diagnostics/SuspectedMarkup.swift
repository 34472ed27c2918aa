import Bytes

/// A stretch of plain text that its author seems to have meant as markup.
struct SuspectedMarkup {
  enum Language: String {
    case html = "HTML"
    case markdown = "Markdown"
  }

  let language: Language
  /// Where the stretch is in the text.
  private let range: Range<Int>
}

extension SuspectedMarkup {
  /// The first markup in a text, if there is any.
  ///
  /// `a * b`, `<3`, `x < y`, `C#` and `snake_case` are not: only what has a beginning and an end
  /// counts, or what has no other use.
  init?(in text: Span<UInt8>) {
    var found: Self?
    _ = text.contains(MarkupByte.self) { offset in
      guard let (language, end) = text.markup(at: offset) else { return false }
      let label = text[offset] == UInt8(ascii: "]") ? text.startOfLabel(before: offset) : nil
      found = Self(language: language, range: (label ?? offset)..<end)
      return true
    }
    guard let found else { return nil }
    self = found
  }

  /// The beginning of the stretch, on one line.
  func excerpt(of text: Span<UInt8>) -> String {
    let lineEnd = min(text.firstLineEnd(from: range.lowerBound), range.upperBound)
    return String(copying: text.extracting(range.lowerBound..<lineEnd)).clipped(to: 40)
  }
}

/// A byte that begins markup, or joins the two parts of a link, if the next one fits.
private enum MarkupByte: ByteCondition {
  @inline(__always)
  static func holds(for byte: UInt8, _ next: UInt8, _: UInt8) -> Bool {
    let isLetter = (next | 0x20) &- UInt8(ascii: "a") < 26
    return
      ((byte == UInt8(ascii: "<"))
      & (isLetter | (next == UInt8(ascii: "!"))))
      | ((byte == UInt8(ascii: "&")) & (isLetter | (next == UInt8(ascii: "#"))))
      | ((byte == next)
        & ((byte == UInt8(ascii: "*")) | (byte == UInt8(ascii: "`"))
          | (byte == UInt8(ascii: "#"))))
      | ((byte == UInt8(ascii: "]")) & (next == UInt8(ascii: "(")))
      | ((byte == UInt8(ascii: "|")) & (next == UInt8(ascii: "-")))
  }
}

private extension Span<UInt8> {
  /// The language and the end of the markup at an offset that may begin some.
  func markup(at offset: Int) -> (SuspectedMarkup.Language, end: Int)? {
    switch self[offset] {
    case UInt8(ascii: "<"): endOfTag(at: offset).map { (.html, $0) }
    case UInt8(ascii: "&"): endOfEntity(at: offset).map { (.html, $0) }
    case UInt8(ascii: "*"): endOfStrong(at: offset).map { (.markdown, $0) }
    case UInt8(ascii: "]"): endOfLink(at: offset).map { (.markdown, $0) }
    case UInt8(ascii: "`"): endOfFence(at: offset).map { (.markdown, $0) }
    case UInt8(ascii: "#"): endOfHeading(at: offset).map { (.markdown, $0) }
    default: endOfTableRule(at: offset).map { (.markdown, $0) }
    }
  }
}

/// Signs of HTML and Markdown, each at the byte that may begin it.
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

  /// Where `>` is, directly after the name or after an attribute or a slash.
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
    let end = Swift.min(offset + 2_000, count) - closing.count
    return offset <= end
      && (offset...end).contains { start in
        self[start] == UInt8(ascii: "<")
          && closing.indices.allSatisfy { self[start + $0].lowercasedASCII == closing[$0] }
      }
  }

  /// `**word**`, and neither `2**3` nor `a ** b`.
  func endOfStrong(at offset: Int) -> Int? {
    guard offset == 0 || !isWordByte(at: offset - 1), offset + 2 < count,
      self[offset + 2] > UInt8(ascii: " "), self[offset + 2] != UInt8(ascii: "*")
    else { return nil }
    let word = offset + 2..<endOfShownLine(from: offset) - 1
    guard let end = word.first(where: { begins(with: "**", at: $0) }) else { return nil }
    let holdsLetter = word.prefix(upTo: end).contains { self[$0].isASCIILetter || self[$0] >= 0x80 }
    return holdsLetter && self[end - 1] > UInt8(ascii: " ") ? end + 2 : nil
  }

  /// `[label](https://…)` and other addresses, but no `a[i](x)`.
  func endOfLink(at offset: Int) -> Int? {
    guard startOfLabel(before: offset) != nil else { return nil }
    let start = offset + 2
    let starts: [StaticString] = ["http://", "https://", "mailto:", "tel:", "www.", "/", "#"]
    guard starts.contains(where: { begins(with: $0, at: start) }) else { return nil }
    return (start..<endOfShownLine(from: start)).first { self[$0] == UInt8(ascii: ")") }
      .map { $0 + 1 }
  }

  /// Three backticks at the start of a line.
  func endOfFence(at offset: Int) -> Int? {
    isStartOfLine(offset) && begins(with: "```", at: offset) ? endOfShownLine(from: offset) : nil
  }

  /// `## Heading`, but not `#1` or `# command`.
  func endOfHeading(at offset: Int) -> Int? {
    guard isStartOfLine(offset) else { return nil }
    let end = (offset..<count).first { self[$0] != UInt8(ascii: "#") } ?? count
    guard end - offset <= 6, end + 1 < count, self[end] == UInt8(ascii: " "),
      isWordByte(at: end + 1)
    else { return nil }
    return endOfShownLine(from: offset)
  }

  /// `|---|:--|`, the line below the heads of a table.
  func endOfTableRule(at offset: Int) -> Int? {
    let end = endOfShownLine(from: offset)
    let isRule = (offset..<end).allSatisfy { "|-: ".utf8.contains(self[$0]) }
    return isStartOfLine(offset) && isRule && begins(with: "|--", at: offset) ? end : nil
  }

  /// The end of the line, if it is near: no stretch of markup is longer.
  func endOfShownLine(from offset: Int) -> Int {
    (offset..<Swift.min(offset + 400, count)).first { self[$0] == UInt8(ascii: "\n") }
      ?? Swift.min(offset + 400, count)
  }

  func isWordByte(at offset: Int) -> Bool {
    self[offset].isASCIIAlphanumeric || self[offset] >= 0x80
  }

  func isStartOfLine(_ offset: Int) -> Bool {
    offset == 0 || self[offset - 1] == UInt8(ascii: "\n")
  }

  /// The bracket that begins the label of a link, in the same line.
  func startOfLabel(before end: Int) -> Int? {
    let start = (Swift.max(0, end - 200)..<end).last { offset in
      self[offset] == UInt8(ascii: "[") || self[offset] == UInt8(ascii: "\n")
    }
    guard let start, self[start] == UInt8(ascii: "["), start < end - 1 else { return nil }
    return start
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
