import FaqImport
import FaqService
import Synchronization
import Testing

@Suite("Sources whose content becomes native")
struct ImportingSourceTests {
  @Test(
    "Native content passes through byte by byte, and nothing is noted",
    arguments: [
      #" [{"elements":[{"type":"title","text":"a"}]},{"question":"b","answer":"c"}]"#,
      #"[{"type":"title","text":"a"},{"type":"body","text":"b"}]"#,
      #"[[{"type":"title","text":"a"}]]"#,
      #"{"v":1,"faqs":[{"elements":[]}]}"#, #"{"elements":[],"question":"a","answer":"b"}"#,
      "{\"elements\":[]}\n{\"question\":\"a\",\"answer\":\"b\"}\n", "{\"x\n{\"elements\":[]}\n",
      "[]", #"{"faqs":[]}"#, "", #"[{"elements":"#, "[1,2,", "\u{0}",
      #"{"types":[{"type":"v","fields":{"u?":"address","n?":"int"},"body":[]}]}"#,
      #"[{"elemets":[{"type":"title","text":"a"}]}]"#, #"{"elements":7}"#,
    ]
  )
  func native(content: String) async throws {
    let result = try await read(Array(content.utf8), inChunksOf: 3)
    #expect(result.bytes == Array(content.utf8))
    #expect(result.reading == nil)
  }

  @Test(
    "JSON without questions is refused",
    arguments: [
      "{}", "7", "null", #""Why?""#, #"{"hello":"world"}"#, #"[{"name":"no FAQ"}]"#, "[1,2]",
      #"{"name":"app","version":"1.0","scripts":{"test":"jest"}}"#,
      #"{"menu":{"open":"Open","close":"Close"},"title":"Help"}"#, "{\"a\":1}\n{\"b\":2}\n",
      #"{"tags":[],"page":{"text":"So it is."}}"#,
    ]
  )
  func refused(content: String) async throws {
    let error = await #expect(throws: FaqServiceError.self) {
      try await read(Array(content.utf8), inChunksOf: 3)
    }
    #expect(
      error?.reason == "line 1, column 1: expected questions with answers, found other JSON"
    )
  }

  @Test("A table that is a quoted header alone is an error, and no FAQ without a title")
  func quotedHeader() async throws {
    let error = await #expect(throws: FaqServiceError.self) {
      try await read(Array(#""question","answer""#.utf8), inChunksOf: 3)
    }
    #expect((error?.underlying as? RawReadingError)?.code == .trailingContent)
  }

  @Test("A page whose questions are in a script is an error that names its line")
  func script() async throws {
    let page = """
      <!DOCTYPE html><title>FAQ</title>
      <script>let page = {title: "Why?"}</script>
      <script>
      const faqs = [{cat: "Use", q: "How?", a: "So."}, {cat: "Use", "q": 'Why?', a: "Thus."}]
      </script>
      """
    let error = await #expect(throws: FaqServiceError.self) {
      try await read(Array(page.utf8), inChunksOf: 3)
    }
    #expect(error?.reason == "its questions are in the script in line 3, which is not read")
  }

  @Test("One foreign entry with an empty array is found")
  func emptyArray() async throws {
    let content = Array(#"{"question":"Why?","answer":"So.","tags":[]}"#.utf8)
    let result = try await read(content, inChunksOf: 9)
    #expect(result.reading?.hasSuffix("1 of 1") == true)
  }

  @Test("Native content is not held back for longer than its first FAQ takes")
  func unbuffered() async throws {
    let first = #"[{"elements":[{"type":"title","text":"a"}]},"#
    let source = MemorySource(Array((first + first + first).utf8), chunkSize: first.utf8.count)
    var stream = try await source.importing().open()
    #expect(try await stream.next() == Array(first.utf8))
    #expect(stream.totalCount == 3 * first.utf8.count)
  }

  @Test("Foreign content becomes native, in any chunks", arguments: [1, 7, 1_000])
  func foreign(size: Int) async throws {
    let content = #"{"q":"Why?","a":"So."}"#
    let result = try await read(Array(content.utf8), inChunksOf: size)
    #expect(
      String(utf8: result.bytes) == """
        {"faqs":[
        {"elements":[{"type":"title","text":"Why?"},{"type":"body","text":"So."}]}
        ]}

        """
    )
    #expect(result.reading == #"entries, question "q", answer "a" (plain text), 1 of 1"#)
  }

  @Test("UTF-16 with a mark is converted, and the reading says so")
  func wide() async throws {
    let units = Array("\u{FEFF}[{\"q\":\"Où ?\",\"a\":\"Là.\"}]".utf16)
    let halves = units.map { (low: UInt8($0 & 0xFF), high: UInt8($0 >> 8)) }
    let encodings: [(name: String, bytes: [UInt8])] = [
      ("LE", halves.flatMap { [$0.low, $0.high] }), ("BE", halves.flatMap { [$0.high, $0.low] }),
    ]
    for (name, bytes) in encodings {
      let result = try await read(bytes, inChunksOf: 5)
      #expect(String(utf8: result.bytes).contains(#""text":"Où ?""#))
      #expect(result.reading?.hasSuffix(", converted from UTF-16\(name)") == true)
    }
  }

  @Test("Content over the limit passes through")
  func limit() async throws {
    let content = Array(#"[{"q":"Why?","a":"So."}]"#.utf8)
    #expect(try await read(content, inChunksOf: 4, limit: content.count).bytes != content)
    #expect(try await read(content, inChunksOf: 4, limit: content.count - 1).bytes == content)
  }

  @Test(
    "YAML without questions is an error, and so is YAML with a fault",
    arguments: [
      ("title: Help\n", "line 1, column 1: expected questions with answers, found other YAML"),
      (
        "title: Help\nfaqs: [\n",
        "this YAML has a mistake in line 2, column 7: this [ is never closed"
      ),
    ]
  )
  func faultyYAML(content: String, reason: String) async throws {
    let error = await #expect(throws: FaqServiceError.self) {
      try await read(Array(content.utf8), inChunksOf: 9)
    }
    #expect(error?.reason == reason)
  }

  @Test(
    "A page in an encoding that cannot be converted is an error with the line that converts it",
    arguments: ["ISO-2022-KR", "CP1047"]
  )
  func unreadEncoding(name: String) async throws {
    let content = Array("<meta charset=\(name)><details><summary>\u{1B}".utf8) + [0xE9]
    #expect(Import.isInUnreadEncoding(content))
    let error = await #expect(throws: FaqServiceError.self) {
      try await read(content, inChunksOf: 9)
    }
    #expect(error?.source != name)
    #expect(error?.reason == "the page is in \(name), which cannot be converted here")
    #expect(error?.hint == "iconv -f \(name) -t UTF-8 FILE | faq list --source -")
  }

  @Test(
    "A page is converted from the encoding that it names",
    arguments: [
      ("<meta charset=euc-jp>", [0xA4, 0xCF], "は", "EUC-JP"),
      (
        "<meta http-equiv=a content='text/html; charset=Shift_JIS'>", [0x82, 0xCD], "は", "Shift_JIS"
      ),
      ("<meta charset=\"gb2312\">", [0xB4, 0xF0], "答", "GBK"),
      ("<?xml version='1.0' encoding='windows-1251'?>", [0xC4, 0xE0], "Да", "windows-1251"),
      (
        "<meta charset = iso-2022-jp>", [0x1B, 0x24, 0x42, 0x24, 0x4F, 0x1B, 0x28, 0x42], "は",
        "ISO-2022-JP"
      ),
      ("<meta charset=euc-kr>", [0xC7, 0xD1, 0xFF], "한\u{FFFD}", "EUC-KR"),
    ] as [(String, [UInt8], String, String)]
  )
  func encoding(head: String, letters: [UInt8], text: String, name: String) async throws {
    let content = Array("\(head)<details><summary>".utf8) + letters + Array("?</summary>a".utf8)
    let result = try await read(content, inChunksOf: 9)
    #expect(String(utf8: result.bytes).contains(#""title","text":"\#(text)?""#))
    let loss = text.contains("\u{FFFD}") ? ", 1 unreadable character" : ""
    #expect(result.reading?.hasSuffix("converted from \(name)\(loss)") == true)
  }

  @Test("Bytes that are no text are counted in UTF-8 with a mark, too")
  func markedEncoding() async throws {
    let page = Array("\u{FEFF}<details><summary>".utf8) + [0xE9] + Array("?</summary>a".utf8)
    let result = try await read(page, inChunksOf: 9)
    #expect(String(utf8: result.bytes).contains(#""title","text":"\#u{FFFD}?""#))
    #expect(result.reading?.hasSuffix(", 1 unreadable character") == true)
  }

  @Test(
    "A page is read that names another encoding, and is in UTF-8 or Windows-1252",
    arguments: [
      ("<meta charset=euc-jp>", [0xC3, 0xA9]), ("<meta charset=latin1>", [0xE9]),
      ("<p>", [0xE9]), ("<meta charset=utf-8>", [0xE9]),
    ] as [(String, [UInt8])]
  )
  func readEncoding(head: String, letters: [UInt8]) async throws {
    let content = Array("\(head)<details><summary>".utf8) + letters + Array("?</summary>a".utf8)
    let result = try await read(content, inChunksOf: 9)
    #expect(String(utf8: result.bytes).contains(#""title","text":"é?""#))
  }
}

private extension ImportingSourceTests {
  func read(
    _ content: [UInt8],
    inChunksOf size: Int,
    limit: Int = 1 << 20
  ) async throws -> (bytes: [UInt8], reading: String?) {
    let reading = Noted()
    let source = ImportingSource(MemorySource(content, chunkSize: size), limit: limit) { imported in
      reading.value.withLock { $0 = imported?.reading.description }
    }
    var stream = try await source.open()
    var bytes: [UInt8] = []
    while let chunk = try await stream.next() { bytes += chunk }
    return (bytes, reading.value.withLock(\.self))
  }
}

private final class Noted: Sendable {
  let value = Mutex<String?>(nil)
}
