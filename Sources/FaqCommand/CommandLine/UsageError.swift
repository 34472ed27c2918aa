/// Invalid arguments, described for the person who typed them.
struct UsageError: Error, Equatable {
  /// The problem, in one line without a full stop.
  let message: String
  /// The correction, as a sentence.
  let hint: String

  init(_ message: String, hint: String) {
    self.message = message
    self.hint = hint
  }
}
