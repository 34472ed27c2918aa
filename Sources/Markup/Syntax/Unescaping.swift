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
