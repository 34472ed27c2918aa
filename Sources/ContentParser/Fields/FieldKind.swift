import Bytes
import FaqService

/// A kind of value that members of items have, such as `.text` or `.int`: how it is read, and what
/// authors and a JSON Schema are told about it.
///
/// A custom kind converts a value, or throws an error about it:
///
/// ```swift
/// extension FieldKind<Color> {
///   static var color: Self {
///     Self(.other("a colour")) { value, _ throws(BlockError) in
///       guard let text = value.string?.text, let color = Color(hex: text) else {
///         throw BlockError("not-a-color", message: "a colour must be written as in #0A84FF")
///       }
///       return color
///     }
///   }
/// }
/// ```
public struct FieldKind<Value>: Sendable {
  /// The kind as authors are told it.
  let described: BlockField.Kind
  /// What a JSON Schema says beyond the kind, as members of an object: `"minimum": 1`.
  var schema = ""
  /// A value as JSON, if it is one that a default can be.
  var literal: @Sendable (Value) -> String? = { _ in nil }
  let read: @Sendable (FieldValue, BlockReader) throws(BlockError) -> Value
}

extension FieldKind {
  /// Creates a kind.
  ///
  /// - Parameters:
  ///   - kind: The kind as authors are told it.
  ///   - schema: What a JSON Schema (draft 07) says about values beyond `kind`, as members of an
  ///     object: `"pattern": "^#[0-9A-F]{6}$"`. References may lead to `#/definitions/item`,
  ///     `items`, `textOrItem`, `blocks` and `address`.
  ///   - read: Converts a value of any kind of JSON, or throws what is wrong with it. An error
  ///     without a place is about the whole value. The reader is that of the item around it.
  public init(
    _ kind: BlockField.Kind,
    schema: String = "",
    _ read: @escaping @Sendable (RawValue, BlockReader) throws(BlockError) -> Value
  ) {
    self.init(described: kind, schema: schema) { field, reader throws(BlockError) in
      try field.placing { () throws(BlockError) in try read(field.value, reader) }
    }
  }

  /// An object with fields of its own.
  ///
  /// ```swift
  /// .required("steps", .list(of: .item(Step.fields)), "What to do")
  /// ```
  public static func item(_ fields: ItemFields<Value>) -> Self {
    Self(described: .object(fields.descriptions)) { field, reader throws(BlockError) in
      guard field.value.object != nil else { throw .wrongKind(field, expected: "an object") }
      let item = reader.nested(field.value)
      return try field.placing { () throws(BlockError) in try fields.read(item) }
    }
  }

  /// An array of values of one kind, which may be empty.
  public static func list<Element>(of kind: FieldKind<Element>) -> Self
  where Value == [Element] {
    let schema = kind.schema.isEmpty ? "" : #""items": {\#(kind.schema)}"#
    let list = BlockField.Kind.list(of: kind.described)
    return Self(described: list, schema: schema) { field, reader throws(BlockError) in
      guard let array = field.value.array else { throw .wrongKind(field, expected: "an array") }
      return try array.map { element throws(BlockError) in
        try kind.read(FieldValue(element, field.position.element), reader)
      }
    }
  }

  /// Values that are made of values of this kind, or an error about the one that cannot be.
  ///
  /// ```swift
  /// .required("color", FieldKind.text.map(Color.init(hex:)))
  /// ```
  public func map<Other>(
    _ convert: @escaping @Sendable (Value) throws(BlockError) -> Other
  ) -> FieldKind<Other> {
    FieldKind<Other>(described: described, schema: schema) { field, reader throws(BlockError) in
      let value = try read(field, reader)
      return try field.placing { () throws(BlockError) in try convert(value) }
    }
  }

  /// The same kind in other words, for values that no format shows as what they are: the address of
  /// a picture that only an override uses.
  public func described(_ words: String) -> Self {
    Self(described: .other(words), schema: schema, literal: literal, read: read)
  }
}

extension FieldKind<BlockList> {
  /// An array of blocks, or one block.
  ///
  /// Items that cannot become blocks are `UnknownBlock`s in the list, and no errors. It is an error
  /// if the list has more than 1,000 blocks, or if it is nested deeper than 64 levels.
  public static var blocks: Self {
    Self(described: .blocks) { field, reader throws(BlockError) in try reader.blocks(in: field) }
  }
}

extension FieldKind<RawValue> {
  /// A value of any kind, as it is written.
  public static var anything: Self {
    Self(described: .other("any value")) { field, _ in field.value }
  }
}

extension FieldKind<String> {
  /// A string.
  public static var text: Self {
    Self(described: .text, literal: \.jsonString) { field, _ throws(BlockError) in try field.text }
  }
}

extension FieldKind<Address> {
  /// A string that is an address and safe to follow; a relative one is resolved against the base of
  /// the content.
  public static var address: Self {
    Self(described: .address) { field, reader throws(BlockError) in
      let text = try field.text
      do throws(AddressError) {
        return try Address(text, relativeTo: reader.base)
      } catch {
        throw .unsafeAddress(error, field)
      }
    }
  }
}

extension FieldKind<Int> {
  /// A number without a fraction: `3`, and not `3.0`.
  public static var int: Self {
    Self(described: .int, literal: \.description) { field, _ throws(BlockError) in
      try field.int
    }
  }

  /// A number without a fraction, within limits.
  ///
  /// - Parameters:
  ///   - range: The numbers that it can be.
  ///   - hint: How to fix one that it cannot be, as a sentence.
  /// - Returns: The kind.
  public static func int(in range: ClosedRange<Int>, hint: String? = nil) -> Self {
    let schema = #""minimum": \#(range.lowerBound), "maximum": \#(range.upperBound)"#
    let literal: @Sendable (Int) -> String? = \.description
    return Self(described: .int, schema: schema, literal: literal) { field, _ throws(BlockError) in
      let int = try field.int
      guard range.contains(int) else {
        let limits = "from \(range.lowerBound) to \(range.upperBound)"
        let message = "\(field.subject) must be \(limits), but is \(int)"
        throw BlockError(.invalidValue, at: field.place, message: message, hint: hint)
      }
      return int
    }
  }
}

extension FieldKind<Double> {
  /// A number.
  public static var double: Self {
    Self(described: .number, literal: \.description) { field, _ throws(BlockError) in
      guard case .number(let number) = field.value.content,
        let double = Double(number.spelling), double.isFinite
      else { throw .wrongKind(field, expected: "a number") }
      return double
    }
  }
}

extension FieldKind<Bool> {
  /// `true` or `false`.
  public static var bool: Self {
    Self(described: .bool, literal: \.description) { field, _ throws(BlockError) in
      guard case .bool(let bool) = field.value.content else {
        throw .wrongKind(field, expected: "true or false")
      }
      return bool
    }
  }
}

extension FieldKind<DateTime> {
  /// A string that is a date and time as RFC 3339 spells it: `2026-11-21T09:30:00Z`.
  public static var date: Self {
    Self(described: .date) { field, _ throws(BlockError) in
      guard let date = DateTime(try field.text) else {
        throw .invalid(field, "a date and time", example: "2026-11-21T09:30:00Z")
      }
      return date
    }
  }
}

extension FieldKind<CalendarDay> {
  /// A string that is a day without a time: `2026-05-01`.
  public static var day: Self {
    Self(described: .day) { field, _ throws(BlockError) in
      guard let day = CalendarDay(try field.text) else {
        throw .invalid(field, "a date without a time", example: "2026-11-21")
      }
      return day
    }
  }
}

extension FieldKind where Value: RawRepresentable<String> & CaseIterable & Sendable {
  /// A string that is one of the cases of an enumeration.
  public static func choice(_: Value.Type = Value.self) -> Self {
    let words = Value.allCases.map(\.rawValue)
    let literal: @Sendable (Value) -> String? = \.rawValue.jsonString
    return Self(described: .choice(words), literal: literal) { field, _ throws(BlockError) in
      let text = try field.text
      guard let choice = Value(rawValue: text) else {
        throw .invalidChoice(text, field, among: words)
      }
      return choice
    }
  }
}

private extension BlockError {
  static func invalid(_ field: FieldValue, _ kind: String, example: String) -> Self {
    Self(
      .invalidValue,
      at: field.place,
      message: "\(field.subject) is not \(kind)",
      hint: "Write it as in \(example)."
    )
  }
}
