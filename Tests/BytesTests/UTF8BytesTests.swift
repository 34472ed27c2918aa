import Bytes
import Testing

@Suite("Text as UTF-8")
struct UTF8BytesTests {
  @Test(
    "Text of every length is lent whole, also where it has no storage of its own",
    arguments: 0...40
  )
  func lending(count: Int) {
    let text = String(repeating: "é", count: count)
    let bytes = text.withUTF8Bytes { utf8 in utf8.indices.map { utf8[$0] } }
    #expect(bytes == Array(text.utf8))
    #expect(text.withUTF8Bytes { String(copying: $0) } == text)
  }

  @Test("Bytes that are not UTF-8 become U+FFFD in a copy")
  func invalid() {
    #expect(String(copying: [0x61, 0xFF, 0x62].span) == "a\u{FFFD}b")
  }
}
