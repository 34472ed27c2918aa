import FaqService

/// A kind of value that members of items have, such as `.text` or `.int`.
///
/// A custom kind converts a value, or throws an error about it:
///
/// ```swift
/// extension FieldKind<Color> {
///   static var color: Self {
///     Self { value throws(BlockError) in
///       guard let text = value.string?.text, let color = Color(hex: text) else {
///         throw BlockError("not-a-color", message: "a color must be written as in #0A84FF")
///       }
///       return color
///     }
///   }
/// }
/// ```
public struct FieldKind<Value>: Sendable {
  let read: @Sendable (Field) throws(BlockError) -> Value

  /// Creates a kind.
  ///
  /// - Parameter read: Converts a value of any kind of JSON, or throws what is wrong with it. An
  ///   error without a place is about the whole value.
  public init(_ read: @escaping @Sendable (RawValue) throws(BlockError) -> Value) {
    self.init(reading: { field throws(BlockError) in
      do throws(BlockError) {
        return try read(field.value)
      } catch {
        throw error.within(field.value)
      }
    })
  }

  init(reading read: @escaping @Sendable (Field) throws(BlockError) -> Value) {
    self.read = read
  }

  /// An object, whose members `read` reads like those of an item.
  ///
  /// ```swift
  /// steps = try item.array("steps", of: .item(Step.init))
  /// ```
  ///
  /// - Parameter read: Converts the object. An error without a place is about the whole object.
  /// - Returns: The kind, whose values must be objects.
  public static func item(
    _ read: @escaping @Sendable (RawItem) throws(BlockError) -> Value
  ) -> Self {
    Self(reading: { field throws(BlockError) in
      guard field.value.object != nil else { throw .wrongKind(field, expected: "an object") }
      do throws(BlockError) {
        return try read(field.item.nested(field.value))
      } catch {
        throw error.within(field.value)
      }
    })
  }
}

extension FieldKind<String> {
  /// A string.
  public static var text: Self {
    Self(reading: { field throws(BlockError) in try field.text })
  }
}

extension FieldKind<Address> {
  /// A string that is an address and safe to follow.
  public static var address: Self { address(relativeTo: nil) }

  /// A string that is an address and safe to follow; a relative one is resolved against the base.
  public static func address(relativeTo base: BaseAddress?) -> Self {
    Self(reading: { field throws(BlockError) in
      let text = try field.text
      do throws(AddressError) {
        return try Address(text, relativeTo: base)
      } catch {
        throw .unsafeAddress(error, field)
      }
    })
  }
}

extension FieldKind<Int> {
  /// A number without a fraction: `3`, and not `3.0`.
  public static var int: Self {
    Self(reading: { field throws(BlockError) in
      guard case .number(let number) = field.value.content, let int = Int(number.spelling) else {
        throw .wrongKind(field, expected: "a whole number")
      }
      return int
    })
  }
}

extension FieldKind<Double> {
  /// A number.
  public static var double: Self {
    Self(reading: { field throws(BlockError) in
      guard case .number(let number) = field.value.content,
        let double = Double(number.spelling), double.isFinite
      else { throw .wrongKind(field, expected: "a number") }
      return double
    })
  }
}

extension FieldKind<Bool> {
  /// `true` or `false`.
  public static var bool: Self {
    Self(reading: { field throws(BlockError) in
      guard case .bool(let bool) = field.value.content else {
        throw .wrongKind(field, expected: "true or false")
      }
      return bool
    })
  }
}

extension FieldKind<DateTime> {
  /// A string that is a date and time as RFC 3339 spells it.
  public static var date: Self {
    Self(reading: { field throws(BlockError) in
      guard let date = DateTime(try field.text) else { throw .invalidDate(field) }
      return date
    })
  }
}

extension FieldKind<CalendarDay> {
  /// A string that is a day without a time: `2026-05-01`.
  public static var day: Self {
    Self(reading: { field throws(BlockError) in
      guard let day = CalendarDay(try field.text) else { throw .invalidDay(field) }
      return day
    })
  }
}

extension FieldKind where Value: RawRepresentable<String> & CaseIterable & Sendable {
  /// A string that is one of the cases of an enumeration.
  public static func choice(_: Value.Type = Value.self) -> Self {
    Self(reading: { field throws(BlockError) in
      let text = try field.text
      guard let choice = Value(rawValue: text) else {
        throw .invalidChoice(text, field, among: Value.allCases.map(\.rawValue))
      }
      return choice
    })
  }
}

private extension Field {
  var text: String {
    get throws(BlockError) {
      guard let string = value.string else { throw .wrongKind(self, expected: "a string") }
      return string.text
    }
  }
}

private extension BlockError {
  static func invalidDate(_ field: Field) -> Self {
    invalid(field, "a date and time", example: "2026-11-21T09:30:00Z")
  }

  static func invalidDay(_ field: Field) -> Self {
    invalid(field, "a date without a time", example: "2026-11-21")
  }

  private static func invalid(_ field: Field, _ kind: String, example: String) -> Self {
    Self(
      .invalidValue,
      at: field.place,
      message: "\(field.subject) is not \(kind)",
      hint: "Write it as in \(example)."
    )
  }
}

/// A value that a block type reads, and how errors refer to it.
struct Field {
  let value: RawValue
  /// The item that the value is in.
  let item: RawItem
  let position: Position

  enum Position {
    /// The value of a member.
    case member(String)
    /// An element of the array that is the value of a member.
    case element(of: String)
    /// A value that the block type has found by itself.
    case other
  }

  init(_ value: RawValue, in item: RawItem, _ position: Position) {
    self.value = value
    self.item = item
    self.position = position
  }

  var place: BlockError.Place {
    switch position {
    case .member(let name): .member(name)
    case .element, .other: .value(value)
    }
  }

  /// The value as the subject of a sentence.
  var subject: String {
    switch position {
    case .member(let name): "`\(name)`"
    case .element(let name): "an element of `\(name)`"
    case .other: "this value"
    }
  }
}
