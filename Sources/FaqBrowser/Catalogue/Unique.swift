/// A value that cannot be compared, and is therefore equal to nothing but itself.
public final class Unique<Value: Sendable>: Hashable, Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }

  public static func == (one: Unique, other: Unique) -> Bool { one === other }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
