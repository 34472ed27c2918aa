/// A JSON number, kept as it is spelled: `1.0`, `1e400` and forty digits stay as they are.
public struct RawNumber: Hashable, Sendable {
  /// The number as it was written, such as `1.0`.
  public let spelling: String

  init(value: RawValue) { spelling = String(utf8: value.source) }
}
