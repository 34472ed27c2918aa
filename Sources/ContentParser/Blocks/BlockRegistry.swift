/// Which block type a name stands for: an immutable value, passed to the parser.
public struct BlockRegistry: Sendable {
  /// In the order in which they came: for the few that there are, comparing is faster than hashing.
  private let entries: [Entry]

  private typealias Entry = (name: BlockType, type: any ParsableBlock.Type)

  /// Title, body and button.
  public static let standard = Self(entries: [
    (Title.type, Title.self), (Body.type, Body.self), (Button.type, Button.self),
  ])

  /// No types at all.
  public static let empty = Self(entries: [])

  private init(entries: [Entry]) { self.entries = entries }

  /// The same registry with one more type.
  public func adding(_ type: (some ParsableBlock).Type) throws(DuplicateBlockType) -> Self {
    if let other = self[type.type] {
      throw DuplicateBlockType(name: type.type, registered: other, added: type)
    }
    return Self(entries: entries + [(type.type, type)])
  }

  /// The names of all types, sorted.
  public var names: [String] { entries.map(\.name.rawValue).sorted() }

  /// The block type of that name.
  public subscript(name: BlockType) -> (any ParsableBlock.Type)? {
    entries.first { $0.name == name }?.type
  }
}

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
