import Bytes
import ContentParser

/// Functions for single block types, which replace the blocks' nodes.
///
/// A renderer writes with them what its format can say better than nodes. They also serve output
/// that is not text: with `BlockOverrides<[Row]>`, blocks become the rows of an app's list.
///
/// ```swift
/// var rows = BlockOverrides<[Row]>()
/// rows.add(Video.self) { video, rows in rows.append(.player(video.url)) }
/// rows.write(document.blocks, to: &list) { block, list in list.append(.text(block.body)) }
/// ```
public struct BlockOverrides<Writer>: Sendable {
  private var functions: [ObjectIdentifier: @Sendable (any Block, inout Writer) -> Void] = [:]

  /// Creates an empty set of overrides.
  public init() {
    // Overrides are added one by one.
  }

  /// Whether there are no overrides.
  public var isEmpty: Bool { functions.isEmpty }

  /// Whether there is an override for a type.
  public func contains(_ type: any Block.Type) -> Bool { functions[ObjectIdentifier(type)] != nil }

  /// Adds an override, in place of another for the same type.
  ///
  /// - Parameters:
  ///   - type: The type of the blocks.
  ///   - write: Writes a block in place of its nodes. It is called for each such block, by several
  ///     threads at once if documents are rendered by several, and may write nothing.
  public mutating func add<Overridden: Block>(
    _ type: Overridden.Type,
    _ write: @escaping @Sendable (Overridden, inout Writer) -> Void
  ) {
    functions[ObjectIdentifier(type)] = { block, writer in
      if let block = block as? Overridden { write(block, &writer) }
    }
  }

  /// Writes a block by the override for its type.
  ///
  /// - Returns: Whether there is one; if not, nothing has been written.
  public func write(_ block: any Block, to writer: inout Writer) -> Bool {
    guard !functions.isEmpty, let write = functions[ObjectIdentifier(type(of: block))] else {
      return false
    }
    write(block, &writer)
    return true
  }

  /// Writes blocks by their overrides, and the others by a function.
  ///
  /// An unknown block that has a fallback is written as the blocks of its fallback.
  ///
  /// - Parameters:
  ///   - blocks: The blocks, which are written in order.
  ///   - writer: What overrides write to.
  ///   - writeOther: Writes a block that has no override, with the blocks within it: it can call
  ///     this function for them.
  public func write(
    _ blocks: BlockList,
    to writer: inout Writer,
    others writeOther: (any Block, inout Writer) -> Void
  ) {
    for block in blocks where !write(block, to: &writer) {
      if let fallback = block.unknown?.fallback {
        write(fallback, to: &writer, others: writeOther)
      } else {
        writeOther(block, &writer)
      }
    }
  }
}

/// A renderer with overrides: functions that write the blocks of single types.
///
/// An override applies wherever such a block is, also within a container or a fallback. Its
/// writer escapes all content; only a `StaticString` is written as it is.
///
/// ```swift
/// let renderer = HTMLPageRenderer().overriding(Video.self) { video, writer in
///   writer.element("video", ["src": video.url, "controls": ""]) { $0.text(video.caption) }
/// }
/// ```
public protocol OverridableRenderer: NodeRenderer {
  /// The type that overrides write with.
  associatedtype Writer

  /// The overrides in force.
  var overrides: BlockOverrides<Writer> { get set }
}

extension OverridableRenderer {
  /// The same renderer with an override for one block type, in place of another for that type.
  ///
  /// - Parameters:
  ///   - type: The type of the blocks.
  ///   - write: Writes a block in place of its nodes, as in `BlockOverrides.add(_:_:)`.
  /// - Returns: The renderer; this one stays as it is.
  public func overriding<Overridden: Block>(
    _ type: Overridden.Type,
    with write: @escaping @Sendable (Overridden, inout Writer) -> Void
  ) -> Self { changing(self) { $0.overrides.add(type, write) } }

  /// Whether the renderer writes blocks of a type by an override.
  public func hasOverride(for type: any Block.Type) -> Bool { overrides.contains(type) }
}
