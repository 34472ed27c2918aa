/// One item of an FAQ in its original form, normally an object with a `type`.
public struct RawItem: Sendable, Hashable {
  /// The item's value.
  ///
  /// Any value in a list of items is an item, so that nothing is lost. A value that is not an
  /// object has no type and no members.
  public let value: RawValue
  let anchor: Anchor

  /// The FAQ's own item that contains a value; the value's pointer starts with that item's.
  struct Anchor: Sendable, Equatable {
    let index: Int
    let ordinal: Int
  }

  /// The text of the member `type`, if there is one and it is a string.
  public var type: String? { value.object?[.type]?.string?.text }

  /// The members, including the type.
  public var members: RawObject? { value.object }

  /// The value of the last member with this name.
  public subscript(name: String) -> RawValue? { value.object?[name] }

  /// The original bytes of the item.
  public var source: ArraySlice<UInt8> { value.source }

  /// A value within this item, such as a fallback, as an item of its own.
  public func nested(_ value: RawValue) -> Self {
    Self(value: value, anchor: value.storage === self.value.storage ? anchor : .alone)
  }

  /// Compares values and their spelling, but not locations.
  public static func == (left: Self, right: Self) -> Bool { left.value == right.value }

  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension RawItem {
  /// Takes a value that is in no list of items, such as a member around the FAQs, for an item.
  public init(_ value: RawValue) { self.init(value: value, anchor: .alone) }

  /// Parses a single item, for example in a test.
  public init(parsing text: String) throws(RawReadingError) {
    self.init(value: try RawValue(parsing: text), anchor: .alone)
  }
}

extension RawItem.Anchor {
  static let alone = Self(index: 0, ordinal: -1)
}
