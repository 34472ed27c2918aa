import Bytes
import FaqService

/// One FAQ as blocks.
public struct Document: Sendable {
  private let reader: DocumentReader
  /// The blocks, one for each item, in order.
  public private(set) var blocks: BlockList
  /// The name of the category that the entry is in, on one line, if it names one.
  public let category: String?
  /// The names that lead to the FAQ in the addresses of an output, its own first; empty until an
  /// output gives it some.
  package var slugs: [String] = []

  /// The original FAQ.
  public var raw: RawFaq { reader.entry }
  /// What becomes of items that could not become blocks.
  package var unknownPolicy: UnknownPolicy { reader.parser.unknownPolicy }
  /// The address that relative ones are relative to, if it is known.
  package var base: BaseAddress? { reader.parser.base }
  /// The language that the content names around its entries.
  package var languageAround: LanguageTag? { reader.parser.language }

  /// The text of the first title that has one.
  public var title: String? { blocks.titleIndex.flatMap { blocks.elements[$0].title } }

  /// The language and direction that the entry names, or else the language of its source.
  public var language: Language { reader.language }

  /// The FAQ as nodes, which every renderer can write.
  public var body: [Node] {
    if let fault = raw.fault { return unreadable(fault) }
    if let refusal { return [.blocks([reader.notice(.refused, refusal.description)])] }
    return blocks.isEmpty ? [] : [.blocks(blocks)]
  }

  /// All faults in the order of the content, computed anew at each call.
  public var diagnostics: [Diagnostic] {
    var collector = DiagnosticCollector()
    return collector.diagnostics(of: self, withReview: false)
  }

  /// The first block of a type, also within other blocks: `document.first(TitleBlock.self)`.
  public func first<Wanted: Block>(_ type: Wanted.Type) -> Wanted? { blocks.first(type) }

  init(reader: DocumentReader, blocks: BlockList) {
    self.reader = reader
    self.blocks = blocks
    self.blocks.reader = reader
    category = reader.entry.category
  }

  /// Creates a document in code: `Document(blocks: [TitleBlock("Why?"), BodyBlock("Because.")])`.
  ///
  /// - Parameters:
  ///   - blocks: The blocks in order.
  ///   - members: What the entry has beside its items: `["id": RawValue("why")]`. `category` and
  ///     `lang` are the category and the language of the document.
  public init(blocks: BlockList, members: KeyValuePairs<String, RawValue?> = [:]) {
    let entry = RawFaq(items: blocks.map(\.raw), members: members)
    self.init(reader: DocumentReader(ContentParser(), entry), blocks: blocks)
  }

  /// Why the unknown policy `fail` refuses a document.
  ///
  /// ```swift
  /// if let refusal = document.refusal { throw refusal }
  /// ```
  public struct Refusal: Error, Hashable, CustomStringConvertible {
    /// The place of the first item that could not become a block, or of the fault in the entry.
    public let location: RawLocation
    /// What is wrong there.
    public let reason: String

    /// `line 3, column 5, at /0/elements/1: A block of type “video” cannot be shown here`.
    public var description: String { "\(location): \(reason)" }
  }

  /// Why the document is refused; nil unless the unknown policy is `fail`.
  ///
  /// A document is refused if it could not be read, or if an item in it, at any depth, could not
  /// become a block and has no usable fallback. Renderers then write a notice in its place.
  public var refusal: Refusal? {
    guard unknownPolicy == .fail else { return nil }
    if let fault = raw.fault { return Refusal(location: fault.location, reason: fault.message) }
    return blocks.firstUnresolved.map { block in
      Refusal(location: block.raw.location, reason: block.message)
    }
  }

  /// Whether the blocks are shown, rather than a notice in their place.
  package var isWhole: Bool { raw.fault == nil && refusal == nil }

  /// A copy of the document in which `transform` replaces each block.
  ///
  /// Blocks within a container or a fallback are replaced before the block that they are in. The
  /// raw entry stays the same, and so does the output as JSON.
  ///
  /// - Parameter transform: Returns the block to put in place of another, or the same one.
  /// - Returns: The copy, also if no block has changed.
  /// - Throws: The first error of `transform`.
  public func mapBlocks<Failure>(
    _ transform: (any Block) throws(Failure) -> any Block
  ) throws(Failure) -> Self {
    let mapped = try blocks.map { block throws(Failure) in try block.mapped(transform) }
    return replacingBlocks(with: mapped)
  }
}

private extension BlockList {
  func first<Wanted: Block>(_ type: Wanted.Type) -> Wanted? {
    for block in self {
      if let found = block as? Wanted ?? block.children.first(type) { return found }
    }
    return nil
  }

  /// The first unknown block without a fallback, at any depth.
  var firstUnresolved: UnknownBlock? {
    for case .made(let block) in elements {
      if let unknown = block as? UnknownBlock, unknown.fallback == nil { return unknown }
      if let inner = block.children.firstUnresolved { return inner }
    }
    return nil
  }
}

extension Document: Equatable {
  /// Whether the entries, the blocks and what renderers see of them are equal.
  public static func == (left: Self, right: Self) -> Bool {
    left.raw == right.raw && left.blocks == right.blocks && left.body == right.body
  }
}

private extension Document {
  func unreadable(_ fault: RawReadingError) -> [Node] {
    let source = Node.code(String(utf8: raw.source), language: nil)
    return switch unknownPolicy {
    case .show, .fail: [.blocks([reader.notice(.unreadable, "\(fault)", content: [source])])]
    case .text: [source]
    case .drop: []
    }
  }
}

extension RawFaq {
  /// The text of the member `category` on one line, unless it is blank.
  package var category: String? { line("category") }

  /// The text of the member `summary` on one line, unless it is blank.
  package var summary: String? { line("summary") }

  /// Other wordings of the title, which are searched and never shown; an entry of another shape
  /// names them otherwise.
  package var aliases: [String] {
    guard let object = value?.object else { return [] }
    return object.filter { Self.aliasNames.contains($0.name.text) }.flatMap(\.value.texts)
  }

  private static let aliasNames: Set = [
    "aliases", "alias", "alternateName", "alternateNames", "alternate_name", "alternate_names",
    "alternativeQuestions", "alternative_questions", "alternateQuestions", "alternate_questions",
    "alternatives", "variations", "variants", "synonyms", "utterances",
  ]

  private func line(_ name: String) -> String? {
    guard let text = value?.object?[name]?.string?.text, !text.isBlank else { return nil }
    return text.joinedLines.trimmed
  }
}

private extension RawValue {
  /// The text, or those in an array.
  var texts: [String] {
    array.map { $0.compactMap(\.string?.text) } ?? [string?.text].compactMap(\.self)
  }
}

extension Document {
  /// A copy of the document in which `transform` replaces each block, one after another.
  ///
  /// - Parameter transform: Returns the block to put in place of another, or the same one. Blocks
  ///   within a block come before it.
  /// - Returns: The copy, also if no block has changed.
  /// - Throws: The first error of `transform`.
  public func mapBlocks<Failure>(
    _ transform: (any Block) async throws(Failure) -> any Block
  ) async throws(Failure) -> Self {
    var mapped: [any Block] = []
    for block in blocks { mapped.append(try await block.mapped(transform)) }
    return replacingBlocks(with: mapped)
  }

  private func replacingBlocks(with blocks: [any Block]) -> Self {
    changing(self) {
      $0.blocks = BlockList(blocks)
      $0.blocks.reader = reader
    }
  }
}

private extension Block {
  func mapped<Failure>(
    _ transform: (any Block) throws(Failure) -> any Block
  ) throws(Failure) -> any Block {
    if children.isEmpty { return try transform(self) }
    let mapped = try children.map { child throws(Failure) in try child.mapped(transform) }
    return try transform(replacingChildren(with: mapped))
  }
}

private extension Block {
  func mapped<Failure>(
    _ transform: (any Block) async throws(Failure) -> any Block
  ) async throws(Failure) -> any Block {
    if children.isEmpty { return try await transform(self) }
    var mapped: [any Block] = []
    for child in children { mapped.append(try await child.mapped(transform)) }
    return try await transform(replacingChildren(with: mapped))
  }

  func replacingChildren(with blocks: [any Block]) -> any Block {
    let blocks = BlockList(blocks)
    if let unknown = self as? UnknownBlock { return changing(unknown) { $0.fallback = blocks } }
    if let declared = self as? DeclaredBlock { return changing(declared) { $0.children = blocks } }
    guard var container = self as? any ContainerBlock else { return self }
    container.children = blocks
    return container
  }
}
