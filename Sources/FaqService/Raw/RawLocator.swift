/// Says where items and their values stood.
///
/// Asked in the order of the content it looks at each byte once; in any other order it is right too.
public struct RawLocator {
  private var storage: RawStorage?
  private var position = TextPosition()
  private var start = 0

  /// A locator that has looked at nothing yet.
  public init() {}

  /// Where the item stood.
  public mutating func location(of item: RawItem) -> RawLocation {
    location(of: item.value, in: item)
  }

  /// Where a value within the item stood.
  public mutating func location(of value: RawValue, in item: RawItem) -> RawLocation {
    let storage = value.storage
    let offset = storage.tokens[value.index].start
    if self.storage !== storage || offset < start {
      self.storage = storage
      position = storage.origin.position
      start = 0
    }
    let bytes = storage.bytes
    position.advance(over: bytes.span.extracting(start..<offset))
    start = offset
    return position.location(pointer: storage.pointer(to: value.index, from: item.anchor))
  }
}
