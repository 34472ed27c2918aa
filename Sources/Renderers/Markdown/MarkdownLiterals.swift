import Bytes
import ContentParser

/// Addresses and code, which have their own rules of escaping.
extension OutputBuffer {
  /// Appends an address for between the parentheses of a link.
  mutating func append(markdownDestination address: Address) {
    address.text.withUTF8Bytes {
      append($0, lookingAt: MarkdownDestinationByte.self) { _ in .backslash }
    }
  }

  /// Appends code between more backticks than it has in a row.
  mutating func append(markdownCode code: String) {
    let ticks = String(repeating: "`", count: code.longestRunOfBackticks + 1)
    let isPadded = code.first == "`" || code.last == "`" || (code.first == " " && code.last == " ")
    append(isPadded ? "\(ticks) \(code) \(ticks)" : ticks + code + ticks)
  }
}

/// A character that would end a link's address, or would be markup where the address is shown.
private enum MarkdownDestinationByte: ByteCondition {
  /// `"`, `&`, `'`, `(`, `)`, `*`, `<`, `>`, `[`, `]`, `_` or a backtick.
  @inline(__always)
  static func holds(for byte: UInt8, _: UInt8, _: UInt8) -> Bool {
    (byte == 0x22) | (byte &- 0x26 <= 4) | (byte == 0x3C) | (byte == 0x3E) | (byte == 0x5B)
      | (byte == 0x5D) | (byte &- 0x5F <= 1)
  }
}

/// The lines around a block of code.
enum MarkdownFence {
  /// A fence longer than any in the code.
  static func fence(for code: String) -> String {
    String(repeating: "`", count: max(3, code.longestRunOfBackticks + 1))
  }

  /// The language behind a fence, reduced to one word.
  static func infoString(_ language: String) -> String {
    String(language.filter { $0.isLetter || $0.isNumber || "+-#.".contains($0) })
  }
}

private extension String {
  var longestRunOfBackticks: Int {
    var longest = 0
    var current = 0
    for byte in utf8 {
      current = byte == UInt8(ascii: "`") ? current + 1 : 0
      longest = max(longest, current)
    }
    return longest
  }
}
