import ContentParser

/// Addresses and code, which have rules of their own.
extension OutputBuffer {
  /// Puts out an address as it stands between the parentheses of a link.
  mutating func append(markdownDestination address: Address) {
    address.text.withUTF8Bytes { text in
      var written = 0
      var offset = Self.destinationMarks.firstIndex(in: text, from: 0)
      while offset < text.count {
        append(text.extracting(written..<offset))
        append(UInt8(ascii: "\\"))
        written = offset
        offset = Self.destinationMarks.firstIndex(in: text, from: offset + 1)
      }
      append(text.extracting(written..<text.count))
    }
  }

  private static let destinationMarks = ByteSet("()<>&*_[]`\"'".utf8)

  /// Puts out a name in a program, between as many backticks as it takes.
  mutating func append(markdownCode code: String) {
    let ticks = String(repeating: "`", count: code.longestRunOfBackticks + 1)
    let isPadded = code.first == "`" || code.last == "`" || (code.first == " " && code.last == " ")
    append(isPadded ? "\(ticks) \(code) \(ticks)" : ticks + code + ticks)
  }
}

/// What stands around a block of code.
enum MarkdownFence {
  /// A fence longer than any in the code.
  static func fence(for code: String) -> String {
    String(repeating: "`", count: max(3, code.longestRunOfBackticks + 1))
  }

  /// The language behind a fence: a word and nothing else.
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
