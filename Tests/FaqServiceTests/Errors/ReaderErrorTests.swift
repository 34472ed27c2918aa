import FaqService
import Fuzz
import Testing

@Suite("Errors around the FAQs")
struct ReaderErrorTests {
  @Test(
    "A fault is reported with its location",
    arguments: ErrorCase.aroundFaqs,
    [1, 1_000]
  )
  func place(fault: ErrorCase, chunkSize: Int) {
    fault.expect(Reading(pieces: fault.bytes.pieces(of: chunkSize)).error)
  }

  @Test("FAQs before a fault are returned")
  func before() {
    let reading = Reading(#"[{"elements":[1]},[2],{"elements":[3}]"#)
    #expect(reading.items == [["1"], ["2"]])
    #expect(reading.error?.location.pointer == "/2/elements")
  }

  @Test("Reading ends after a fault")
  func after() throws {
    var reader = RawFaqReader()
    reader.feed(Array("[1 2] [3]".utf8))
    #expect(throws: RawReadingError.self) { try reader.advance() }
    #expect(try reader.advance() == .end)
    #expect(reader.current == nil)
    reader.feed(Array("[]".utf8))
    reader.finish()
    #expect(try reader.advance() == .end)
  }

  @Test(
    "A stream's error names the source and what to do",
    arguments: [
      (
        "", "line 1, column 1: expected JSON, found nothing", "A source without FAQs is written []."
      ),
      ("[1 2]", "line 1, column 4: expected ',' or ']', found '2'", nil),
      (
        "\"\t\"",
        "line 1, column 2: expected an escape such as \\n or \\u0007, "
          + "found the control character U+0009",
        "Within a string, a line break is written \\n and a tab \\t."
      ),
      (
        "[\0",
        "line 1, column 1: expected UTF-8, not UTF-16 (little-endian), "
          + "found zero bytes or a byte order mark",
        "Convert it first, for example with iconv -f UTF-16 -t UTF-8."
      ),
    ] as [(String, String, String?)]
  )
  func stream(text: String, reason: String, hint: String?) async throws {
    let error = try #require(
      await #expect(throws: FaqServiceError.self) {
        try await FaqService(source: .text(text)).fetch()
      }
    )
    #expect(error.reason == reason)
    #expect(error.description == "memory: \(reason)")
    #expect(error.hint == hint)
    #expect(error.code == .malformed)
    #expect(error.recovery == .never)
    #expect(error.fault?.description == error.reason)
  }
}
