import FaqService

/// An item that could not become a block: its type is not registered, or rejects the item.
public struct UnknownBlock: Block {
  /// Why an item could not become a block.
  public enum Reason: Hashable, Sendable {
    /// No type of this name is registered.
    case unregistered
    /// The type of this name rejects the item.
    indirect case rejected(BlockError)
    /// There is no `type`.
    case missingType
    /// The `type` is not a string.
    case invalidType
    /// The item is not an object.
    case notAnObject
  }

  /// The type that the item names; empty if it names none.
  public let type: BlockType
  /// The whole item as it arrived.
  public let raw: RawItem
  /// Why the item could not become a block.
  public let reason: Reason
  /// The blocks that its author wants to stand in for it; nil if there is no usable fallback.
  public private(set) var fallback: BlockList?
  /// What to do where there is no fallback.
  public let policy: UnknownPolicy
  /// Why the fallback is not usable, where there is one; empty arrays take little memory.
  let fallbackFaults: [BlockError]
  /// The registered types, among which `suggestion` looks for the one that is meant.
  private let knownTypes: [BlockType]
  private let contentLanguage: Language

  init(
    raw: RawItem,
    reason: Reason,
    fallback: Fallback,
    policy: UnknownPolicy,
    knownTypes: [BlockType],
    contentLanguage: Language
  ) {
    type = BlockType(rawValue: raw.type ?? "")
    self.raw = raw
    self.reason = reason
    self.fallback = fallback.blocks
    self.policy = policy
    fallbackFaults = fallback.fault.map { [$0] } ?? []
    self.knownTypes = knownTypes
    self.contentLanguage = contentLanguage
  }

  /// The fallback, or else what the policy asks for.
  public var body: [Node] {
    if let fallback { return [.blocks(fallback)] }
    switch policy {
    case .show, .fail: return [.blocks([notice])]
    case .text: return content
    case .drop: return []
    }
  }

  /// The fallback's blocks.
  public var children: BlockList { fallback ?? [] }

  /// The registered type that this block's type probably means.
  package var suggestion: BlockType? {
    guard reason == .unregistered else { return nil }
    return Synonyms.nearest(to: type.rawValue, among: knownTypes.lazy.map(\.rawValue))
      .map(BlockType.init(rawValue:))
  }

  /// The registered type that its author certainly meant.
  ///
  /// An author who provides a fallback knows that the type may be unknown.
  var correctedType: BlockType? {
    guard reason == .unregistered, raw["fallback"] == nil else { return nil }
    return Spelling.slip(in: type.rawValue, of: knownTypes.lazy.map(\.rawValue))
      .map(BlockType.init(rawValue:))
  }
}

extension UnknownBlock {
  /// What the notice says: `A block of type “video” cannot be shown here`.
  package var message: String {
    switch reason {
    case .unregistered: "A block of type “\(type.rawValue.clipped)” cannot be shown here"
    case .rejected(let error):
      "A block of type “\(type.rawValue.clipped)” is incomplete: \(error.message)"
    case .missingType, .invalidType: "A block without a type cannot be shown here"
    case .notAnObject: "This is no block"
    }
  }

  /// Whether nothing of the item appears in any format, not even in JSON.
  package var isDropped: Bool {
    guard policy == .drop else { return false }
    guard let fallback else { return true }
    return !fallback.isEmpty && fallback.allSatisfy { ($0 as? Self)?.isDropped ?? false }
  }

  /// The same item with other blocks in place of its fallback.
  func replacingFallback(with blocks: BlockList) -> Self {
    var copy = self
    copy.fallback = blocks
    return copy
  }

  private var notice: ProgramNotice {
    ProgramNotice(message, about: raw, content: content, in: contentLanguage)
  }

  private var content: [Node] { ItemContent.nodes(of: raw, withFallback: fallback == nil) }
}
