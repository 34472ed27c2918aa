import Bytes
import ContentParser

/// Escapes the characters that CommonMark would read as markup, and no others.
struct MarkdownEscaping {
  /// The character in front of the text.
  let before: Unicode.Scalar
  /// The character behind the text.
  let after: Unicode.Scalar

  /// Appends text to a line, between the characters before and after it.
  static func append(
    _ text: String,
    before: Unicode.Scalar = " ",
    after: Unicode.Scalar = " ",
    to output: inout OutputBuffer
  ) {
    text.withUTF8Bytes { append($0, before: before, after: after, to: &output) }
    // In front of a link, an exclamation mark would make an image of it.
    if after == "[", text.utf8.last == UInt8(ascii: "!") {
      output.escape(at: output.bytes.count - 1)
    }
  }

  /// Appends text to a line, between the characters before and after it.
  static func append(
    _ text: Span<UInt8>,
    before: Unicode.Scalar = " ",
    after: Unicode.Scalar = " ",
    to output: inout OutputBuffer
  ) {
    let escaping = Self(before: before, after: after)
    let roles = MarkdownRole.ofBytes
    output.append(text, lookingAt: MarkdownByte.self) { offset in
      guard offset > 0, offset &+ 1 < text.count else {
        return escaping.substitution(at: offset, in: text)
      }
      let last = roles[Int(text[offset &- 1])]
      let next = roles[Int(text[offset &+ 1])]
      let reasons = roles[Int(text[offset])].own.intersection(last.toNext.union(next.toLast))
      guard reasons.isDisjoint(with: .unclear) else {
        return escaping.substitution(at: offset, in: text)
      }
      return reasons.isEmpty ? nil : .backslash
    }
  }

  /// The substitution for a character, found by reading whole characters around it.
  private func substitution(at offset: Int, in text: Span<UInt8>) -> Substitution? {
    if isMarkup(at: offset, in: text) { return .backslash }
    if let substitution = addressSubstitution(at: offset, in: text) { return substitution }
    if text[offset] == UInt8(ascii: "\t") { return Substitution("&#9;", for: 1) }
    return HiddenCharacter(at: offset, in: text).map(Substitution.init)
  }

  /// Whether the character is escaped for its own sake.
  func isMarkup(at offset: Int, in text: Span<UInt8>) -> Bool {
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

/// A byte that may be markup, a mark of an address, a tab, or the start of a hidden character.
private enum MarkdownByte: ByteCondition {
  /// `&`, `*`, `<`, from `[` to a backtick, `~`, `:/`, `w.`, a tab, or a hidden character.
  @inline(__always)
  static func holds(for byte: UInt8, _ next: UInt8, _ afterNext: UInt8) -> Bool {
    (byte == 0x26) | (byte == 0x2A) | (byte == 0x3C) | (byte &- 0x5B <= 5) | (byte == 0x7E)
      | ((byte == 0x3A) & (next == 0x2F)) | ((byte | 0x20 == 0x77) & (next == 0x2E))
      | HiddenCharacter.isOrTab(byte, next, afterNext)
  }
}

extension Substitution {
  /// A backslash in front of a character, which stays.
  static let backslash = Self(UInt8(ascii: "\\"), for: 0)
}

private extension Span<UInt8> {
  /// Whether an entity's name and semicolon begin here, as in `&amp;`, `&#10;` and `&#x0A;`.
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
  /// Whether the character is a space that Markdown keeps as it is; a tab is not.
  var isPlainSpace: Bool { self == " " || (isWhiteSpace && self != "\t") }
  var isWord: Bool {
    isASCII ? isASCIIAlphanumeric : properties.isAlphabetic || properties.numericType != nil
  }

  /// Whether the character can stand between the `&` and the `;` of an entity.
  var isInEntity: Bool { isASCIIAlphanumeric || self == "#" }

  /// Whether `<` in front of the character may begin a tag, a comment or an address.
  var beginsTag: Bool { isWord || self == "/" || self == "!" || self == "?" }

  /// The character to show in place of this one on a single line.
  var shown: Self { isLineEnd ? " " : isUnsafeToShow ? "\u{FFFD}" : self }
}
