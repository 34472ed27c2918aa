import FaqBrowser
import Testing

@Suite("An age is given in words")
struct AgeTests {
  @Test(
    "The largest unit that fits is used",
    arguments: [
      (.zero, "0 seconds", "just now"),
      (.seconds(-3), "0 seconds", "just now"),
      (.milliseconds(4_999), "4 seconds", "just now"),
      (.seconds(5), "5 seconds", "5 seconds ago"),
      (.seconds(60), "1 minute", "1 minute ago"),
      (.seconds(7_199), "1 hour", "1 hour ago"),
      (.seconds(172_800), "2 days", "2 days ago"),
    ] as [(Duration, String, String)]
  )
  func words(duration: Duration, description: String, ago: String) {
    #expect(Age(duration).description == description)
    #expect(Age(duration).ago == ago)
  }
}
