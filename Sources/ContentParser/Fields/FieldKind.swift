import FaqService

/// A kind of value that members of items have, such as `.text` or `.int`.
public struct FieldKind<Value>: Sendable {
  let read: @Sendable (RawValue, RawItem, BlockError.Place) throws(BlockError) -> Value

  /// A kind of one's own: `read` converts a value, or throws an error about it.
  public init(_ read: @escaping @Sendable (RawValue) throws(BlockError) -> Value) {
    self.read = { value, _, _ throws(BlockError) in try read(value) }
  }

  init(
    reading read:
      @escaping @Sendable (RawValue, RawItem, BlockError.Place) throws(BlockError) -> Value
  ) {
    self.read = read
  }
}

extension FieldKind<String> {
  /// A string.
  public static var text: Self {
    Self { value, _, place throws(BlockError) in try text(value, at: place) }
  }

  static func text(_ value: RawValue, at place: BlockError.Place) throws(BlockError) -> String {
    guard let string = value.string else {
      throw .wrongKind(at: place, expected: "a string", found: value)
    }
    return string.text
  }
}

extension FieldKind<Address> {
  /// A string that is an address and safe to follow.
  public static var address: Self {
    Self { value, _, place throws(BlockError) in
      let text = try FieldKind<String>.text(value, at: place)
      do throws(AddressError) {
        return try Address(text)
      } catch {
        throw .unsafeAddress(error, at: place)
      }
    }
  }
}

extension FieldKind<Int> {
  /// A number without a fraction: `3`, and not `3.0`.
  public static var int: Self {
    Self { value, _, place throws(BlockError) in
      guard case .number(let number) = value.content, let int = Int(number.spelling) else {
        throw .wrongKind(at: place, expected: "a whole number", found: value)
      }
      return int
    }
  }
}

extension FieldKind<Double> {
  /// A number.
  public static var double: Self {
    Self { value, _, place throws(BlockError) in
      guard case .number(let number) = value.content, let double = Double(number.spelling),
        double.isFinite
      else { throw .wrongKind(at: place, expected: "a number", found: value) }
      return double
    }
  }
}

extension FieldKind<Bool> {
  /// `true` or `false`.
  public static var bool: Self {
    Self { value, _, place throws(BlockError) in
      guard case .bool(let bool) = value.content else {
        throw .wrongKind(at: place, expected: "true or false", found: value)
      }
      return bool
    }
  }
}

extension FieldKind<DateTime> {
  /// A string that is a date and time as RFC 3339 spells it.
  public static var date: Self {
    Self { value, _, place throws(BlockError) in
      let text = try FieldKind<String>.text(value, at: place)
      guard let date = DateTime(text) else {
        throw BlockError(
          .invalidValue,
          at: place,
          message: "\(place.subject) is not a date and time",
          hint: "Write it as in 2026-11-21T09:30:00Z."
        )
      }
      return date
    }
  }
}

extension FieldKind<RawItem> {
  /// An object, whose members are read like those of an item.
  public static var item: Self {
    Self { value, item, place throws(BlockError) in
      guard value.object != nil else {
        throw .wrongKind(at: place, expected: "an object", found: value)
      }
      return item.nested(value)
    }
  }
}

extension FieldKind
where Value: RawRepresentable<String> & CaseIterable & Sendable {
  /// A string that is one of the cases of an enumeration.
  public static func choice(_: Value.Type = Value.self) -> Self {
    Self { value, _, place throws(BlockError) in
      let text = try FieldKind<String>.text(value, at: place)
      guard let choice = Value(rawValue: text) else {
        throw .invalidChoice(text, among: Value.allCases.map(\.rawValue), at: place)
      }
      return choice
    }
  }
}
