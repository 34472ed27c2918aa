import Bytes
import Testing

@Suite("Percent-encoding")
struct PercentEncodingTests {
  /// All but the letters of ASCII.
  private enum Other: ByteCondition {
    static func holds(for byte: UInt8, _: UInt8, _: UInt8) -> Bool { !byte.isASCIILetter }
  }

  @Test(
    "Each byte becomes two capital digits, except letters, digits and those that are given",
    arguments: [
      ("", ""), ("abcXYZ089", "abcXYZ089"), ("\0\u{9}\u{F}\u{10}", "%00%09%0F%10"),
      ("a;b%41", "a;b%2541"), ("-./:@[`{~", "-%2E%2F%3A%40%5B%60%7B%7E"),
      ("é日🙂", "%C3%A9%E6%97%A5%F0%9F%99%82"),
    ]
  )
  func text(text: String, encoded: String) {
    #expect(text.percentEncoded(except: "-;") == encoded)
  }

  @Test("The text is appended to what is there, with each byte encoded that meets the condition")
  func appending() {
    var output = Array("<".utf8)
    "a b".withUTF8Bytes { output.append($0, percentEncoding: Other.self) }
    #expect(String(copying: output.span) == "<a%20b")
  }
}

@Suite("Base64")
struct Base64Tests {
  @Test(
    "Three bytes are four digits, and fewer are padded",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"), ("ÿ~?", "w79+Pw=="),
    ]
  )
  func digits(text: String, digits: String) { #expect(text.utf8.base64 == Array(digits.utf8)) }
}

@Suite("The hash FNV-1a")
struct FNV1aTests {
  @Test("The hashes are those that its authors publish")
  func published() {
    #expect("".utf8.fnv1a() == 0xCBF2_9CE4_8422_2325)
    #expect("foobar".utf8.fnv1a() == 0x8594_4171_F739_67E8)
    #expect("bar".utf8.fnv1a(after: "foo".utf8.fnv1a()) == "foobar".utf8.fnv1a())
    #expect("".utf8.shortFNV1a == 0x811C_9DC5)
    #expect("foobar".utf8.shortFNV1a == 0xBF9C_F968)
  }
}
