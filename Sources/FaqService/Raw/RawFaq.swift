/// One FAQ in its original form: its items, and all other members of its entry.
public struct RawFaq: Sendable {
  let storage: RawStorage

  /// The items in order.
  ///
  /// There are none if the entry could not be read.
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

  /// The entry's members in order, except for the `elements` that hold the items.
  public var members: [RawMember] {
    let list = itemList
    return root?.object?.filter { $0.value.index != list } ?? []
  }

  /// The value of the last of these members with this name, such as `lang`.
  public subscript(name: String) -> RawValue? { members.last { $0.name == name }?.value }

  /// Why the entry could not be read, if it is a bad line of NDJSON.
  ///
  /// `source` holds the line.
  public var fault: RawReadingError? { storage.fault }

  /// The original bytes of the entry.
  ///
  /// In a flat list these are the items with the commas between them. If a line of NDJSON exceeds
  /// the size limit of an entry, they are the beginning of that line.
  public var source: ArraySlice<UInt8> { root?.source ?? storage.bytes[...] }

  /// The entry as one value, or nil if it is part of a flat list or could not be read.
  public var value: RawValue? { storage.tokens.first?.kind == .run ? nil : root }

  /// The location where the entry begins.
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

  /// The token of the array of items, which is the last `elements` or the entry itself.
  private var itemList: Int? {
    guard let root = storage.tokens.first else { return nil }
    guard root.kind == .object else { return 0 }
    return storage.lastValue(named: .elements, in: 0).flatMap {
      storage.tokens[$0].kind == .array ? $0 : nil
    }
  }
}

extension RawFaq: Hashable {
  /// Compares values and their spelling, but not locations.
  public static func == (left: Self, right: Self) -> Bool {
    guard let one = left.root, let other = right.root else {
      return left.source == right.source
    }
    return one == other
  }

  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) {
    if let root { hasher.combine(root) } else { hasher.combine(source) }
  }
}

extension RawFaq {
  /// Parses a single entry: `{"elements":[…]}`, or an array of items.
  public init(parsing text: String) throws(RawReadingError) {
    storage = try RawValue(parsing: text).storage
  }
}
