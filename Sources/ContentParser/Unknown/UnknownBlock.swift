import FaqService

/// An item that is no block: of a type that is not registered, or that its type rejects.
public struct UnknownBlock: Block {
  /// Why an item is no block.
  public enum Reason: Hashable, Sendable {
    /// Nobody registered the type.
    case unregistered
    /// The type said no.
    case rejected(BlockError)
    /// There is no `type`.
    case missingType
    /// The `type` is no string.
    case invalidType
    /// The item is no object.
    case notAnObject
  }

  /// The type that the item names; empty if it names none.
  public let type: BlockType
  /// The item as it arrived, whole.
  public let raw: RawItem
  /// Why it is no block.
  public let reason: Reason
  /// What its author wants to stand in for it; nil if they said nothing.
  public let fallback: [any Block]?
  /// What read it, and knows which types there are.
  let parser: ContentParser

  /// What to do where there is no fallback.
  public var policy: UnknownPolicy { parser.unknownPolicy }

  /// The fallback, or what the policy says.
  public var body: [Node] {
    if let fallback { return fallback.flatMap(\.body) }
    switch policy {
    case .show, .fail: return [.notice(notice, text)]
    case .text: return text
    case .drop: return []
    }
  }

  /// Whether the item is to appear nowhere, not even as data.
  public var isDropped: Bool { fallback == nil && policy == .drop }

  /// Whether nothing stands in for the item, or only what is no block either.
  public var isUnresolved: Bool {
    guard let fallback else { return true }
    return fallback.contains { ($0 as? Self)?.isUnresolved ?? false }
  }

  /// What a reader is told: `A block of type “video” cannot be shown here`.
  public var notice: String {
    switch reason {
    case .unregistered: "A block of type “\(type)” cannot be shown here"
    case .rejected(let error): "A block of type “\(type)” is incomplete: \(error.message)"
    case .missingType, .invalidType: "A block without a type cannot be shown here"
    case .notAnObject: "This is no block"
    }
  }

  private var text: [Node] { ItemText.paragraphs(of: raw.value) }
}
