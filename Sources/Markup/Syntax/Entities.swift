import Bytes

/// The entities of HTML: `&amp;`, `&#38;` and `&#x26;` all stand for `&`, and in HTML `&amp` too.
extension ByteScanner {
  /// Moves past an entity and returns what it stands for; otherwise does not move.
  mutating func skipEntity() -> String? {
    var probe = self
    guard probe.skip(.ampersand) else { return nil }
    let text = probe.skip(.hash) ? probe.skipNumber() : probe.skipName()
    guard let text, probe.skip(.semicolon) else { return nil }
    self = probe
    return text
  }

  /// Moves past `&`, or the reference that it begins, and appends what it stands for.
  ///
  /// In an attribute, a name without a semicolon before `=`, a letter or a digit is text.
  mutating func appendCharacterReference(to text: inout [UInt8], inAttribute: Bool = false) {
    offset += 1
    let reference =
      next == .hash ? readNumber() : readName(inAttribute: inAttribute)
    text.append(contentsOf: (reference ?? "&").utf8)
  }
}

private extension ByteScanner {
  mutating func skipName() -> String? {
    let start = offset
    skip(while: \.isASCIIAlphanumeric)
    guard offset - start <= EntityNames.longest else { return nil }
    return EntityNames.texts[text(from: start) + ";"]
  }

  mutating func skipNumber() -> String? {
    let isHex = next == UInt8(ascii: "x") || next == UInt8(ascii: "X")
    if isHex { offset += 1 }
    let start = offset
    let count = skip { isHex ? $0.isASCIIHexDigit : $0.isASCIIDigit }
    guard (1...(isHex ? 6 : 7)).contains(count),
      let value = UInt32(text(from: start), radix: isHex ? 16 : 10)
    else { return nil }
    guard value > 0, let scalar = Unicode.Scalar(value) else { return "\u{FFFD}" }
    return String(Character(scalar))
  }

  mutating func readName(inAttribute: Bool) -> String? {
    var probe = self
    let count = probe.skip(while: \.isASCIIAlphanumeric)
    if count <= EntityNames.longest, probe.skip(.semicolon),
      let text = EntityNames.texts[probe.text(from: offset)]
    {
      self = probe
      return text
    }
    return readNameWithoutSemicolon(of: count, inAttribute: inAttribute)
  }

  /// Reads the longest name that needs no semicolon and that some letters and digits begin with.
  mutating func readNameWithoutSemicolon(of count: Int, inAttribute: Bool) -> String? {
    let lengths = EntityNames.lengthsWithoutSemicolon.clamped(to: 0...count)
    for length in lengths.reversed() {
      guard let text = EntityNames.texts[bytes[offset..<offset + length].text] else { continue }
      if inAttribute, length < count || peek(length) == .equals { return nil }
      offset += length
      return text
    }
    return nil
  }

  mutating func readNumber() -> String? {
    var probe = self
    probe.offset += 1
    let isHex = probe.next?.lowercasedASCII == UInt8(ascii: "x")
    if isHex { probe.offset += 1 }
    let start = probe.offset
    guard probe.skip(while: { isHex ? $0.isASCIIHexDigit : $0.isASCIIDigit }) > 0 else {
      return nil
    }
    let value = UInt32(probe.text(from: start), radix: isHex ? 16 : 10)
    _ = probe.skip(.semicolon)
    self = probe
    return Self.text(ofNumber: value)
  }

  /// What a number stands for; nil is a number that is too large.
  static func text(ofNumber number: UInt32?) -> String {
    guard let number, number > 0 else { return "\u{FFFD}" }
    if let scalar = windows1252[number] { return String(Character(scalar)) }
    return Unicode.Scalar(number).map { String(Character($0)) } ?? "\u{FFFD}"
  }

  /// The characters of Windows-1252, which old pages mean by numbers of control characters.
  private static let windows1252: [UInt32: Unicode.Scalar] = [
    0x80: "€", 0x82: "‚", 0x83: "ƒ", 0x84: "„", 0x85: "…", 0x86: "†", 0x87: "‡", 0x88: "ˆ",
    0x89: "‰", 0x8A: "Š", 0x8B: "‹", 0x8C: "Œ", 0x8E: "Ž", 0x91: "‘", 0x92: "’", 0x93: "“",
    0x94: "”", 0x95: "•", 0x96: "–", 0x97: "—", 0x98: "˜", 0x99: "™", 0x9A: "š", 0x9B: "›",
    0x9C: "œ", 0x9E: "ž", 0x9F: "Ÿ",
  ]
}

/// The entities that have names.
enum EntityNames {
  /// The length of the longest name.
  static let longest = 31

  /// The lengths of the names without a semicolon.
  static let lengthsWithoutSemicolon = 2...6

  /// The text of each name, such as `amp;`, and of those that HTML knows without a semicolon.
  ///
  /// It is read from the table at the first use.
  static let texts: [String: String] = {
    var result: [String: String] = [:]
    for entry in table.unicodeScalars.split(separator: " ") {
      let parts = entry.split(separator: "~").map { String($0) }
      for part in parts.dropFirst() {
        let name = part.prefix { $0 != "?" }
        result[name + ";"] = parts[0]
        if name != part { result[String(name)] = parts[0] }
      }
    }
    return result
  }()
}

/// Resolves backslash escapes and entities.
enum Unescaping {
  /// The text that a part of the source stands for.
  static func text(of bytes: [UInt8], in range: Range<Int>) -> String {
    guard bytes[range].contains(where: { $0 == .backslash || $0 == .ampersand }) else {
      return bytes[range].text
    }
    var result: [UInt8] = []
    var scanner = ByteScanner(bytes, from: range.lowerBound, to: range.upperBound)
    while let byte = scanner.next {
      if byte == .backslash, let escaped = scanner.peek(1), escaped.isASCIIPunctuation {
        result.append(escaped)
        scanner.offset += 2
      } else if byte == .ampersand, let text = scanner.skipEntity() {
        result.append(contentsOf: text.utf8)
      } else {
        result.append(byte)
        scanner.offset += 1
      }
    }
    return result.text
  }
}
