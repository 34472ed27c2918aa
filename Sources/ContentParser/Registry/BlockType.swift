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

/// What authors need to know of a block type.
public struct BlockTypeDescription: Sendable {
  /// Where a type comes from.
  public enum Origin: Hashable, Sendable {
    /// A module of the program.
    case module(String)
    /// A declaration in JSON.
    case declaration
  }

  /// The `type` of its items.
  public let type: BlockType
  /// Where it comes from.
  public let origin: Origin
  /// What its items are, as a sentence; empty if a compiled type does not say so.
  public let summary: String
  /// The members of its items; empty if a compiled type does not describe them.
  public let fields: [BlockField]
  /// Items as an author writes them.
  public let examples: [String]
  /// What a JSON Schema says about its items beyond the fields, as an object in JSON.
  public let schema: String
}

extension BlockTypeDescription {
  init(_ type: any ParsableBlock.Type) {
    let name = String(reflecting: type)
    self.type = type.type
    origin = .module(String(name.prefix { $0 != "." }))
    summary = type.summary
    fields = type.fieldDescriptions
    examples = type.examples
    schema = type.schema
  }

  init(_ declared: DeclaredType) {
    type = declared.type
    origin = .declaration
    summary = ""
    fields = declared.fields
    examples = [declared.example]
    schema = "{}"
  }
}
