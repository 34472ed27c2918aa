import FaqService
import Fuzz
import Testing

@Suite("Encoding errors")
struct EncodingErrorTests {
  @Test("UTF-16 and UTF-32 are named in the error", arguments: ErrorCase.foreign)
  func foreign(fault: ErrorCase) {
    fault.expect(parsingError(of: fault.bytes))
    fault.expect(Reading(pieces: fault.bytes.pieces(of: 1)).error)
    fault.expect(Reading(pieces: [fault.bytes], layout: .lines).error)
  }

  @Test("Invalid UTF-8 is reported with its location", arguments: ErrorCase.invalid)
  func invalid(fault: ErrorCase) {
    fault.expect(parsingError(of: fault.bytes))
    fault.expect(Reading(pieces: fault.bytes.pieces(of: 1)).error)
  }

  @Test(
    "Invalid UTF-8 is found at every offset of a string",
    arguments: [
      [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xE0, 0x9F, 0xBF], [0xE2, 0x82],
      [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x9F, 0x99],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFE], [0xFF],
    ] as [[UInt8]]
  )
  func everywhere(sequence: [UInt8]) throws {
    for place in Array(0...10) + Array(28...36) + Array(60...68) + [99, 100] {
      var bytes = Array("[\"".utf8) + [UInt8](repeating: 0x61, count: 100) + Array("\"]".utf8)
      bytes.insert(contentsOf: sequence, at: 2 + place)
      let error = try #require(parsingError(of: bytes))
      #expect(error.code == .invalidUTF8)
      #expect(
        error.location
          == RawLocation(offset: 2 + place, line: 1, column: 3 + place, pointer: "/0")
      )
      #expect(Reading(pieces: [bytes]).error?.location.offset == 2 + place)
      #expect(Reading(pieces: bytes.pieces(of: 5)) == Reading(pieces: [bytes]))
    }
  }

  @Test(
    "Valid UTF-8 is accepted at every offset of a string",
    arguments: [
      "\u{7F}", "\u{80}", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{E000}", "\u{FFFD}", "\u{FFFF}",
      "\u{10000}", "\u{3FFFF}", "\u{40000}", "\u{10FFFF}",
    ]
  )
  func valid(text: String) throws {
    for place in 0...70 {
      let string = String(repeating: "a", count: place) + text + String(repeating: "b", count: 70)
      let value = try RawValue(parsing: "\"\(string)\"")
      #expect(value.string?.text == string)
    }
  }

  @Test("A byte order mark is skipped once", arguments: [1, 2, 1_000])
  func mark(chunkSize: Int) {
    let reading = Reading("\u{FEFF}[1]", chunkSize: chunkSize)
    #expect(reading.items == [["1"]])
    #expect(
      reading.faqs.first?.location == RawLocation(offset: 4, line: 1, column: 2, pointer: "/0")
    )
    #expect(
      Reading("\u{FEFF}\u{FEFF}[1]", chunkSize: chunkSize).error?.description
        == "line 1, column 1: expected a value, found the character U+FEFF"
    )
  }
}
