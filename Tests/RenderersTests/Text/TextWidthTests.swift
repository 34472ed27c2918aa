import Testing

@testable import Renderers

@Suite("The width of text")
struct TextWidthTests {
  @Test(
    "It is counted in grapheme clusters: one column, two if wide or an emoji, none if combining",
    arguments: [
      ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("한글", 4), ("ｆ", 2), ("ｱ", 1),
      ("🙂", 2), ("👨‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("👍🏽", 2),
      ("❤", 1), ("❤\u{FE0F}", 2), ("1\u{FE0F}\u{20E3}", 2),
      ("\u{200B}", 0), ("\u{200D}", 0), ("\u{200E}", 0), ("\u{AD}", 0), ("…", 1), ("“”", 2),
      ("\u{FFFD}", 1), ("\t", 4), ("α", 1), ("\u{301}", 0), ("→", 1), ("。", 2),
    ]
  )
  func widths(text: String, width: Int) { #expect(TextWidth.of(text) == width) }
}
