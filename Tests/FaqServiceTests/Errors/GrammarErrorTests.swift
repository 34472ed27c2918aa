import FaqService
import Testing

@Suite("Errors of the grammar")
struct GrammarErrorTests {
  @Test(
    "A value that is none, or in a wrong place, is named with its place",
    arguments: ErrorCase.structure + ErrorCase.values + ErrorCase.ends
  )
  func structure(fault: ErrorCase) {
    fault.expect(parsingError(of: fault.bytes))
  }

  @Test(
    "A string or a number that is spelled wrongly is named with its place",
    arguments: ErrorCase.strings + ErrorCase.escapes + ErrorCase.numbers
  )
  func spelling(fault: ErrorCase) {
    fault.expect(parsingError(of: fault.bytes))
  }

  @Test("An error holds each thing that its description says")
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
