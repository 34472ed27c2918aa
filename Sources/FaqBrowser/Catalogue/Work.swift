/// An operation that returns what follows; each is equal to itself alone.
public final class Work: Hashable, Sendable {
  /// Does the work, and returns what follows.
  public let operation: @Sendable () async -> Interaction

  init(_ operation: @escaping @Sendable () async -> Interaction) { self.operation = operation }

  public static func == (one: Work, other: Work) -> Bool { one === other }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
