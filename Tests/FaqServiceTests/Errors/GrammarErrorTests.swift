import FaqService
import Testing

@Suite("Syntax errors")
struct GrammarErrorTests {
  @Test(
    "A misplaced or invalid value is reported with its location",
    arguments: ErrorCase.structure + ErrorCase.values + ErrorCase.ends
  )
  func structure(fault: ErrorCase) {
    fault.expect(parsingError(of: fault.bytes))
  }

  @Test(
    "An invalid string or number is reported with its location",
    arguments: ErrorCase.strings + ErrorCase.escapes + ErrorCase.numbers
  )
  func spelling(fault: ErrorCase) {
    fault.expect(parsingError(of: fault.bytes))
  }

  @Test("An error has all parts of its description")
  func parts() throws {
    let text = "[\n {\"é\": {\"a/b\": 1.}}]"
    let error = try #require(parsingError(of: Array(text.utf8)))
    #expect(error.code == .invalidNumber)
    #expect(error.location == RawLocation(offset: 20, line: 2, column: 18, pointer: "/0/é/a~1b"))
    #expect(error.expected == "a digit")
    #expect(error.found == "'}'")
    #expect(error.message == "expected a digit, found '}'")
    #expect(
      error.description == "line 2, column 18, at /0/é/a~1b: expected a digit, found '}'"
    )
  }
}
