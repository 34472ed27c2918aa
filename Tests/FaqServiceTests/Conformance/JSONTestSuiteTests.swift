import FaqService
import Fuzz
import Testing

@Suite("JSONTestSuite")
struct JSONTestSuiteTests {
  @Test("All files are there", arguments: zip(["y_", "n_", "i_"], [95, 188, 35]))
  func count(prefix: String, count: Int) throws {
    #expect(try JSONTestSuite.names(prefix).count == count)
  }

  @Test("Valid texts are accepted", arguments: try JSONTestSuite.names("y_"))
  func accepted(name: String) throws {
    let bytes = try JSONTestSuite.bytes(of: name)
    #expect(throws: Never.self) { try RawValue(parsing: bytes) }
  }

  @Test("Invalid texts are rejected", arguments: try JSONTestSuite.names("n_"))
  func rejected(name: String) throws {
    let bytes = try JSONTestSuite.bytes(of: name)
    #expect(throws: RawReadingError.self) { try RawValue(parsing: bytes) }
  }

  @Test(
    "Texts that RFC 8259 leaves open are decided as documented",
    arguments: try JSONTestSuite.names("i_")
  )
  func decided(name: String) throws {
    let bytes = try JSONTestSuite.bytes(of: name)
    let decision = try #require(OpenDecision.all[name])
    switch decision {
    case .accept:
      #expect(throws: Never.self) { try RawValue(parsing: bytes) }
    case .reject(let code):
      let error = #expect(throws: RawReadingError.self) { try RawValue(parsing: bytes) }
      #expect(error?.code == code)
    }
  }

  @Test(
    "Results do not depend on the size of chunks",
    arguments: try JSONTestSuite.names("")
  )
  func chunked(name: String) throws {
    let bytes = try JSONTestSuite.bytes(of: name)
    for layout in [RawFaqReader.Layout.detected, .lines] {
      let whole = Reading(pieces: [bytes], layout: layout)
      for size in [1, 2, 3, 7] {
        #expect(Reading(pieces: bytes.pieces(of: size), layout: layout) == whole)
      }
    }
  }
}
