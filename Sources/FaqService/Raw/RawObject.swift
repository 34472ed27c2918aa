/// The members of a JSON object in their original order, including duplicates.
public struct RawObject: Sequence, Sendable {
  let value: RawValue

  /// Iterates over the members.
  public struct Iterator: IteratorProtocol {
    let storage: RawStorage
    var index: Int
    let end: Int

    /// The next member.
    public mutating func next() -> RawMember? {
      guard index + 1 < end else { return nil }
      defer { index = storage.next(after: index + 1) }
      return RawMember(
        name: RawString(value: RawValue(storage: storage, index: index)),
        value: RawValue(storage: storage, index: index + 1)
      )
    }
  }

  /// Starts at the first member.
  public func makeIterator() -> Iterator {
    Iterator(
      storage: value.storage,
      index: value.storage.firstChild(of: value.index),
      end: value.storage.next(after: value.index)
    )
  }

  /// The value of the last member with this name.
  ///
  /// Common JSON parsers agree on the last.
  public subscript(name: String) -> RawValue? { self[SoughtText(name)] }

  subscript(name: SoughtText) -> RawValue? {
    value.storage.lastValue(named: name, in: value.index)
      .map { RawValue(storage: value.storage, index: $0) }
  }
}

/// A name and its value in a JSON object.
public struct RawMember: Sendable, Hashable {
  /// The name, which may be empty and need not be unique.
  public let name: RawString
  /// The value.
  public let value: RawValue

  /// The original bytes of the member: `"name" : value`.
  public var source: ArraySlice<UInt8> {
    let storage = value.storage
    return storage.bytes[
      storage.tokens[name.value.index].start..<storage.end(of: value.index)
    ]
  }
}
