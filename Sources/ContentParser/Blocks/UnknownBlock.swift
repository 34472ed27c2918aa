import Bytes
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
  public var type: BlockType { BlockType(rawValue: raw.type ?? "") }
  /// The whole original item.
  public let raw: RawItem
  /// Why the item could not become a block.
  public let reason: Reason
  /// The blocks that its author wants to stand in for it; nil if there is no usable fallback.
  public internal(set) var fallback: BlockList?
  /// Why the fallback is not usable, where there is one; empty arrays take little memory.
  let fallbackFaults: [BlockError]
  private let surroundings: Surroundings
  private let reader: DocumentReader
  /// What to do where there is no fallback.
  public var policy: UnknownPolicy { reader.parser.unknownPolicy }

  init(_ item: RawItem, _ reason: Reason, in surroundings: Surroundings, _ reader: DocumentReader) {
    raw = item
    self.reason = reason
    self.surroundings = surroundings
    self.reader = reader
    do throws(BlockError) {
      fallback = try reader.fallback(of: item, in: surroundings)
      fallbackFaults = []
    } catch {
      fallbackFaults = [error]
    }
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

  /// All faults for which the type rejects the item.
  ///
  /// The fields are read again, and with them the blocks in them, but not the faults of those.
  var faults: [BlockError] {
    guard case .rejected(let first) = reason else { return [] }
    let fields = BlockReader(item: raw, reader: reader, surroundings: surroundings)
    let faults = reader.parser.registry[type]?.faults(fields) ?? []
    return [first] + faults.filter { $0 != first }
  }

  /// The registered type that this block's type probably means.
  package var suggestion: BlockType? {
    namesOfOthers.flatMap { Synonyms.nearest(to: type.rawValue, among: $0) }
      .map(BlockType.init(rawValue:))
  }

  /// The registered type that its author certainly meant.
  ///
  /// An author who provides a fallback knows that the type may be unknown.
  var correctedType: BlockType? {
    guard raw["fallback"] == nil else { return nil }
    return namesOfOthers.flatMap { Spelling.slip(in: type.rawValue, of: $0) }
      .map(BlockType.init(rawValue:))
  }

  /// The names of all registered types, unless this block's type is one of them.
  private var namesOfOthers: [String]? {
    reason == .unregistered ? reader.parser.registry.types.map(\.rawValue) : nil
  }

  /// What the notice says in English: `A block of type “video” cannot be shown here`.
  package var message: String {
    ProgramNotice(label(in: .standard, nil), because: reason.detail).title
  }

  private func label(in labels: Labels, _ language: LanguageTag?) -> LocalizedLabel {
    switch reason {
    case .unregistered: labels.text(.unknownBlock, in: language, ["type": type.rawValue.clipped])
    case .rejected: labels.text(.incompleteBlock, in: language, ["type": type.rawValue.clipped])
    case .missingType, .invalidType: labels.text(.untypedBlock, in: language)
    case .notAnObject: labels.text(.invalidBlock, in: language)
    }
  }

  /// Whether nothing of the item appears in any format, not even in JSON.
  package var isDropped: Bool {
    guard policy == .drop else { return false }
    guard let fallback else { return true }
    return !fallback.isEmpty && fallback.allSatisfy { ($0 as? Self)?.isDropped ?? false }
  }

  private var notice: ProgramNotice {
    ProgramNotice(
      label(in: reader.parser.labels, outerLanguage.tag),
      because: reason.detail,
      about: raw,
      content: content,
      in: language.completed(by: outerLanguage),
      within: outerLanguage
    )
  }

  /// The language around the item, which is that of the notice.
  private var outerLanguage: Language {
    surroundings.language.completed(by: Language(tag: reader.parser.language))
  }

  private var content: [Node] { ItemContent.nodes(of: raw, withFallback: fallback == nil) }
}

private extension UnknownBlock.Reason {
  /// What is wrong with the item, in English.
  var detail: String? { if case .rejected(let error) = self { error.message } else { nil } }
}

/// What becomes of an item that could not become a block, and has no usable fallback.
///
/// It means the same in every format, and for blocks within blocks.
public enum UnknownPolicy: String, Sendable, CaseIterable {
  /// A notice that names the type, and everything in the item.
  case show
  /// Everything in the item, without the notice.
  case text
  /// Nothing, in no format.
  case drop
  /// The document is refused: a notice in its place says why (`Document.refusal`).
  case fail
}

private extension DocumentReader {
  /// The blocks that an author put in the member `fallback`, for parsers that do not know the type:
  /// a block, a list of blocks, or a text; no blocks for the word `"drop"`, and nil without one.
  func fallback(of item: RawItem, in surroundings: Surroundings) throws(BlockError) -> BlockList? {
    guard let value = item["fallback"] else { return nil }
    if let text = value.string?.text {
      if text == "drop" { return [] }
      guard !text.isBlank, text.lowercased() != "drop" else { throw .invalidFallback(value) }
      return [BodyBlock(text: text, raw: item.nested(value))]
    }
    guard let values = value.listedItems else { throw .invalidFallback(value) }
    let field = FieldValue(value, .member("fallback"))
    return try blocks(of: values, in: field, of: item, surroundings)
  }
}

private extension BlockError {
  static func invalidFallback(_ value: RawValue) -> Self {
    let isMisspelt = value.string?.text.lowercased() == "drop"
    return Self(
      .invalidFallback,
      at: .member("fallback"),
      message: "`fallback` is not a block, a list of blocks, a text or \"drop\"",
      hint: isMisspelt ? "Write \"drop\" in small letters." : nil
    )
  }
}

/// A notice that the program adds to a document, in the document's language if it has `Labels`, or
/// else in English.
///
/// Its title is not part of the content: searches and data for search engines leave it out.
public struct ProgramNotice: Block {
  /// `notice`.
  public let type: BlockType = "notice"
  /// The item that the notice is about; made in code if it is about a whole entry.
  public let raw: RawItem
  /// The sentence above the content.
  public let title: String
  /// The part of the content that the notice is about.
  public let content: [Node]
  /// The language of the title.
  public let language: Language
  /// The language of the content.
  public let contentLanguage: Language
  /// The language of what is around the notice.
  package let outerLanguage: Language

  /// Creates a notice; the reason, which is in English, follows an English label alone.
  init(
    _ label: LocalizedLabel,
    because reason: String? = nil,
    about item: RawItem? = nil,
    content: [Node] = [],
    in language: Language = Language(),
    within outerLanguage: Language = Language()
  ) {
    title = label.isEnglish ? label.text + (reason.map { ": \($0)" } ?? "") : label.text
    raw = item ?? RawItem(type: "notice", members: ["text": title])
    self.content = content
    self.language = label.language
    contentLanguage = language
    self.outerLanguage = outerLanguage
  }

  /// A notice with the content in it.
  public var body: [Node] { [.notice(title, content)] }
}
