/// Arguments that mean nothing, in words for the person who typed them.
struct UsageError: Error, Equatable {
  /// What is wrong, in one line without a full stop.
  let message: String
  /// What to type instead, as a sentence.
  let hint: String

  init(_ message: String, hint: String) {
    self.message = message
    self.hint = hint
  }
}
