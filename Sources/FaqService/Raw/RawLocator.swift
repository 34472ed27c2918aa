/// Computes where items, values and members stood in the content.
///
/// A locator remembers its last item. It passes over the bytes once if items are asked for in the
/// order of the content, whatever the order within an item. Any other order gives the same answers,
/// but counts anew from the start of the entry.
public struct RawLocator {
  private var storage: RawStorage?
  private var itemStart = 0
  private var itemPosition = TextPosition()

  /// Creates a locator, which learns the content from the first item it is asked for.
  public init() {
    // All properties have their initial values.
  }

  /// The place of an item.
  public mutating func location(of item: RawItem) -> RawLocation {
    location(of: item.value, in: item)
  }

  /// The place of a value within an item; a value of another item is placed where it stood.
  public mutating func location(of value: RawValue, in item: RawItem) -> RawLocation {
    let item = item.nested(value)
    let storage = value.storage
    let offset = storage.tokens[value.index].start
    move(to: storage === item.value.storage ? min(item.start, offset) : offset, in: storage)
    let anchor = item.nested(value).anchor
    return location(offset, in: storage, pointer: storage.pointer(to: value.index, from: anchor))
  }

  /// The place of a member's name, in the item or in an object within it.
  ///
  /// The pointer is that of the member's value, since a JSON Pointer cannot lead to a name.
  public mutating func location(of member: RawMember, in item: RawItem) -> RawLocation {
    location(of: member.name.value, in: item)
  }

  /// The place of a value anywhere: in an item, in an entry or in the object around the entries.
  public mutating func location(of value: RawValue) -> RawLocation {
    let storage = value.storage
    let offset = storage.tokens[value.index].start
    move(to: offset, in: storage)
    return location(offset, in: storage, pointer: storage.pointer(to: value.index))
  }

  /// The place of a member's name anywhere, with the pointer of the member's value.
  public mutating func location(of member: RawMember) -> RawLocation {
    location(of: member.name.value)
  }
}

extension RawItem {
  /// The place of the item.
  ///
  /// For many items, ask a `RawLocator`, which looks at each byte once.
  public var location: RawLocation {
    var locator = RawLocator()
    return locator.location(of: self)
  }
}

extension RawMember {
  /// The place of the member's name, with the pointer of its value.
  ///
  /// For many members, ask a `RawLocator`, which looks at each byte once.
  public var location: RawLocation {
    var locator = RawLocator()
    return locator.location(of: self)
  }
}

private extension RawLocator {
  mutating func move(to start: Int, in storage: RawStorage) {
    if self.storage !== storage || start < itemStart {
      self.storage = storage
      itemPosition = storage.origin.position
      itemStart = 0
    }
    let bytes = storage.bytes
    itemPosition.advance(over: bytes.span.extracting(itemStart..<start))
    itemStart = start
  }

  /// The place of an offset at or behind `itemStart`.
  func location(_ offset: Int, in storage: RawStorage, pointer: String) -> RawLocation {
    let bytes = storage.bytes
    var position = itemPosition
    position.advance(over: bytes.span.extracting(itemStart..<offset))
    return position.location(pointer: pointer)
  }
}

private extension RawItem {
  var start: Int { value.storage.tokens[value.index].start }
}
