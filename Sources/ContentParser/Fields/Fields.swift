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

  /// A string that is an address and safe to follow; a relative one is resolved against the base.
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

  /// A string that is a day without a time: `2026-05-01`.
  public func day(_ name: String) throws(BlockError) -> CalendarDay { try required(name, .day) }

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

/// Members that may be missing; a member of another kind is an error all the same.
///
/// ```swift
/// poster = try item.optional("poster", .address)
/// tags = try item.optionalArray("tags", of: .text) ?? []
/// ```
extension RawItem {
  /// A value of any kind, or nil where there is no such member.
  ///
  /// - Parameters:
  ///   - name: The name of the member; of two with that name, the last counts.
  ///   - kind: The kind, such as `.text`; null is of none of the standard ones.
  /// - Returns: The value, or nil.
  /// - Throws: An error that names the member, if its value is of another kind.
  public func optional<Value>(
    _ name: String,
    _ kind: FieldKind<Value>
  ) throws(BlockError) -> Value? {
    guard let value = self[name] else { return nil }
    return try kind.read(Field(value, in: self, .member(name)))
  }

  /// An array of values of one kind, or nil where there is no such member.
  ///
  /// - Parameters:
  ///   - name: The name of the member.
  ///   - kind: The kind of each value; the array may be empty.
  /// - Returns: The values in order, or nil.
  /// - Throws: An error that names the member, or points to the first value of another kind.
  public func optionalArray<Value>(
    _ name: String,
    of kind: FieldKind<Value>
  ) throws(BlockError) -> [Value]? {
    guard let value = self[name] else { return nil }
    guard let array = value.array else {
      throw .wrongKind(Field(value, in: self, .member(name)), expected: "an array")
    }
    var values: [Value] = []
    for element in array {
      values.append(try kind.read(Field(element, in: self, .element(of: name))))
    }
    return values
  }
}

/// A member that a block type reads from its items, described for authors.
///
/// ```swift
/// static let fields: [BlockField] = [
///   .required("url", .address, "The address of the picture"),
///   .optional("size", .choice(["small", "large"]), "How large it is shown"),
/// ]
/// ```
public struct BlockField: Hashable, Sendable {
  /// The name of the member.
  public let name: String
  /// The kind of its value.
  public let kind: Kind
  /// Whether an item without the member is rejected.
  public let isRequired: Bool
  /// What the value says, in words; empty if the name says it.
  public let summary: String

  /// A kind of value.
  public indirect enum Kind: Hashable, Sendable {
    /// A string.
    case text
    /// A string that is an address and safe to follow.
    case address
    /// A number without a fraction.
    case int
    /// A number.
    case number
    /// `true` or `false`.
    case bool
    /// A string that is a date and time as RFC 3339 spells it.
    case date
    /// A string that is a day without a time: `2026-05-01`.
    case day
    /// One of a few words.
    case choice([String])
    /// An array of values of one kind.
    case list(of: Self)
    /// An array of blocks, or one block.
    case blocks
    /// Anything else, in words: `a colour`.
    case other(String)
  }

  /// A member that must be there.
  public static func required(_ name: String, _ kind: Kind, _ summary: String = "") -> Self {
    Self(name: name, kind: kind, isRequired: true, summary: summary)
  }

  /// A member that may be missing.
  public static func optional(_ name: String, _ kind: Kind, _ summary: String = "") -> Self {
    Self(name: name, kind: kind, isRequired: false, summary: summary)
  }
}

extension BlockField.Kind {
  /// One of the cases of an enumeration.
  public static func choice<Choice>(of _: Choice.Type) -> Self
  where Choice: RawRepresentable<String> & CaseIterable {
    .choice(Choice.allCases.map(\.rawValue))
  }
}

extension BlockField.Kind: CustomStringConvertible {
  /// The kind as declarations name it: `text`, `texts`; a choice is `small or large`.
  public var description: String {
    switch self {
    case .text: "text"
    case .address: "address"
    case .int: "int"
    case .number: "number"
    case .bool: "bool"
    case .date: "date"
    case .day: "day"
    case .choice(let words): words.joined(separator: " or ")
    case .list(of: .text): "texts"
    case .list(let kind): "list of \(kind)"
    case .blocks: "blocks"
    case .other(let words): words
    }
  }
}
