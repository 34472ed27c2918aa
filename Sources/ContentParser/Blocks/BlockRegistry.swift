import FaqService

/// Which block type a name stands for: an immutable value, passed to the parser.
public struct BlockRegistry: Sendable {
  /// In the order in which they came: for the few that there are, comparing is faster than hashing.
  private let entries: [Entry]

  private struct Entry {
    let name: BlockType
    let type: any ParsableBlock.Type
    let reading: BlockReading

    init<Known: ParsableBlock>(_ type: Known.Type) {
      name = type.type
      self.type = type
      reading = { item throws(BlockError) in try Known(parsing: item) }
    }
  }

  /// Title, body and button.
  public static let standard = Self(
    entries: [Entry(TitleBlock.self), Entry(BodyBlock.self), Entry(ButtonBlock.self)]
  )

  /// No types at all.
  public static let empty = Self(entries: [])

  private init(entries: [Entry]) { self.entries = entries }

  /// The same registry with one more type.
  public func adding(_ type: (some ParsableBlock).Type) throws(DuplicateBlockType) -> Self {
    if let other = self[type.type] {
      throw DuplicateBlockType(name: type.type, registered: other, added: type)
    }
    return Self(entries: entries + [Entry(type)])
  }

  /// The names of all types, sorted.
  public var names: [String] { entries.map(\.name.rawValue).sorted() }

  /// The block type of that name.
  public subscript(name: BlockType) -> (any ParsableBlock.Type)? {
    entries.first { $0.name == name }?.type
  }

  /// How a block of that name is made of an item.
  func reading(_ name: BlockType) -> BlockReading? {
    entries.first { $0.name == name }?.reading
  }
}

/// Makes a block of an item.
///
/// It is made for one type, so that the block is put into its existential without a look at what
/// the type is; that look is one into a table that all cores share.
typealias BlockReading = @Sendable (RawItem) throws(BlockError) -> any Block

/// Two block types claim one name.
public struct DuplicateBlockType: Error, Sendable, CustomStringConvertible {
  /// The name that both claim.
  public let name: BlockType
  /// The type that has the name.
  public let registered: any ParsableBlock.Type
  /// The type that was to be added.
  public let added: any ParsableBlock.Type

  /// `Clip and Video are both named "video"`.
  public var description: String { "\(registered) and \(added) are both named \"\(name)\"" }
}
