import FaqService

/// The typed form of an item.
public protocol Block: Sendable {
  /// The type's name.
  var type: BlockType { get }
  /// The block in words that every renderer knows.
  var body: [Node] { get }
  /// The item as it arrived.
  var raw: RawItem { get }
  /// What is wrong with the item, though not so wrong that it is no block.
  var remarks: [BlockError] { get }
}

extension Block {
  /// Nothing is wrong.
  public var remarks: [BlockError] { [] }
}

/// A block that makes itself from an item, and so can be registered.
public protocol ParsableBlock: Block {
  /// The name that items of this type bear.
  static var type: BlockType { get }

  /// Reads the item, or says what it lacks.
  init(parsing item: RawItem) throws(BlockError)
}

extension ParsableBlock {
  /// The name that items of this type bear.
  public var type: BlockType { Self.type }
}
