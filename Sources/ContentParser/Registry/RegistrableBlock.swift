import FaqService

/// A block type that a registry can hold: conform to `ParsableBlock`, `LinkingBlock` or
/// `ContainerBlock`.
public protocol RegistrableBlock: Block {
  /// The `type` of the items that become blocks of this type.
  static var type: BlockType { get }

  /// What items of this type are, as a sentence for authors: `A list with bullets or numbers.`
  static var summary: String { get }

  /// Items of this type as an author writes them, for the start of new content.
  ///
  /// ```swift
  /// static let examples = [#"{"type": "video", "caption": "Tour", "url": "https://e.org/tour"}"#]
  /// ```
  static var examples: [String] { get }

  /// The members that items of this type have, for authors.
  static var fields: [BlockField] { get }

  /// What a JSON Schema (draft 07) says about items of this type beyond `fields`, as an object.
  ///
  /// Members of `properties` complete those that are made of the fields. References may lead to
  /// `#/definitions/item`, `items`, `textOrItem`, `blocks` and `address`.
  ///
  /// ```swift
  /// static let schema = #"{"properties": {"level": {"enum": [1, 2, 3], "default": 1}}}"#
  /// ```
  static var schema: String { get }

  /// Reads an item; `ParsableBlock`, `LinkingBlock` and `ContainerBlock` implement this.
  static func read(
    _ item: RawItem,
    relativeTo base: BaseAddress?,
    with reader: @autoclosure () -> BlockReader
  ) throws(BlockError) -> any Block
}

extension RegistrableBlock {
  /// The name that the type is registered under.
  public var type: BlockType { Self.type }
  /// Nothing, unless the type has a summary.
  public static var summary: String { "" }
  /// None, unless the type has some.
  public static var examples: [String] { [] }
  /// None, unless the type describes some.
  public static var fields: [BlockField] { [] }
  /// An empty object, unless the type says more than its fields.
  public static var schema: String { "{}" }
}

/// A block type that another type of its name replaces in a registry.
///
/// The types of this package are replaceable, except for the title, whose text overviews show. So a
/// new version of it may add types without getting in the way of those that programs have.
public protocol ReplaceableBlock: RegistrableBlock {
  // It has no requirements of its own.
}

/// A block type whose blocks hold no other blocks.
///
/// ```swift
/// struct Video: ParsableBlock {
///   static let type: BlockType = "video"
///   let raw: RawItem
///   let caption: String
///   let url: Address
///
///   init(parsing item: RawItem) throws(BlockError) {
///     raw = item
///     caption = try item.text("caption")
///     url = try item.address("url")
///   }
///
///   var body: [Node] { [.action("Watch: " + caption, url)] }
/// }
/// ```
public protocol ParsableBlock: RegistrableBlock {
  /// Reads an item of this type.
  ///
  /// It is called for each item of the type, on any thread.
  ///
  /// - Throws: Why the item is not usable. It becomes an `UnknownBlock`, and the error a
  ///   diagnostic.
  init(parsing item: RawItem) throws(BlockError)
}

extension ParsableBlock {
  /// Reads an item without need of a base or a reader.
  public static func read(
    _ item: RawItem,
    relativeTo _: BaseAddress?,
    with _: @autoclosure () -> BlockReader
  ) throws(BlockError) -> any Block {
    try Self(parsing: item)
  }
}

/// A block type whose items hold addresses, or texts with links, which may be relative.
///
/// ```swift
/// init(parsing item: RawItem, relativeTo base: BaseAddress?) throws(BlockError) {
///   raw = item
///   url = try item.address("url", relativeTo: base)
/// }
/// ```
public protocol LinkingBlock: ParsableBlock {
  /// Reads an item of this type.
  ///
  /// - Parameters:
  ///   - item: The item, whose `type` is that of this type.
  ///   - base: What relative addresses are relative to; nil if that is not known, and then a
  ///     relative address is an error.
  /// - Throws: Why the item is not usable. It becomes an `UnknownBlock`, and the error a
  ///   diagnostic.
  init(parsing item: RawItem, relativeTo base: BaseAddress?) throws(BlockError)
}

extension LinkingBlock {
  /// Reads an item in which no address is relative.
  public init(parsing item: RawItem) throws(BlockError) {
    try self.init(parsing: item, relativeTo: nil)
  }

  /// Reads an item without need of a reader.
  public static func read(
    _ item: RawItem,
    relativeTo base: BaseAddress?,
    with _: @autoclosure () -> BlockReader
  ) throws(BlockError) -> any Block {
    try Self(parsing: item, relativeTo: base)
  }
}

/// A block type whose blocks hold blocks.
///
/// The children take part in everything: diagnostics, the unknown policy, overrides and languages.
///
/// ```swift
/// struct Callout: ContainerBlock {
///   static let type: BlockType = "callout"
///   let raw: RawItem
///   let title: String
///   var children: BlockList
///
///   init(parsing item: RawItem, with reader: BlockReader) throws(BlockError) {
///     raw = item
///     title = try item.text("title")
///     children = try reader.blocks("elements")
///   }
///
///   var body: [Node] { [.notice(title, [.blocks(children)])] }
/// }
/// ```
public protocol ContainerBlock: RegistrableBlock {
  /// The blocks within this one; `Document.mapBlocks` replaces them.
  var children: BlockList { get set }

  /// Reads an item of this type and the blocks in it.
  ///
  /// - Parameters:
  ///   - item: The item, whose `type` is that of this type.
  ///   - reader: Reads the blocks in members of the item, with all types of the parser.
  /// - Throws: Why the item is not usable. It becomes an `UnknownBlock`, and the error a
  ///   diagnostic.
  init(parsing item: RawItem, with reader: BlockReader) throws(BlockError)
}

extension ContainerBlock {
  /// Reads an item with a reader for the blocks in it.
  public static func read(
    _ item: RawItem,
    relativeTo _: BaseAddress?,
    with reader: @autoclosure () -> BlockReader
  ) throws(BlockError) -> any Block {
    try Self(parsing: item, with: reader())
  }
}

/// Reads the blocks within an item, with the types and the unknown policy of the parser.
public struct BlockReader {
  let item: RawItem
  let reader: DocumentReader
  let surroundings: Surroundings

  /// What relative addresses in the item are relative to; nil if that is not known.
  public var base: BaseAddress? { reader.base }

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
    _ position: Field.Position
  ) throws(BlockError) -> BlockList {
    let field = Field(value, in: item, position)
    guard let values = value.listedItems else {
      throw .wrongKind(field, expected: "a list of blocks")
    }
    return try reader.blocks(of: values, in: field, surroundings)
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
