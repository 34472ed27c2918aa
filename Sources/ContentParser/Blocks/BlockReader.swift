import FaqService

/// Reads the blocks within an item, with the types and the unknown policy of the parser.
public struct BlockReader {
  let item: RawItem
  let reading: DocumentReading
  let surroundings: Surroundings

  /// What relative addresses in the item are seen from; nil if that is not known.
  public var base: BaseAddress? { reading.base }

  /// The blocks in a member that must be there: an array of items, or one item.
  ///
  /// Items that cannot become blocks are `UnknownBlock`s in the list, and no errors.
  ///
  /// - Throws: An error if the member is missing or is no list of blocks, if the list has more than
  ///   1,000 blocks, or if it is nested deeper than 64 levels.
  public func blocks(_ name: String) throws(BlockError) -> BlockList {
    guard let blocks = try optionalBlocks(name) else { throw .missing(name, in: item) }
    return blocks
  }

  /// The blocks in a member, or nil where there is no such member.
  ///
  /// - Throws: The errors of `blocks(_:)`, except for a missing member.
  public func optionalBlocks(_ name: String) throws(BlockError) -> BlockList? {
    guard let value = item[name] else { return nil }
    return try blocks(in: value, .member(name))
  }

  /// The blocks in any value within the item: an array of items, or one item.
  ///
  /// - Throws: The errors of `blocks(_:)`, except for a missing member.
  public func blocks(in value: RawValue) throws(BlockError) -> BlockList {
    try blocks(in: value, .other)
  }

  private func blocks(
    in value: RawValue,
    _ origin: Field.Origin
  ) throws(BlockError) -> BlockList {
    let field = Field(value, in: item, origin)
    guard let values = value.listedItems else {
      throw .wrongKind(field, expected: "a list of blocks")
    }
    try surroundings.checkRoom(for: values.count, field)
    let inner = surroundings.within(item)
    return BlockList(elements: values.map { reading.block(of: item.nested($0), in: inner) })
  }
}

extension RawValue {
  /// The elements of an array, or the one object that stands for such an array.
  var listedItems: [RawValue]? {
    switch content {
    case .array(let array): Array(array)
    case .object: [self]
    case .null, .bool, .number, .string: nil
    }
  }
}
