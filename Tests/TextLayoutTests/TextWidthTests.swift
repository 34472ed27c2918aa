import Testing
import TextLayout

@Suite("The width of text")
struct TextWidthTests {
  @Test(
    "A cluster takes one column, two if wide or an emoji, none if combining",
    arguments: [
      ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("한글", 4), ("ｆ", 2), ("ｱ", 1),
      ("🙂", 2), ("👨‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("👍🏽", 2),
      ("❤", 1), ("❤\u{FE0F}", 2), ("1\u{FE0F}\u{20E3}", 2),
      ("❤\u{FE0E}", 1), ("⌚", 2), ("⌚\u{FE0E}", 1), ("☝🏻", 2), ("👁\u{200D}🗨", 2), ("🏴‍☠️", 2),
      ("1", 1), ("1\u{FE0E}", 1), ("a\u{FE0F}", 1), ("#\u{20E3}", 2), ("🇩", 2), ("©", 1),
      ("©\u{FE0F}", 2),
      ("\u{200B}", 0), ("\u{200D}", 0), ("\u{200E}", 0), ("\u{AD}", 1), ("…", 1), ("“”", 2),
      ("\u{2060}", 0), ("\u{FEFF}", 0), ("\u{600}", 1), ("\u{A0}", 1), ("\u{3000}", 2),
      ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{1112}", 2), ("\u{1161}", 0), ("か\u{3099}", 2),
      ("กำ", 2), ("คี่", 1), ("कि", 2), ("नमस्ते", 4), ("مَ", 1), ("\u{3FFFD}", 2), ("\u{378}", 1),
      ("\u{1FAFF}", 2),
      ("\u{FFFD}", 1), ("α", 1), ("\u{301}", 0), ("→", 1), ("。", 2),
    ] as [(String, Int)]
  )
  func widths(text: String, width: Int) { #expect(TextWidth.of(text) == width) }

  @Test("A letter takes one column, however many marks are on it")
  func combining() {
    #expect(TextWidth.of("e" + String(repeating: "\u{301}", count: 10_000)) == 1)
  }
}
