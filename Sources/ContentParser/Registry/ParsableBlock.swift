import FaqService

/// A block type that a registry can hold.
///
/// ```swift
/// struct Video: ParsableBlock {
///   static let type: BlockType = "video"
///   static let fields = ItemFields(
///     .required("caption", .text), .required("url", .address), as: Self.init
///   )
///   let raw: RawItem
///   let caption: String
///   let url: Address
///
///   var body: [Node] { [.action("Watch: " + caption, url)] }
/// }
/// ```
///
/// Items are read on any thread. One that its fields reject becomes an `UnknownBlock`, and the
/// error a diagnostic.
public protocol ParsableBlock: Block {
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

  /// The members that items of this type have, and how blocks are made of them.
  static var fields: ItemFields<Self> { get }

  /// What a JSON Schema (draft 07) says about items of this type beyond `fields`, as an object.
  ///
  /// Members of `properties` complete those that are made of the fields. References may lead to
  /// `#/definitions/item`, `items`, `textOrItem`, `blocks` and `address`.
  ///
  /// ```swift
  /// static let schema = #"{"anyOf": [{"required": ["text"]}, {"required": ["blocks"]}]}"#
  /// ```
  static var schema: String { get }
}

extension ParsableBlock {
  /// The name that the type is registered under.
  public var type: BlockType { Self.type }
  /// Nothing, unless the type has a summary.
  public static var summary: String { "" }
  /// None, unless the type has some.
  public static var examples: [String] { [] }
  /// An empty object, unless the type says more than its fields.
  public static var schema: String { "{}" }

  /// Reads an item by itself, with the standard types for blocks within it.
  ///
  /// - Throws: Why the item is not usable.
  public init(parsing item: RawItem, relativeTo base: BaseAddress? = nil) throws(BlockError) {
    self = try Self.fields.read(BlockReader(item, relativeTo: base))
  }

  static func faults(_ reader: BlockReader) -> [BlockError] { fields.faults(reader) }

  /// The fields in words, for authors.
  public static var fieldDescriptions: [BlockField] { fields.descriptions }
}

/// A block type that another type of its name replaces in a registry.
///
/// The types of this package are replaceable, except for the title, whose text overviews show. So a
/// new version of it may add types without getting in the way of those that programs have.
public protocol ReplaceableBlock: ParsableBlock {
  // It has no requirements of its own.
}

/// A block type whose blocks hold blocks.
///
/// The children take part in everything: diagnostics, the unknown policy, overrides and languages.
///
/// ```swift
/// struct Callout: ContainerBlock {
///   static let type: BlockType = "callout"
///   static let fields = ItemFields(
///     .required("title", .text), .required("elements", .blocks), as: Self.init
///   )
///   let raw: RawItem
///   let title: String
///   var children: BlockList
///
///   var body: [Node] { [.notice(title, [.blocks(children)])] }
/// }
/// ```
public protocol ContainerBlock: ParsableBlock {
  /// The blocks within this one; `Document.mapBlocks` replaces them.
  var children: BlockList { get set }
}
