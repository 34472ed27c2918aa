/// Finds a text in another one by its UTF-8, without folding or normalising either.
///
/// The standard library has searches of the same names. They compare grapheme clusters, and they
/// bring its engine of regular expressions into the program, which is a tenth of it.
extension StringProtocol {
  /// Where another text first occurs in this one; nil if it does not occur, or is empty.
  package func firstRange(of sought: String) -> Range<String.Index>? {
    let start = sought.withUTF8Bytes { sought in
      withBytes { $0.firstOffset(of: sought, from: 0) }
    }
    guard let start else { return nil }
    let first = utf8.index(startIndex, offsetBy: start)
    return first..<utf8.index(first, offsetBy: sought.utf8.count)
  }

  /// Whether another text, which is not empty, occurs in this one.
  package func contains(_ sought: String) -> Bool { firstRange(of: sought) != nil }

  /// The text between the occurrences of another one, also where it is empty.
  package func parts(between separator: String) -> [SubSequence] {
    var parts: [SubSequence] = []
    var rest = self[...]
    while let range = rest.firstRange(of: separator) {
      parts.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    return parts + [rest]
  }

  /// The text with a replacement wherever another text occurs.
  package func replacing(_ sought: String, with replacement: String) -> String {
    parts(between: sought).joined(separator: replacement)
  }

  private func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    utf8.withContiguousStorageIfAvailable { unsafe body($0.span) }
      ?? body(Array(utf8).span)
  }
}
