import Bytes
import ContentParser

/// Escapes what CommonMark would read as markup, and only that.
struct MarkdownEscaping {
  /// What stands in front of the text.
  let before: Unicode.Scalar
  /// What stands behind it.
  let after: Unicode.Scalar
  /// Whether no end of a line was put out as a space.
  private var isOneLine = true

  /// Puts out text within a line, between what stands before and after it; says whether it is one.
  @discardableResult
  static func append(
    _ text: String,
    before: Unicode.Scalar = " ",
    after: Unicode.Scalar = " ",
    to output: inout OutputBuffer
  ) -> Bool {
    var escaping = Self(before: before, after: after)
    text.withUTF8Bytes { escaping.append($0, to: &output) }
    // With the link behind it, an exclamation mark at the end would make an image.
    if after == "[", text.utf8.last == UInt8(ascii: "!") {
      output.escape(at: output.bytes.count - 1)
    }
    return escaping.isOneLine
  }

  private mutating func append(_ text: Span<UInt8>, to output: inout OutputBuffer) {
    let roles = MarkdownRole.ofBytes
    output.append(text, lookingAt: MarkdownMark.self) { offset in
      guard offset > 0, offset &+ 1 < text.count else { return substitution(at: offset, in: text) }
      let last = roles[Int(text[offset &- 1])]
      let next = roles[Int(text[offset &+ 1])]
      let reasons = roles[Int(text[offset])].own.intersection(last.toNext.union(next.toLast))
      guard reasons.isDisjoint(with: .unclear) else { return substitution(at: offset, in: text) }
      return reasons.isEmpty ? nil : .backslash
    }
  }

  /// The same where characters have to be looked at.
  private mutating func substitution(at offset: Int, in text: Span<UInt8>) -> Substitution? {
    if isMarkup(at: offset, in: text) { return .backslash }
    if text[offset] == UInt8(ascii: "\t") { return Substitution("&#9;", for: 1) }
    if text.lengthOfLineEnd(at: offset) > 0 { isOneLine = false }
    return HiddenCharacter(at: offset, in: text).map(Substitution.init)
  }

  private func isMarkup(at offset: Int, in text: Span<UInt8>) -> Bool {
    let own = MarkdownRole.ofBytes[Int(text[offset])].own
    switch text[offset] {
    case UInt8(ascii: "&"): return text.isEntity(from: offset + 1)
    case _ where own == .other: return false
    default:
      let last = MarkdownRole(of: scalar(before: offset, in: text))
      let next = MarkdownRole(of: scalar(after: offset, in: text))
      return !own.intersection(last.toNext.union(next.toLast)).isSubset(of: .unclear)
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

/// What may be markup, and what is not shown as it is.
private enum MarkdownMark: ByteCondition {
  /// `&`, `*`, `<`, from `[` to a backtick, `~`, a tab, or a hidden character.
  @inline(__always)
  static func holds(for byte: UInt8, _ next: UInt8, _ afterNext: UInt8) -> Bool {
    (byte == 0x26) | (byte == 0x2A) | (byte == 0x3C) | (byte &- 0x5B <= 5) | (byte == 0x7E)
      | HiddenCharacter.isOrTab(byte, next, afterNext)
  }
}

extension Substitution {
  /// A backslash in front of what is markup without it.
  static let backslash = Self(UInt8(ascii: "\\"), for: 0)
}

private extension Span<UInt8> {
  /// `&amp;`, `&#10;` and `&#x0A;` are entities; `AT&T` is none.
  func isEntity(from start: Int) -> Bool {
    var offset = start
    while offset < Swift.min(count, start + 40) {
      let byte = Unicode.Scalar(self[offset])
      if byte == ";" { return offset > start }
      guard byte.isInEntity else { return false }
      offset += 1
    }
    return false
  }
}

extension Unicode.Scalar {
  var isSpace: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      true
    default: false
    }
  }
  /// A space that is written as one, unlike a tab.
  var isPlainSpace: Bool { self == " " || (isSpace && self != "\t") }
  var isWord: Bool {
    isASCII ? isASCIIAlphanumeric : properties.isAlphabetic || properties.numericType != nil
  }

  /// Whether it may stand between the `&` and the `;` of an entity.
  var isInEntity: Bool { isASCIIAlphanumeric || self == "#" }

  /// Whether `<` in front of it may open a tag, a comment or an address.
  var beginsTag: Bool { isWord || self == "/" || self == "!" || self == "?" }

  /// The character as it is shown on one line.
  var shown: Self { isLineEnd ? " " : isUnsafeToShow ? "\u{FFFD}" : self }
}
