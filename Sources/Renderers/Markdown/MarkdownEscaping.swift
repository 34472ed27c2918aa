import Bytes

/// What is escaped within a line of CommonMark: characters that would be markup, and no others.
///
/// | Character | Is escaped |
/// |---|---|
/// | backslash, backtick, `[`, `]` | always |
/// | `*`, `~` | unless there is a space on both sides |
/// | `_` | unless there is a letter or digit on both sides |
/// | `<` | before a letter, a digit, `/`, `!` or `?` |
/// | `&` | before the name and the semicolon of an entity |
/// | `!` | at the end of the text, before a link |
/// | `:` of `://`, `.` of `www.` | if the address goes on with anything but text |
/// | tab | always, as `&#9;` |
///
/// GitHub and others make links of addresses in text. Such a link ends at the next space or `<`,
/// and takes escapes and marks with it: in `https://a.org\<script>`, the backslash would belong to
/// the address, and leave a tag. Escaped like `https\://a.org`, the address is not a link.
extension OutputBuffer {
  /// Appends text to a line, between the characters before and after it.
  mutating func append(markdown text: String, in surroundings: Surroundings = .spaces) {
    text.withUTF8Bytes { append(markdown: $0, in: surroundings) }
    let endsWithBang = text.utf8.last == UInt8(ascii: "!")
    if endsWithBang, surroundings.after == "[" { escape(at: bytes.count - 1) }
  }

  /// Appends text to a line, between the characters before and after it.
  mutating func append(markdown text: Span<UInt8>, in surroundings: Surroundings = .spaces) {
    let roles = Role.ofBytes
    bytes.append(text, lookingAt: MarkdownByte.self) { offset in
      guard offset > 0, offset &+ 1 < text.count else {
        return surroundings.substitution(at: offset, in: text)
      }
      let last = roles[Int(text[offset &- 1])]
      let next = roles[Int(text[offset &+ 1])]
      let reasons = roles[Int(text[offset])].own.intersection(last.toNext.union(next.toLast))
      guard reasons.isDisjoint(with: .unclear) else {
        return surroundings.substitution(at: offset, in: text)
      }
      return reasons.isEmpty ? nil : .backslash
    }
  }
}

extension Substitution {
  /// A backslash before a character, which stays.
  static let backslash = Self(UInt8(ascii: "\\"), for: 0)
}

/// `&`, `*`, `<`, `[` to a backtick, `~`, `:/`, `w.`, a tab, or the start of a hidden character.
private enum MarkdownByte: ByteCondition {
  @inline(__always)
  static func holds(for byte: UInt8, _ next: UInt8, _ afterNext: UInt8) -> Bool {
    (byte == 0x26) | (byte == 0x2A) | (byte == 0x3C) | (byte &- 0x5B <= 5) | (byte == 0x7E)
      | ((byte == 0x3A) & (next == 0x2F)) | ((byte | 0x20 == 0x77) & (next == 0x2E))
      | HiddenCharacter.isOrTab(byte, next, afterNext)
  }
}

/// A reason for which a character may be markup.
///
/// The character is markup if itself and one of its neighbours have a reason in common.
private struct Reason: OptionSet {
  let rawValue: UInt8

  /// It is markup beside any character.
  static let always = Self(rawValue: 1)
  /// It is markup unless there is a space on both sides.
  static let noSpace = Self(rawValue: 2)
  /// It is markup unless there is a letter or digit on both sides.
  static let noWord = Self(rawValue: 4)
  /// It is markup before a character that begins a tag.
  static let tag = Self(rawValue: 8)
  /// It may be markup before the name of an entity.
  static let entity = Self(rawValue: 16)
  /// It is not printable ASCII.
  static let other = Self(rawValue: 32)
  /// The neighbouring character is not printable ASCII.
  static let otherNeighbour = Self(rawValue: 64)
  /// It may be part of an address.
  static let address = Self(rawValue: 128)

  /// The reasons for which more than three bytes must be read.
  static let unclear: Self = [.entity, .other, .otherNeighbour, .address]
}

/// The reasons of a character: its own, and those that it gives to its neighbours.
private struct Role {
  /// The roles of all bytes: three look-ups find nearly all markup, without a branch for each kind.
  static let ofBytes = (0...UInt8.max).map { byte in
    (0x20..<0x7F).contains(byte) ? Self(of: Unicode.Scalar(byte)) : other
  }

  private static let other = Self(
    own: .other,
    toNext: [.always, .other, .otherNeighbour],
    toLast: .otherNeighbour
  )

  let own: Reason
  let toNext: Reason
  let toLast: Reason
}

private extension Role {
  /// The role of a character that output shows unchanged.
  init(of scalar: Unicode.Scalar) {
    own =
      switch scalar {
      case "\\", "`", "[", "]": .always
      case "*", "~": [.noSpace, .otherNeighbour]
      case "_": [.noWord, .otherNeighbour]
      case "<": [.tag, .otherNeighbour]
      case "&": .entity
      case ":", "w", "W": .address
      default: []
      }
    var toBoth: Reason = []
    let isPlainSpace = scalar == " " || (scalar.isWhiteSpace && scalar != "\t")
    if !isPlainSpace { toBoth.insert(.noSpace) }
    if !scalar.isWord { toBoth.insert(.noWord) }
    toNext = toBoth.union([.always, .other])
    if scalar.isWord || scalar == "/" || scalar == "!" || scalar == "?" { toBoth.insert(.tag) }
    if scalar.isInEntity { toBoth.insert(.entity) }
    if scalar == "/" || scalar == "." { toBoth.insert(.address) }
    toLast = toBoth
  }
}

/// The characters before and after a text.
struct Surroundings {
  static let spaces = Self(before: " ", after: " ")
  static let brackets = Self(before: "[", after: "]")
  /// The marks of emphasis, or any that have the same effect on escaping.
  static let marks = Self(before: "*", after: "*")

  let before: Unicode.Scalar
  let after: Unicode.Scalar

  /// The substitution for a character, found by reading whole characters around it.
  func substitution(at offset: Int, in text: Span<UInt8>) -> Substitution? {
    if isMarkup(at: offset, in: text) { return .backslash }
    if let host = text.hostOfAddress(at: offset), isReadDifferently(from: host, in: text) {
      if text[offset] == UInt8(ascii: ":") { return .backslash }
      return Substitution(text[offset] == UInt8(ascii: "w") ? "w\\." : "W\\.", for: 2)
    }
    if text[offset] == UInt8(ascii: "\t") { return Substitution("&#9;", for: 1) }
    return HiddenCharacter(at: offset, in: text).map { Substitution($0) }
  }

  private func isMarkup(at offset: Int, in text: Span<UInt8>) -> Bool {
    let own = Role.ofBytes[Int(text[offset])].own
    if text[offset] == UInt8(ascii: "&") { return text.isEntity(from: offset + 1) }
    if own == .other { return false }
    let last = Role(of: scalar(before: offset, in: text))
    let next = Role(of: scalar(after: offset, in: text))
    return !own.intersection(last.toNext.union(next.toLast)).isSubset(of: .unclear)
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
    return HiddenCharacter(at: next, in: text)?.substitute() ?? text.scalar(at: next)
  }

  /// Whether an escape, a mark, another address or another space comes before the next space.
  private func isReadDifferently(from start: Int, in text: Span<UInt8>) -> Bool {
    for offset in start..<text.count {
      if text[offset] == UInt8(ascii: " ") {
        // A space at the end of a line is written as an entity.
        return offset + 1 == text.count && (after == " " || after == "\\")
      }
      if isMarkup(at: offset, in: text) || text.hasOtherSpace(at: offset)
        || text.hostOfAddress(at: offset) != nil
      {
        return true
      }
    }
    // There are no such links in the label of a link.
    return after != " " && after != "]"
  }
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

  /// Where the host begins, if the `:` of `://` or the last `w` of `www.` is at an offset.
  func hostOfAddress(at offset: Int) -> Int? {
    switch self[offset] {
    case UInt8(ascii: ":"):
      has("/", at: offset + 1) && has("/", at: offset + 2) ? offset + 3 : nil
    case UInt8(ascii: "w"), UInt8(ascii: "W"):
      has(".", at: offset + 1) && has("w", at: offset - 1) && has("w", at: offset - 2)
        ? offset + 2 : nil
    default: nil
    }
  }

  /// Whether a tab, a line end or a space beyond ASCII begins at an offset.
  func hasOtherSpace(at offset: Int) -> Bool {
    self[offset] < 0x20 || (self[offset] > 0xC1 && scalar(at: offset).isWhiteSpace)
  }

  /// Whether a character is at an offset, as a small or a capital letter.
  func has(_ character: Unicode.Scalar, at offset: Int) -> Bool {
    indices.contains(offset) && self[offset] | 0x20 == UInt8(ascii: character)
  }
}

private extension Unicode.Scalar {
  var isWord: Bool {
    isASCII ? isASCIIAlphanumeric : properties.isAlphabetic || properties.numericType != nil
  }

  /// Whether the character can be between the `&` and the `;` of an entity.
  var isInEntity: Bool { isASCIIAlphanumeric || self == "#" }

  /// The character to show in place of this one on a single line.
  var shown: Self { isLineEnd ? " " : isUnsafeToShow ? "\u{FFFD}" : self }
}
