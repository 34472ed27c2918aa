/// Two block types have one name.
public struct DuplicateBlockType: Error, Sendable, CustomStringConvertible {
  /// The name of both types.
  public let name: BlockType
  /// The type that was registered first.
  public let registered: any RegistrableBlock.Type
  /// The type that was to be added.
  public let added: any RegistrableBlock.Type

  /// `Video and Clip are both named "video"`.
  public var description: String { "\(registered) and \(added) are both named \"\(name)\"" }
}
