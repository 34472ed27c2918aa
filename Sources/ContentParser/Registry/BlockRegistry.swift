import FaqService

/// The block types that a parser knows: an immutable value.
///
/// ```swift
/// let registry = try BlockRegistry.standard.adding(Video.self).adding(Callout.self)
/// let same = try BlockRegistry.standard.adding([Video.self, Callout.self])
/// ```
public struct BlockRegistry: Sendable {
  /// In the order in which they were added: comparing a few names is faster than hashing.
  private let entries: [Entry]

  private struct Entry {
    let name: BlockType
    /// The type, unless it is a declared one.
    private(set) var compiled: (any ParsableBlock.Type)?
    let describe: @Sendable () -> BlockTypeDescription
    /// Whether a declared type reads items, or those that a compiled type of the name rejects.
    private(set) var isDeclared = false
    private(set) var read: BlockReading

    init<Known: ParsableBlock>(_ type: Known.Type) {
      self.init(type) { _, _, reader throws(BlockError) in .made(try Known.fields.read(reader())) }
    }

    init(_ type: any ParsableBlock.Type, _ read: @escaping BlockReading) {
      name = type.type
      compiled = type
      describe = { BlockTypeDescription(type) }
      self.read = read
    }

    init(_ declared: DeclaredType) {
      name = declared.type
      describe = { BlockTypeDescription(declared) }
      isDeclared = true
      read = { _, _, reader throws(BlockError) in .made(try DeclaredBlock(declared, reader())) }
    }

    /// Lets a declared type read the items that the compiled one rejects.
    mutating func add(_ declared: DeclaredType) {
      isDeclared = true
      read = { [read] item, base, reader throws(BlockError) in
        do throws(BlockError) {
          return try read(item, base, reader)
        } catch {
          guard let block = try? DeclaredBlock(declared, reader()) else { throw error }
          return .made(block)
        }
      }
    }
  }

  /// Title, body, button and rich text: all that imported content is made of.
  public static let standard = Self(
    entries: [
      Entry(TitleBlock.self) { item, _, _ throws(BlockError) in
        .title(try ReadText(item))
      },
      Entry(BodyBlock.self) { item, _, reader throws(BlockError) in
        item["format"] == nil
          ? .plainBody(try ReadText(item))
          : .made(try BodyBlock.fields.read(reader()))
      },
      Entry(ButtonBlock.self) { item, base, _ throws(BlockError) in
        try ButtonBlock.stored(item, relativeTo: base)
      },
      Entry(RichTextBlock.self),
    ]
  )

  /// No types at all.
  public static let empty = Self(entries: [])

  /// The names of all types, in the order in which they were added.
  public let types: [BlockType]

  private init(entries: [Entry]) {
    self.entries = entries
    types = entries.map(\.name)
  }

  /// The same registry with one more type, which takes the place of a `ReplaceableBlock` of its
  /// name; if it is one itself, another type of its name stays.
  ///
  /// - Throws: An error that names both types, if neither can be replaced.
  public func adding(_ type: (some ParsableBlock).Type) throws(DuplicateBlockType) -> Self {
    if let registry = placing(type) { return registry }
    guard !(type is any ReplaceableBlock.Type), let other = self[type.type] else { return self }
    throw DuplicateBlockType(name: type.type, registered: other, added: type)
  }

  /// The same registry with several types, each added as by itself.
  ///
  /// - Throws: An error that names the first two types that have one name and cannot be replaced.
  public func adding(_ types: [any ParsableBlock.Type]) throws(DuplicateBlockType) -> Self {
    var registry = self
    for type in types { registry = try registry.adding(type) }
    return registry
  }

  /// The same registry with several types, except for those whose names types of other libraries
  /// have.
  public func adding(_ types: [any ReplaceableBlock.Type]) -> Self {
    types.reduce(self) { $0.placing($1) ?? $0 }
  }

  /// The same registry with one more type; nil if there is one of its name that stays.
  private func placing(_ type: (some ParsableBlock).Type) -> Self? {
    guard let other = self[type.type] else { return Self(entries: entries + [Entry(type)]) }
    guard other is any ReplaceableBlock.Type else { return nil }
    return Self(entries: entries.map { $0.name == type.type ? Entry(type) : $0 })
  }

  /// The same registry with declared types, except for those whose names other ones have.
  ///
  /// A compiled type of the same name comes first: content that declares a type for older programs
  /// is shown natively. The declared one reads the items that the compiled one rejects.
  public func declaring(_ types: some Sequence<DeclaredType>) -> Self {
    var all = entries
    for type in types {
      guard let index = all.firstIndex(where: { $0.name == type.type }) else {
        all.append(Entry(type))
        continue
      }
      if !all[index].isDeclared { all[index].add(type) }
    }
    return Self(entries: all)
  }

  /// The block type of that name, unless it is a declared one.
  public subscript(name: BlockType) -> (any ParsableBlock.Type)? {
    entries.first { $0.name == name }?.compiled
  }

  /// All types for authors, in the order in which they were added.
  public var descriptions: [BlockTypeDescription] { entries.map { $0.describe() } }

  /// Reads an item as a block of the type of that name; nil if there is no such type.
  func read(
    _ item: RawItem,
    as name: BlockType,
    relativeTo base: BaseAddress?,
    with reader: () -> BlockReader
  ) throws(BlockError) -> StoredBlock? {
    let entries = entries.span
    for index in entries.indices where entries[index].name == name {
      return try entries[index].read(item, base, reader)
    }
    return nil
  }
}

/// Reads an item as a block of one type, with addresses relative to a base; a container asks for
/// the reader.
///
/// A closure typed for one block: boxing it needs no dynamic cast, which would contend across
/// threads.
typealias BlockReading =
  @Sendable (RawItem, BaseAddress?, () -> BlockReader) throws(BlockError) -> StoredBlock

/// Two block types have the same name.
public struct DuplicateBlockType: Error, Sendable, CustomStringConvertible {
  /// The name of both types.
  public let name: BlockType
  /// The type that was registered first.
  public let registered: any ParsableBlock.Type
  /// The type that was to be added.
  public let added: any ParsableBlock.Type

  /// `Video and Clip are both named "video"`.
  public var description: String { "\(registered) and \(added) are both named \"\(name)\"" }
}
