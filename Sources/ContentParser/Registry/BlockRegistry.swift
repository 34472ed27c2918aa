import FaqService

/// The block types that a parser knows: an immutable value.
///
/// ```swift
/// let registry = try BlockRegistry.standard.adding(Video.self).adding(Callout.self)
/// let same = BlockRegistry.standard.adding([Video.self, Callout.self])
/// ```
public struct BlockRegistry: Sendable {
  /// In the order in which they were added: comparing a few names is faster than hashing.
  private let entries: [Entry]

  private struct Entry {
    let name: BlockType
    let type: any RegistrableBlock.Type
    let read: BlockReading

    init<Known: RegistrableBlock>(_ type: Known.Type) {
      name = type.type
      self.type = type
      read = { item, reader throws(BlockError) in try Known.read(item, with: reader()) }
    }
  }

  /// Title, body and button.
  public static let standard = Self(
    entries: [Entry(TitleBlock.self), Entry(BodyBlock.self), Entry(ButtonBlock.self)]
  )

  /// No types at all.
  public static let empty = Self(entries: [])

  /// The names of all types, in the order in which they were added.
  public let types: [BlockType]

  private init(entries: [Entry]) {
    self.entries = entries
    types = entries.map(\.name)
  }

  /// The same registry with one more type; throws if its name is taken.
  public func adding(_ type: (some RegistrableBlock).Type) throws(DuplicateBlockType) -> Self {
    if let other = self[type.type] {
      throw DuplicateBlockType(name: type.type, registered: other, added: type)
    }
    return Self(entries: entries + [Entry(type)])
  }

  /// The same registry with types whose names are known to differ.
  ///
  /// - Precondition: No two types have one name; the message names the two that do.
  public func adding(_ types: [any RegistrableBlock.Type]) -> Self {
    types.reduce(self) { registry, type in
      do throws(DuplicateBlockType) {
        return try registry.adding(type)
      } catch {
        preconditionFailure("\(error)")
      }
    }
  }

  /// The block type of that name.
  public subscript(name: BlockType) -> (any RegistrableBlock.Type)? {
    entries.first { $0.name == name }?.type
  }

  /// The function that reads items of that name.
  func reading(_ name: BlockType) -> BlockReading? {
    entries.first { $0.name == name }?.read
  }
}

/// Reads an item as a block of one type; a container asks for the reader.
///
/// A closure typed for one block: boxing it needs no dynamic cast, which would contend across
/// threads.
typealias BlockReading =
  @Sendable (RawItem, () -> BlockReader) throws(BlockError) -> any Block
