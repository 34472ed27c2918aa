/// Where content comes from.
public struct Provenance: Hashable, Sendable {
  /// The name of the source: `faqs.json`.
  public var name: String
  /// How old the content is, if that matters; what the user sees grows with time.
  public var age: Duration?
  /// Why newer content could not be read, if it could not.
  public var staleness: String?
  /// Whether to load again at once, since the content is only a copy that is no longer fresh.
  ///
  /// If that load returns a copy as well, it is the last.
  public var isOutdated: Bool

  /// Describes where content comes from; by default it is neither a copy nor old.
  public init(
    name: String,
    age: Duration? = nil,
    staleness: String? = nil,
    isOutdated: Bool = false
  ) {
    self.name = name
    self.age = age
    self.staleness = staleness
    self.isOutdated = isOutdated
  }
}
