/// Computes the locations of items, values and members.
///
/// A locator remembers its last item. If items are located in the order of the content, each byte
/// is counted once, whatever the order within an item. Any other order gives the same results, but
/// counts again from the start of the entry.
public struct RawLocator {
  private var storage: RawStorage?
  private var itemStart = 0
  private var itemPosition = TextPosition()

  /// Creates a locator for any content.
  public init() {
    // All properties have their initial values.
  }

  /// The location of an item.
  public mutating func location(of item: RawItem) -> RawLocation {
    location(of: item.value, in: item)
  }

  /// The location of a value within an item.
  ///
  /// A value from elsewhere keeps its own location.
  public mutating func location(of value: RawValue, in item: RawItem) -> RawLocation {
    let item = item.nested(value)
    let storage = value.storage
    let offset = storage.tokens[value.index].start
    move(to: storage === item.value.storage ? min(item.start, offset) : offset, in: storage)
    let anchor = item.nested(value).anchor
    return location(offset, in: storage, pointer: storage.pointer(to: value.index, from: anchor))
  }

  /// The location of a member's name, in an item or in an object within it.
  ///
  /// The pointer is that of the member's value, because a JSON Pointer cannot lead to a name.
  public mutating func location(of member: RawMember, in item: RawItem) -> RawLocation {
    location(of: member.name.value, in: item)
  }

  /// The location of any value: in an item, in an entry or in the envelope.
  public mutating func location(of value: RawValue) -> RawLocation {
    let storage = value.storage
    let offset = storage.tokens[value.index].start
    move(to: offset, in: storage)
    return location(offset, in: storage, pointer: storage.pointer(to: value.index))
  }

  /// The location of any member's name, with the pointer of its value.
  public mutating func location(of member: RawMember) -> RawLocation {
    location(of: member.name.value)
  }
}

extension RawItem {
  /// The location of the item.
  ///
  /// To locate many items, use a `RawLocator`, which counts each byte once.
  public var location: RawLocation {
    var locator = RawLocator()
    return locator.location(of: self)
  }
}

extension RawMember {
  /// The location of the member's name, with the pointer of its value.
  ///
  /// To locate many members, use a `RawLocator`, which counts each byte once.
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

  /// The location of an offset at or after `itemStart`.
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
