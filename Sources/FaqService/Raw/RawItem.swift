/// One item of an FAQ, exactly as it arrived: as a rule an object with a `type`.
public struct RawItem: Sendable, Hashable {
  /// The item's value.
  ///
  /// Whatever stands among the items is one, so that nothing is lost; what is no object has no
  /// type and no members.
  public let value: RawValue
  let anchor: Anchor

  /// The item of the FAQ that a value belongs to, where its pointer begins.
  struct Anchor: Sendable, Equatable {
    let index: Int
    let ordinal: Int
  }

  /// The text of the member `type`, if it is there and a string.
  public var type: String? { value.object?[.type]?.string?.text }

  /// The members, the type among them.
  public var members: RawObject? { value.object }

  /// The value of the last member of that name.
  public subscript(name: String) -> RawValue? { value.object?[name] }

  /// The bytes of the item as they arrived.
  public var source: ArraySlice<UInt8> { value.source }

  /// A value within this item as an item of its own, such as a fallback.
  public func nested(_ value: RawValue) -> Self {
    Self(value: value, anchor: value.storage === self.value.storage ? anchor : .alone)
  }

  /// Equal member for member and spelling for spelling, wherever the items stood.
  public static func == (left: Self, right: Self) -> Bool { left.value == right.value }

  /// Hashes the value, wherever it stood.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension RawItem {
  /// Reads an item that comes from nowhere, as a test or a demonstration needs it.
  public init(parsing text: String) throws(RawReadingError) {
    self.init(value: try RawValue(parsing: text), anchor: .alone)
  }
}

extension RawItem.Anchor {
  static let alone = Self(index: 0, ordinal: -1)
}
