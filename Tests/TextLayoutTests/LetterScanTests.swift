import Testing

@testable import TextLayout

@Suite("Finding runs of ASCII letters")
struct LetterScanTests {
  private static let letters = Set("@ABCDEFGHIJKLMNOPQRSTUVWXYZ^_`abcdefghijklmnopqrstuvwxyz".utf8)

  @Test("A run ends before any other byte, at every offset", arguments: 0..<20)
  func end(position: Int) {
    for byte in UInt8.min...UInt8.max {
      var text = [UInt8](repeating: UInt8(ascii: "z"), count: 20)
      text[position] = byte
      let isLetter = text.span.isLetter(at: position)
      #expect(isLetter == Self.letters.contains(byte))
      let ends = (0...position).map { text.span.endOfLetters(from: $0) }
      #expect(Set(ends) == [isLetter ? 20 : position])
    }
  }

  @Test("Each letter has the line breaking class of letters and takes one column")
  func traits() {
    for letter in Self.letters {
      let traits = ScalarTable.shared[Unicode.Scalar(letter)]
      #expect(traits == ScalarTraits(lineBreak: LineBreakClass.al.rawValue))
    }
  }
}
