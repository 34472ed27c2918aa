/// What reading a source comes to.
public enum SourceOutcome: Sendable {
  /// Native content, which is read to its end.
  case content
  /// An error, at once or behind some content.
  case failure
  /// Nothing: it waits for something that does not come.
  case silence
}
