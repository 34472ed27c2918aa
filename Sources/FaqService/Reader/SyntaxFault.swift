/// A fault at an offset of the scanned bytes, before the reader knows its location.
struct SyntaxFault: Error {
  let code: RawReadingError.Code
  let offset: Int
  let expected: String

  init(_ code: RawReadingError.Code, at offset: Int, expected: String) {
    self.code = code
    self.offset = offset
    self.expected = expected
  }
}
