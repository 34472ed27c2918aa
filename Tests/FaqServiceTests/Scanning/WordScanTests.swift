import Testing

@testable import FaqService

@Suite("Word scans")
struct WordScanTests {
  @Test("Word scans agree with loops over single bytes", arguments: 0...80)
  func agreement(count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    for _ in 0..<40 {
      let bytes = (0..<count).map { _ in Self.byte(&random) }
      let start = Int.random(in: 0...count, using: &random)
      let rest = bytes[start...]
      #expect(
        bytes.span.endOfPlainText(from: start)
          == rest.firstIndex { $0 == 0x22 || $0 == 0x5C || $0 < 0x20 } ?? count
      )
      #expect(bytes.span.endOfLine(from: start) == rest.firstIndex(of: 0x0A) ?? count)
      #expect(
        bytes.span.endOfWhitespace(from: start)
          == rest.firstIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } ?? count
      )
      #expect(bytes.span.continuationCount() == bytes.count { (0x80...0xBF).contains($0) })
    }
  }

  @Test("Each byte is found at each offset of a word", arguments: 0...255)
  func places(value: Int) {
    let byte = UInt8(value)
    let endsText = byte == 0x22 || byte == 0x5C || byte < 0x20
    for place in 0..<20 {
      var bytes = [UInt8](repeating: 0x61, count: 20)
      bytes[place] = byte
      #expect(bytes.span.endOfPlainText(from: 0) == (endsText ? place : 20))
      #expect(bytes.span.endOfLine(from: 0) == (byte == 0x0A ? place : 20))
      #expect(bytes.span.continuationCount() == (byte & 0xC0 == 0x80 ? 1 : 0))
    }
  }

  @Test(
    "Columns are counted in Unicode scalars",
    arguments: [
      ("", 1), ("a", 2), ("é", 2), ("日本語", 4), ("🙂🙂", 3), ("e\u{301}", 3),
      ("a\né", 2),
      ("naïve café — 🙂, and then some", 30), ("\r\n🙂", 2),
    ]
  )
  func columns(text: String, column: Int) {
    var position = TextPosition()
    position.advance(over: Array(text.utf8).span)
    #expect(position.column == column)
  }

  /// Mostly plain text, with some of the bytes that the scans look for.
  private static func byte(_ random: inout SeededGenerator) -> UInt8 {
    let rare: [UInt8] = [0x22, 0x5C, 0x0A, 0x0D, 0x20, 0x09, 0x1F, 0x00, 0x80, 0xBF, 0xC3, 0xF0]
    return Int.random(in: 0..<12, using: &random) == 0
      ? rare.randomElement(using: &random) ?? 0
      : [0x20, 0x61, 0x23, 0x5B, 0x7F, 0xE2].randomElement(using: &random) ?? 0x61
  }
}
