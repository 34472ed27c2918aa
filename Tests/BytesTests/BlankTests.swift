import Bytes
import Testing

@Suite("Blank text")
struct BlankTests {
  @Test("White space is what Unicode says")
  func whiteSpace() {
    for scalar in (0...0x1_0FFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init) {
      #expect(scalar.isWhiteSpace == scalar.properties.isWhitespace)
      #expect(String(scalar).isBlank == scalar.properties.isWhitespace)
    }
  }

  @Test(
    "A text is blank if all of it is white space",
    arguments: [
      ("", true), ("  \t\r\n", true), ("\u{85}\u{A0}\u{3000}\u{2028}", true), ("a ", false),
      (" a", false), ("\u{3000}。", false), (" \u{301}", false), (" \u{200B}", false),
      ("\u{FEFF}", false), (" \0", false),
    ]
  )
  func texts(text: String, isBlank: Bool) { #expect(text.isBlank == isBlank) }
}
