/// The elements of a JSON array, in order.
public struct RawArray: Sequence, Sendable {
  let value: RawValue

  /// Iterates over the elements.
  public struct Iterator: IteratorProtocol {
    let storage: RawStorage
    var index: Int
    let end: Int

    /// The next element.
    public mutating func next() -> RawValue? {
      guard index < end else { return nil }
      defer { index = storage.next(after: index) }
      return RawValue(storage: storage, index: index)
    }
  }

  /// Starts at the first element.
  public func makeIterator() -> Iterator {
    Iterator(
      storage: value.storage,
      index: value.storage.firstChild(of: value.index),
      end: value.storage.next(after: value.index)
    )
  }
}
