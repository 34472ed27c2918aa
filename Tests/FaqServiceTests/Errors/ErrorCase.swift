import FaqService
import Testing

/// Content with a fault, and the complete error that it causes.
struct ErrorCase: Sendable, CustomTestStringConvertible {
  let bytes: [UInt8]
  let code: RawReadingError.Code
  let offset: Int
  let description: String

  init(_ text: String, _ code: RawReadingError.Code, at offset: Int, _ description: String) {
    self.init(Array(text.utf8), code, at: offset, description)
  }

  init(_ bytes: [UInt8], _ code: RawReadingError.Code, at offset: Int, _ description: String) {
    self.bytes = bytes
    self.code = code
    self.offset = offset
    self.description = description
  }

  var testDescription: String { "\(String(utf8: bytes).debugDescription): \(description)" }

  /// Compares an error with the expected one.
  func expect(_ error: RawReadingError?, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(error?.description == description, sourceLocation: sourceLocation)
    #expect(error?.code == code, sourceLocation: sourceLocation)
    #expect(error?.location.offset == offset, sourceLocation: sourceLocation)
  }
}

/// The error of parsing bytes as one JSON value.
func parsingError(
  of bytes: [UInt8],
  limits: ReadingLimits = .standard
) -> RawReadingError? {
  do throws(RawReadingError) {
    let value = try RawValue(parsing: bytes, limits: limits)
    Issue.record("accepted as \(value)")
    return nil
  } catch {
    return error
  }
}
