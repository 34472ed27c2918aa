import Bytes

/// A stretch of plain text that its author seems to have meant as markup.
struct SuspectedMarkup: Equatable {
  enum Language: String {
    case html = "HTML"
    case markdown = "Markdown"
  }

  let language: Language
  /// Where the stretch is in the text.
  private let range: Range<Int>

  /// The first markup in a text, if there is any.
  ///
  /// `a * b`, `<3`, `x < y`, `C#` and `snake_case` are none: only what has a beginning and an end
  /// counts, or what has no other use.
  init?(in text: Span<UInt8>) {
    var found: Self?
    _ = text.contains(MarkupByte.self) { offset in
      guard let (language, end) = text.markup(at: offset) else { return false }
      let start = language == .markdown ? text.startOfMarkdown(at: offset) : offset
      found = Self(language, start..<end)
      return true
    }
    guard let found else { return nil }
    self = found
  }

  private init(_ language: Language, _ range: Range<Int>) {
    self.language = language
    self.range = range
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
