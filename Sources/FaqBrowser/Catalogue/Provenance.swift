/// Where content comes from.
public struct Provenance: Hashable, Sendable {
  /// The name of the source: `faqs.json`.
  public var name: String
  /// How old the content is, if that matters.
  public var age: Duration?
  /// Why newer content could not be read, if it could not.
  public var staleness: String?
  /// Whether to load again at once, since the content is only a copy that is no longer fresh.
  public var isOutdated: Bool

  /// Describes where content comes from.
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
