/// Which block type a name stands for: an immutable value, passed to the parser.
public struct BlockRegistry: Sendable {
  private let types: [BlockType: any ParsableBlock.Type]

  /// Title, body and button.
  public static let standard = Self(types: [
    Title.type: Title.self, Body.type: Body.self, Button.type: Button.self,
  ])

  /// No types at all.
  public static let empty = Self(types: [:])

  private init(types: [BlockType: any ParsableBlock.Type]) { self.types = types }

  /// The same registry with one more type.
  public func adding(_ type: (some ParsableBlock).Type) throws(DuplicateBlockType) -> Self {
    if let other = types[type.type] {
      throw DuplicateBlockType(name: type.type, registered: other, added: type)
    }
    var types = types
    types[type.type] = type
    return Self(types: types)
  }

  /// The names of all types, sorted.
  public var names: [String] { types.keys.map(\.rawValue).sorted() }

  /// The block type of that name.
  public subscript(name: BlockType) -> (any ParsableBlock.Type)? { types[name] }
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
