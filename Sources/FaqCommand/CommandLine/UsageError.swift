/// Invalid arguments, described for the person who typed them.
struct UsageError: Error, Equatable {
  /// The problem, in one line without a full stop.
  let message: Message
  /// The correction, as a sentence.
  let hint: Message

  init(_ message: Message, hint: Message) {
    self.message = message
    self.hint = hint
  }
}
