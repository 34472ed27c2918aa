import Bytes
import FaqService
import Testing

@Suite("Text as a JSON string")
struct JSONStringTests {
  @Test(
    "What ends a string or a line, or could drive a terminal, is escaped",
    arguments: [
      ("", #""""#),
      ("a", #""a""#),
      (#"say "C:\n""#, #""say \"C:\\n\"""#),
      ("a\nb\tc\rd\r\ne", #""a\nb\tc\rd\r\ne""#),
      ("\0\u{7}\u{1B}[1m\u{7F}", #""\u0000\u0007\u001b[1m\u007f""#),
      ("\u{85}\u{9F}\u{A0}\u{A9}", "\"\\u0085\\u009f\u{A0}\u{A9}\""),
      ("\u{202A}\u{202E}\u{2066}\u{2069}", #""\u202a\u202e\u2066\u2069""#),
      ("“é” – 使用 🙂\u{200D}\u{2028}\u{2029}", "\"“é” – 使用 🙂\u{200D}\\u2028\\u2029\""),
    ]
  )
  func escapes(text: String, json: String) {
    #expect(text.jsonString == json)
  }

  @Test("Every character comes back as it was")
  func everyCharacter() throws {
    let scalars = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init)
    var text = String.UnicodeScalarView()
    for scalar in scalars { text.append(scalar) }
    let string = try #require(try RawValue(parsing: String(text).jsonString).string)
    #expect(string.text.unicodeScalars.elementsEqual(scalars))
  }
}
