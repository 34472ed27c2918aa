import Bytes
import FaqService

/// The fields of a block type, or of an object within its items: from this one description follow
/// the reading, the faults that authors are told, `faq types` and the JSON Schema.
///
/// ```swift
/// static let fields = ItemFields(
///   .required("caption", .text, "The label"),
///   .optional("size", .choice(), default: .small, "How large it is shown"),
///   as: Self.init
/// )
/// ```
///
/// The values go to the initialiser in the order of the fields, after the original item: that of a
/// structure with one property for each field, in their order, is the one that Swift makes.
public struct ItemFields<Made>: Sendable {
  /// The fields in order, for authors.
  public let descriptions: [BlockField]
  let read: @Sendable (BlockReader) throws(BlockError) -> Made
  /// What is wrong with each of the fields in an item.
  let faults: @Sendable (BlockReader) -> [BlockError]

  /// Fields, and the initialiser that their values are given to after the original item.
  ///
  /// - Parameters:
  ///   - fields: The fields in the order in which `make` takes their values.
  ///   - make: Makes the value, or throws why the item is not usable.
  public init<each Value>(
    _ fields: repeat ItemField<each Value>,
    as make: @escaping @Sendable (RawItem, repeat each Value) throws(BlockError) -> Made
  ) {
    self.init(repeat each fields) { (reader, values: repeat each Value) throws(BlockError) in
      try make(reader.item, repeat each values)
    }
  }

  /// Fields, and a function that is given the reader before their values.
  ///
  /// The reader has what is no field: the base of addresses, and blocks at any place in the item.
  ///
  /// - Parameters:
  ///   - fields: The fields in the order in which `make` takes their values.
  ///   - make: Makes the value, or throws why the item is not usable.
  public init<each Value>(
    _ fields: repeat ItemField<each Value>,
    reading make: @escaping @Sendable (BlockReader, repeat each Value) throws(BlockError) -> Made
  ) {
    var descriptions: [BlockField] = []
    for field in repeat each fields { descriptions.append(field.description) }
    self.descriptions = descriptions
    read = { reader throws(BlockError) in
      try make(reader, repeat try (each fields).read(reader))
    }
    faults = { reader in
      var faults: [BlockError] = []
      for field in repeat each fields {
        do throws(BlockError) { _ = try field.read(reader) } catch { faults.append(error) }
      }
      return faults
    }
  }
}

/// A member of an item: its name, the kind of its value, and what is read where it is missing.
///
/// Of two members with that name, the last counts. A value of another kind is an error that names
/// the member, also where the member is optional.
public struct ItemField<Value>: Sendable {
  let description: BlockField
  let read: @Sendable (BlockReader) throws(BlockError) -> Value

  /// A member that must be there.
  ///
  /// - Parameters:
  ///   - name: The name of the member.
  ///   - kind: The kind of its value.
  ///   - summary: What the value says, in words.
  ///   - hint: How to fix an item that lacks the member, as a sentence.
  /// - Returns: The field.
  public static func required(
    _ name: String,
    _ kind: FieldKind<Value>,
    _ summary: String = "",
    hint: String? = nil
  ) -> Self {
    let field = BlockField(name, kind, isRequired: true, summary)
    return Self(description: field) { reader throws(BlockError) in
      guard let value = try reader.optional(name, kind) else {
        throw .missing(name, in: reader.item, hint: hint)
      }
      return value
    }
  }

  /// A member that may be missing.
  public static func optional<Wrapped>(
    _ name: String,
    _ kind: FieldKind<Wrapped>,
    _ summary: String = ""
  ) -> Self where Value == Wrapped? {
    let field = BlockField(name, kind, isRequired: false, summary)
    return Self(description: field) { reader throws(BlockError) in
      try reader.optional(name, kind)
    }
  }

  /// A member that may be missing, and the value that it then has.
  public static func optional(
    _ name: String,
    _ kind: FieldKind<Value>,
    default value: Value,
    _ summary: String = ""
  ) -> Self where Value: Sendable {
    var field = BlockField(name, kind, isRequired: false, summary)
    if let literal = kind.literal(value) { field.add(#""default": \#(literal)"#) }
    return Self(description: field) { reader throws(BlockError) in
      try reader.optional(name, kind) ?? value
    }
  }
}

/// A field in words, for authors.
public struct BlockField: Hashable, Sendable {
  /// The name of the member.
  public let name: String
  /// The kind of its value.
  public let kind: Kind
  /// Whether an item without the member is rejected.
  public let isRequired: Bool
  /// What the value says, in words; empty if the name says it.
  public let summary: String
  /// What a JSON Schema (draft 07) says about the value beyond its kind, as members of an object;
  /// empty if there is nothing more to say.
  public private(set) var schema = ""

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
    /// An object with fields of its own.
    case object([BlockField])
    /// Anything else, in words: `a colour`; and the fields of those values that are objects.
    case other(String, members: [BlockField]? = nil)
  }
}

extension BlockField {
  init(_ name: String, _ kind: FieldKind<some Any>, isRequired: Bool, _ summary: String) {
    self.init(
      name: name,
      kind: kind.described,
      isRequired: isRequired,
      summary: summary,
      schema: kind.schema
    )
  }

  /// Adds a member to the schema.
  mutating func add(_ member: String) { schema += schema.isEmpty ? member : ", " + member }

  /// The member with a value of the kind, as JSON.
  var example: String { #""\#(name)": \#(kind.example ?? "null")"# }
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
    case .object(let fields): "object with " + fields.map(\.name).joined(separator: ", ")
    case .other(let words, _): words
    }
  }
}

extension BlockField.Kind {
  /// A value of the kind as JSON; nil if only words describe the kind.
  public var example: String? {
    switch self {
    case .text: #""…""#
    case .address: #""https://example.com/""#
    case .int: "1"
    case .number: "1.5"
    case .bool: "true"
    case .date: #""2026-11-21T09:30:00Z""#
    case .day: #""2026-11-21""#
    case .choice(let words): words.first?.jsonString
    case .list(let kind): kind.example.map { "[\($0)]" }
    case .blocks: #"[{"type": "body", "text": "…"}]"#
    case .object(let fields): "{\(fields.map(\.example).joined(separator: ", "))}"
    case .other: nil
    }
  }
}
