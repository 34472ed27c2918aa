import ContentParser

/// Escapes what CommonMark would read as markup, and only that.
struct MarkdownEscaping {
  /// Where a look at the text is due; all other bytes are copied in stretches.
  private static let special = ByteSet("\\`[]*~_!<&\t".utf8 + HiddenCharacter.firstBytes)

  /// What stands in front of the text.
  let before: Unicode.Scalar
  /// What stands behind it.
  let after: Unicode.Scalar

  /// Puts out text within a line, between what stands before and after it.
  static func append(
    _ text: String,
    before: Unicode.Scalar = " ",
    after: Unicode.Scalar = " ",
    to output: inout OutputBuffer
  ) {
    let escaping = Self(before: before, after: after)
    text.withUTF8Bytes { escaping.append($0, to: &output) }
  }

  private func append(_ text: Span<UInt8>, to output: inout OutputBuffer) {
    let special = Self.special
    var written = 0
    var offset = special.firstIndex(in: text, from: 0)
    while offset < text.count {
      var next = offset + 1
      if isMarkup(at: offset, in: text) {
        output.append(text.extracting(written..<offset))
        output.append(UInt8(ascii: "\\"))
        written = offset
      } else if text[offset] == UInt8(ascii: "\t") {
        output.append(text.extracting(written..<offset))
        output.append("&#9;")
        written = next
      } else if let hidden = HiddenCharacter(at: offset, in: text) {
        output.append(text.extracting(written..<offset))
        output.append(String(hidden.substitute))
        next = offset + hidden.length
        written = next
      }
      offset = special.firstIndex(in: text, from: next)
    }
    output.append(text.extracting(written..<text.count))
  }

  private func isMarkup(at offset: Int, in text: Span<UInt8>) -> Bool {
    switch text[offset] {
    case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "]"): true
    case UInt8(ascii: "*"), UInt8(ascii: "~"):
      !(scalar(before: offset, in: text).isPlainSpace
        && scalar(after: offset, in: text).isPlainSpace)
    case UInt8(ascii: "_"):
      !(scalar(before: offset, in: text).isWord && scalar(after: offset, in: text).isWord)
    case UInt8(ascii: "!"): offset + 1 == text.count && after == "["
    case UInt8(ascii: "<"): scalar(after: offset, in: text).beginsTag
    case UInt8(ascii: "&"): text.isEntity(from: offset + 1)
    default: false
    }
  }

  private func scalar(before offset: Int, in text: Span<UInt8>) -> Unicode.Scalar {
    guard offset > 0 else { return before }
    if text[offset - 1] < 0x80 { return Unicode.Scalar(text[offset - 1]).shown }
    return text.scalar(before: offset).shown
  }

  private func scalar(after offset: Int, in text: Span<UInt8>) -> Unicode.Scalar {
    let next = offset + 1
    guard next < text.count else { return after }
    if text[next] > 0x20, text[next] < 0x7F { return Unicode.Scalar(text[next]) }
    return HiddenCharacter(at: next, in: text)?.substitute ?? text.scalar(at: next)
  }
}

private extension Span<UInt8> {
  /// `&amp;`, `&#10;` and `&#x0A;` are entities; `AT&T` is none.
  func isEntity(from start: Int) -> Bool {
    var offset = start
    while offset < Swift.min(count, start + 40) {
      let byte = Unicode.Scalar(self[offset])
      if byte == ";" { return offset > start }
      guard byte.isASCIIAlphanumeric || byte == "#" else { return false }
      offset += 1
    }
    return false
  }
}

extension Unicode.Scalar {
  var isSpace: Bool {
    isASCII ? self == " " || ("\t"..."\r").contains(self) : properties.isWhitespace
  }
  /// A space that is written as one, unlike a tab.
  var isPlainSpace: Bool { self == " " || (isSpace && self != "\t") }
  var isWord: Bool {
    isASCII ? isASCIIAlphanumeric : properties.isAlphabetic || properties.numericType != nil
  }
  var isASCIIAlphanumeric: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9": true
    default: false
    }
  }

  /// Whether `<` in front of it may open a tag, a comment or an address.
  var beginsTag: Bool { isWord || self == "/" || self == "!" || self == "?" }

  /// The character as it is shown on one line.
  var shown: Self { isLineEnd ? " " : isUnsafeToShow ? "\u{FFFD}" : self }
}
