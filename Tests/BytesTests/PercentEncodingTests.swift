import Bytes
import Testing

@Suite("Percent-encoding")
struct PercentEncodingTests {
  /// All but the letters of ASCII.
  private enum Other: ByteCondition {
    static func holds(for byte: UInt8, _: UInt8, _: UInt8) -> Bool { !byte.isASCIILetter }
  }

  @Test(
    "Each byte that meets the condition becomes two capital digits, and no other changes",
    arguments: [
      ("", ""), ("abc", "abc"), ("\0\u{9}\u{F}\u{10}", "%00%09%0F%10"),
      ("a;b%41", "a%3Bb%25%34%31"),
      ("é日🙂", "%C3%A9%E6%97%A5%F0%9F%99%82"),
    ]
  )
  func text(text: String, encoded: String) {
    #expect(text.percentEncoded(where: Other.self) == encoded)
  }

  @Test("The text is appended to what is there")
  func appending() {
    var output = Array("<".utf8)
    "a b".withUTF8Bytes { output.append($0, percentEncoding: Other.self) }
    #expect(String(copying: output.span) == "<a%20b")
  }
}
