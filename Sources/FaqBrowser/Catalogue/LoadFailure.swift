/// Why content could not be read, and how to help it.
public struct LoadFailure: Error, Hashable, Sendable {
  /// What went wrong, in a line.
  public var message: String
  /// What the user can do about it.
  public var hint: String?

  /// Describes a failure.
  ///
  /// - Parameters:
  ///   - message: What went wrong, in a line.
  ///   - hint: What the user can do about it, as a sentence.
  public init(message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}
