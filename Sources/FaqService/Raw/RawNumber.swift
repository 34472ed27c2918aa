/// A JSON number by its spelling, so that `1.0`, `1e400` and forty digits stay what they are.
public struct RawNumber: Hashable, Sendable {
  /// `1.0`, as it was written.
  public let spelling: String

  init(value: RawValue) { spelling = String(utf8: value.source) }
}
