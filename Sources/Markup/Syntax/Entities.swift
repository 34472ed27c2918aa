import Bytes

/// The entities of HTML: `&amp;`, `&#38;` and `&#x26;` all stand for `&`.
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
