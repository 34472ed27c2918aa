import ContentParser
import Renderers

/// A correction as bytes to write.
struct StringEdit {
  let diagnostic: Diagnostic
  let correction: Diagnostic.Correction
  /// The bytes to replace.
  let range: Range<Int>
  let bytes: [UInt8]

  /// How many bytes the content grows by.
  var growth: Int { bytes.count - range.count }

  /// The edit that a diagnostic's correction asks for; nil if it has none for a string in the
  /// bytes.
  ///
  /// If text is only added in front, the rest of the string keeps its bytes and so its escapes.
  init?(_ diagnostic: Diagnostic, in content: [UInt8]) {
    guard let correction = diagnostic.correction,
      correction.range.count > 1, correction.range.upperBound <= content.count,
      content[correction.range.lowerBound] == .quote,
      content[correction.range.upperBound - 1] == .quote
    else { return nil }
    self.diagnostic = diagnostic
    self.correction = correction
    let current = Array(correction.current.utf8)
    let replacement = Array(correction.replacement.utf8)
    var buffer = OutputBuffer()
    if replacement.suffix(current.count).elementsEqual(current) {
      let start = correction.range.lowerBound + 1
      range = start..<start
      buffer.appendJSONString(Array(replacement.dropLast(current.count)).span)
      bytes = Array(buffer.bytes.dropFirst().dropLast())
    } else {
      range = correction.range
      buffer.appendJSONString(replacement.span)
      bytes = buffer.bytes
    }
  }
}

private extension UInt8 {
  static let quote = Self(ascii: "\"")
}
