import FaqService

/// One part of an FAQ in its typed form.
public protocol Block: Sendable {
  /// The name of the block's type.
  var type: BlockType { get }
  /// The item that the block was read from, including members that its type does not use.
  var raw: RawItem { get }
  /// The block as nodes, which every renderer can write.
  ///
  /// It is asked for whenever the block is rendered, on any thread, and is the same each time.
  var body: [Node] { get }
  /// The blocks within this one; a container shows them with `Node.blocks`.
  var children: BlockList { get }
  /// Faults in the item that still leave a usable block.
  var remarks: [BlockError] { get }
  /// The language and direction that the item names, if it names any.
  var language: Language { get }
}

extension Block {
  /// An empty list, unless the block is a container.
  public var children: BlockList { [] }
  /// An empty list, unless the block type finds something.
  public var remarks: [BlockError] { [] }
  /// What the item's members `lang` and `dir` say.
  public var language: Language { Language(lang: raw["lang"], dir: raw["dir"]) }
}
