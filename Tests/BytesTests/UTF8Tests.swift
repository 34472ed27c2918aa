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

@Suite("Reading scalars")
struct ScalarReadingTests {
  @Test(
    "A scalar is read from its first byte and from after its last",
    arguments: [
      "\0", "a", "\u{7F}", "\u{80}", "é", "\u{7FF}", "\u{800}", "日", "\u{FFFF}", "🙂", "\u{10FFFF}",
    ]
      as [Unicode.Scalar]
  )
  func reading(scalar: Unicode.Scalar) {
    let bytes = Array("é\(scalar)🙂".utf8)
    let end = 2 + UTF8.width(scalar)
    #expect(bytes.span.scalar(at: 2) == scalar)
    #expect(bytes.span.lengthOfScalar(at: 2) == UTF8.width(scalar))
    #expect(bytes.span.scalar(before: end) == scalar)
    #expect(bytes.span.startOfScalar(before: end) == 2)
  }

  @Test(
    "A scalar outside ASCII has its place in a page of 64",
    arguments: ["\u{80}", "é", "\u{7FF}", "\u{800}", "日", "\u{FFFF}", "🙂", "\u{10FFFF}"]
      as [Unicode.Scalar]
  )
  func paged(scalar: Unicode.Scalar) {
    let found = Array("é\(scalar)".utf8).span.pagedScalar(at: 2)
    #expect(found.page * 64 + found.place == Int(scalar.value))
    #expect(found.length == UTF8.width(scalar))
  }
}
