/// The name of a block type, as an item's `type` spells it.
public struct BlockType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A type by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The question of an FAQ.
  public static let title: Self = "title"
  /// Plain text.
  public static let body: Self = "body"
  /// A labelled address.
  public static let button: Self = "button"
}

extension BlockType: ExpressibleByStringLiteral {
  /// A type by its name: `static let type: BlockType = "video"`.
  public init(stringLiteral name: String) { rawValue = name }
}

extension BlockType: CustomStringConvertible {
  /// The name.
  public var description: String { rawValue }
}
