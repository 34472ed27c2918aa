import FaqService
import Testing

@Suite("Strings")
struct StringTests {
  @Test(
    "Escapes are decoded in the text and kept in the literal",
    arguments: [
      (#""""#, ""),
      (#""plain""#, "plain"),
      (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{08}\u{0C}\n\r\t"),
      (#""\u0041\u00e9\u00E9\u20AC""#, "Aéé€"),
      (#""\u0000""#, "\0"),
      (#""\ud83d\ude42\uD83D\uDE42""#, "🙂🙂"),
      (#""\uD800\uDC00\uDBFF\uDFFF""#, "\u{10000}\u{10FFFF}"),
      (#""é\u0301🙂\n日""#, "é\u{301}🙂\n日"),
      (#""\\u0041""#, "\\u0041"),
      (#""\\\u0041""#, "\\A"),
      (#""\uFFFF\uFEFF""#, "\u{FFFF}\u{FEFF}"),
      (#""\u007f""#, "\u{7F}"),
    ]
  )
  func escapes(literal: String, text: String) throws {
    let string = try #require(try RawValue(parsing: literal).string)
    #expect(Array(string.text.unicodeScalars) == Array(text.unicodeScalars))
    #expect(String(utf8: string.literal) == literal)
    #expect(string.isEscaped == literal.contains("\\"))
    #expect(string == text)
    #expect(string.withUTF8 { $0.count } == text.utf8.count)
  }

  @Test(
    "An unpaired surrogate is U+FFFD in the text",
    arguments: [
      (#""\ud800""#, "\u{FFFD}"),
      (#""\uDFFF""#, "\u{FFFD}"),
      (#""\ud800a""#, "\u{FFFD}a"),
      (#""\ud800\n""#, "\u{FFFD}\n"),
      (#""\ud800\ud800""#, "\u{FFFD}\u{FFFD}"),
      (#""\ud800\ud83d\ude42""#, "\u{FFFD}🙂"),
      (#""\udc00\ud800""#, "\u{FFFD}\u{FFFD}"),
      (#""\ud83d\\ude42""#, "\u{FFFD}\\ude42"),
      (#""\ud83d\u0041""#, "\u{FFFD}A"),
      (#""\ud83dx\ude42""#, "\u{FFFD}x\u{FFFD}"),
    ]
  )
  func surrogates(literal: String, text: String) throws {
    let string = try #require(try RawValue(parsing: literal).string)
    #expect(string.text == text)
    #expect(String(utf8: string.literal) == literal)
  }

  @Test("A text of any length is decoded", arguments: 0...70)
  func lengths(count: Int) throws {
    let plain = String(repeating: "ö", count: count)
    let string = try #require(try RawValue(parsing: "\"\(plain)\"").string)
    #expect(string.text == plain)
    let escaped = try #require(try RawValue(parsing: "\"\(plain)\\n\(plain)\"").string)
    #expect(escaped.text == "\(plain)\n\(plain)")
  }

  @Test("Names are found by their text, with and without escapes")
  func names() throws {
    let object = try #require(
      try RawValue(parsing: #"{"\u0065lements":1,"caf\u00e9":2,"cafe\u0301":3,"\ud83d\ude42":4}"#)
        .object
    )
    #expect(object["elements"]?.description == "1")
    #expect(object["caf\u{E9}"]?.description == "2")
    #expect(object["cafe\u{301}"]?.description == "3")
    #expect(object["🙂"]?.description == "4")
    #expect(try RawFaq(parsing: #"{"\u0065lements":[7]}"#).items.map(\.value.description) == ["7"])
    #expect(try RawItem(parsing: #"{"t\u0079pe":"t\u0069tle"}"#).type == "title")
  }

  @Test(
    "Text is available as UTF-8, with and without escapes",
    arguments: [#""é\n""#, "\"é\u{2028}\""]
  )
  func lent(literal: String) throws {
    let string = try #require(try RawValue(parsing: literal).string)
    let bytes = string.withUTF8 { span in span.indices.map { span[$0] } }
    #expect(bytes == Array(string.text.utf8))
  }
}
