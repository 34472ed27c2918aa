/// One FAQ exactly as it arrived: its items, and whatever else its entry holds.
public struct RawFaq: Sendable {
  let storage: RawStorage

  /// The items in order; empty if the entry could not be read.
  public var items: [RawItem] {
    guard let list = itemList else { return [] }
    var items: [RawItem] = []
    items.reserveCapacity(storage.childCount(of: list))
    var index = storage.firstChild(of: list)
    let end = storage.next(after: list)
    while index < end {
      let anchor = RawItem.Anchor(index: index, ordinal: items.count)
      items.append(RawItem(value: RawValue(storage: storage, index: index), anchor: anchor))
      index = storage.next(after: index)
    }
    return items
  }

  /// The entry's other members, in order: all but the `elements` that the items are read from.
  public var members: [RawMember] {
    let list = itemList
    return root?.object?.filter { $0.value.index != list } ?? []
  }

  /// The value of the entry's last other member of that name, such as `lang`.
  public subscript(name: String) -> RawValue? { members.last { $0.name == name }?.value }

  /// Why the entry could not be read: it is a line of NDJSON that is no JSON, kept in `source`.
  public var fault: RawReadingError? { storage.fault }

  /// The bytes of the entry as they arrived.
  ///
  /// In a flat list these are the items with the commas between them. Of a line that is larger than
  /// an entry may be, only the beginning is kept.
  public var source: ArraySlice<UInt8> { root?.source ?? storage.bytes[...] }

  /// The entry as one value; nil if it is a stretch of a flat list, or could not be read.
  public var value: RawValue? { storage.tokens.first?.kind == .run ? nil : root }

  /// Where the entry began.
  public var location: RawLocation {
    var position = storage.origin.position
    let start = storage.tokens.first?.start ?? 0
    let bytes = storage.bytes
    position.advance(over: bytes.span.extracting(0..<start))
    return position.location(pointer: storage.pointer(ofElement: 0))
  }

  private var root: RawValue? {
    storage.tokens.isEmpty ? nil : RawValue(storage: storage, index: 0)
  }

  /// The token of the array of items: the last `elements`, or the entry itself.
  private var itemList: Int? {
    guard let root = storage.tokens.first else { return nil }
    guard root.kind == .object else { return 0 }
    return storage.lastValue(named: .elements, in: 0).flatMap {
      storage.tokens[$0].kind == .array ? $0 : nil
    }
  }
}

extension RawFaq: Hashable {
  /// Equal member for member and spelling for spelling, wherever the entries stood.
  public static func == (left: Self, right: Self) -> Bool {
    guard let one = left.root, let other = right.root else {
      return left.source == right.source
    }
    return one == other
  }

  /// Hashes the entry's value, or the bytes of one that could not be read.
  public func hash(into hasher: inout Hasher) {
    if let root { hasher.combine(root) } else { hasher.combine(source) }
  }
}

extension RawFaq {
  /// Reads one entry that comes from nowhere: `{"elements":[…]}`, or an array of items.
  public init(parsing text: String) throws(RawReadingError) {
    storage = try RawValue(parsing: text).storage
  }
}
