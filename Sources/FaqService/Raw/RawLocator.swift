/// Says where items and their values stood.
///
/// Asked for item after item in the order of the content it looks at each byte once, whatever the
/// order within an item; in any other order it is right too, but starts over.
public struct RawLocator {
  private var storage: RawStorage?
  private var itemStart = 0
  private var itemPosition = TextPosition()

  /// A locator that has looked at nothing yet.
  public init() {
    // It learns where it is when it is first asked.
  }

  /// Where the item stood.
  public mutating func location(of item: RawItem) -> RawLocation {
    location(of: item.value, in: item)
  }

  /// Where a value within the item stood; of a value from elsewhere, where that stood.
  public mutating func location(of value: RawValue, in item: RawItem) -> RawLocation {
    let item = item.nested(value)
    let storage = value.storage
    let offset = storage.tokens[value.index].start
    move(to: storage === item.value.storage ? min(item.start, offset) : offset, in: storage)
    let bytes = storage.bytes
    var position = itemPosition
    position.advance(over: bytes.span.extracting(itemStart..<offset))
    let anchor = item.nested(value).anchor
    return position.location(pointer: storage.pointer(to: value.index, from: anchor))
  }

  private mutating func move(to start: Int, in storage: RawStorage) {
    if self.storage !== storage || start < itemStart {
      self.storage = storage
      itemPosition = storage.origin.position
      itemStart = 0
    }
    let bytes = storage.bytes
    itemPosition.advance(over: bytes.span.extracting(itemStart..<start))
    itemStart = start
  }
}

extension RawItem {
  var start: Int { value.storage.tokens[value.index].start }
}
