import Platform
import Testing

@Suite("Charsets")
struct CharsetTests {
  @Test(
    "A label means what the Encoding Standard says, in any case",
    arguments: [
      ("latin1", "windows-1252"), ("ISO-8859-1", "windows-1252"), ("Shift-JIS", "Shift_JIS"),
      ("x-sjis", "Shift_JIS"), ("gb2312", "GBK"), ("ks_c_5601-1987", "EUC-KR"), ("utf8", "UTF-8"),
      ("iso-8859-9", "windows-1254"), ("tis-620", "windows-874"), ("utf-16", "UTF-16LE"),
    ]
  )
  func label(label: String, name: String) {
    #expect(Charset(label: label)?.name == name)
  }

  @Test("A name that the standard does not have is none", arguments: ["", "\\", "latin", "CP1047"])
  func unknown(label: String) {
    #expect(Charset(label: label) == nil)
  }

  @Test(
    "Text is converted, however its bytes arrive",
    arguments: [
      ("iso-8859-2", [0x5A, 0x61, 0xBF, 0xF3, 0xB3, 0xE6], "Zażółć"),
      ("windows-1251", [0xC4, 0xE0], "Да"), ("koi8-r", [0xE4, 0xC1], "Да"),
      ("shift_jis", [0x93, 0xFA, 0x96, 0x7B, 0x8C, 0xEA], "日本語"),
      ("euc-jp", [0xC6, 0xFC, 0xCB, 0xDC], "日本"),
      ("iso-2022-jp", [0x1B, 0x24, 0x42, 0x46, 0x7C, 0x4B, 0x5C, 0x1B, 0x28, 0x42, 0x61], "日本a"),
      ("euc-kr", [0xC7, 0xD1], "한"), ("big5", [0xA4, 0xA4, 0xA4, 0xE5], "中文"),
      ("gb18030", [0x94, 0x39, 0xDA, 0x33, 0xD6, 0xD0], "💩中"),
      ("utf-16le", [0x3D, 0xD8, 0xA9, 0xDC], "💩"), ("windows-1252", [0x80, 0xE4], "€ä"),
    ] as [(String, [UInt8], String)]
  )
  func conversion(label: String, bytes: [UInt8], text: String) throws {
    for size in 1...bytes.count {
      let decoder = try #require(Charset(label: label).flatMap(CharsetDecoder.init))
      let chunks = stride(from: 0, to: bytes.count, by: size).flatMap {
        decoder.decode(Array(bytes[$0..<min($0 + size, bytes.count)]))
      }
      #expect(chunks + decoder.finish() == Array(text.utf8))
      #expect(decoder.invalidCount == 0)
    }
  }

  @Test(
    "Bytes that are no text are replaced and counted",
    arguments: [
      ("shift_jis", [0x61, 0xFF, 0x62], "a\u{FFFD}b"), ("euc-jp", [0x61, 0xC6], "a\u{FFFD}"),
      ("utf-8", [0xE9, 0x61], "\u{FFFD}a"), ("utf-8", [0xF4, 0x90, 0x61], "\u{FFFD}\u{FFFD}a"),
      ("utf-8", [0xF4, 0x8F, 0xBF, 0xBF, 0xF5], "\u{10FFFF}\u{FFFD}"),
    ] as [(String, [UInt8], String)]
  )
  func invalid(label: String, bytes: [UInt8], text: String) throws {
    let decoder = try #require(Charset(label: label).flatMap(CharsetDecoder.init))
    #expect(decoder.decode(bytes) + decoder.finish() == Array(text.utf8))
    #expect(decoder.invalidCount == text.count { $0 == "\u{FFFD}" })
  }

  @Test(
    "A byte order mark says more than a label",
    arguments: [
      [0xEF, 0xBB, 0xBF, 0xC3, 0xA9], [0xFF, 0xFE, 0xE9, 0x00], [0xFE, 0xFF, 0x00, 0xE9],
    ] as [[UInt8]]
  )
  func mark(bytes: [UInt8]) throws {
    let decoder = try #require(Charset(label: "latin1").flatMap(CharsetDecoder.init))
    #expect(decoder.decode(bytes) + decoder.finish() == Array("\u{FEFF}é".utf8))
  }

  @Test("A long text is converted whole")
  func long() throws {
    let decoder = try #require(Charset(label: "shift_jis").flatMap(CharsetDecoder.init))
    let bytes = (0..<200_000).map { $0.isMultiple(of: 2) ? UInt8(0x93) : 0xFA }
    let text = String(repeating: "日", count: 100_000)
    #expect(decoder.decode(bytes) + decoder.finish() == Array(text.utf8))
  }
}
