import FaqService

/// Members that must be there.
///
/// Each call throws an error that names the member, if it is missing or of another kind. A block
/// type passes the error on: the item then becomes an `UnknownBlock`, and the error a diagnostic.
///
/// ```swift
/// caption = try item.text("caption")
/// level = try item.choice("level", of: Level.self)
/// steps = try item.array("steps", of: .text)
/// ```
extension RawItem {
  /// A string.
  public func text(_ name: String) throws(BlockError) -> String { try string(name).text }

  /// A string that is not decoded yet.
  func string(_ name: String) throws(BlockError) -> RawString {
    guard let value = self[name] else { throw .missing(name, in: self) }
    guard let string = value.string else {
      throw .wrongKind(Field(value, in: self, .member(name)), expected: "a string")
    }
    return string
  }

  /// A string that is an address and safe to follow; a relative one is seen from the base.
  public func address(
    _ name: String,
    relativeTo base: BaseAddress? = nil
  ) throws(BlockError) -> Address {
    try required(name, .address(relativeTo: base))
  }

  /// A number without a fraction: `3`, and not `3.0`.
  public func int(_ name: String) throws(BlockError) -> Int { try required(name, .int) }

  /// A number.
  public func double(_ name: String) throws(BlockError) -> Double { try required(name, .double) }

  /// `true` or `false`.
  public func bool(_ name: String) throws(BlockError) -> Bool { try required(name, .bool) }

  /// A string that is a date and time as RFC 3339 spells it: `2026-11-21T09:30:00Z`.
  public func date(_ name: String) throws(BlockError) -> DateTime { try required(name, .date) }

  /// A string that is one of the cases of an enumeration.
  public func choice<Choice>(
    _ name: String,
    of _: Choice.Type
  ) throws(BlockError) -> Choice
  where Choice: RawRepresentable<String> & CaseIterable & Sendable {
    try required(name, .choice())
  }

  /// A value of any kind.
  public func required<Value>(
    _ name: String,
    _ kind: FieldKind<Value>
  ) throws(BlockError) -> Value {
    guard let value = try optional(name, kind) else { throw .missing(name, in: self) }
    return value
  }

  /// An array of values of one kind, which may be empty.
  public func array<Value>(
    _ name: String,
    of kind: FieldKind<Value>
  ) throws(BlockError) -> [Value] {
    guard let values = try optionalArray(name, of: kind) else { throw .missing(name, in: self) }
    return values
  }
}
