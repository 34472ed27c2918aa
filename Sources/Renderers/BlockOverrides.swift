import ContentParser

/// A renderer that can be told to write blocks of one type in a way of its own.
///
/// ```swift
/// let renderer = MarkdownRenderer().overriding(Video.self) { video, writer in
///   writer.writeMarkup("<video src=…>")
/// }
/// ```
public protocol OverridableRenderer: NodeRenderer {
  /// What an override writes with.
  associatedtype Writer

  /// How blocks of single types are written.
  var overrides: BlockOverrides<Writer> { get set }
}

extension OverridableRenderer {
  /// The same renderer, but with blocks of one type written as told.
  public func overriding<Overridden: Block>(
    _ type: Overridden.Type,
    with write: @escaping @Sendable (Overridden, inout Writer) -> Void
  ) -> Self {
    var renderer = self
    renderer.overrides.add(type, write)
    return renderer
  }
}

/// How blocks of single types are written in one format, in place of their nodes.
public struct BlockOverrides<Writer>: Sendable {
  private var writings: [ObjectIdentifier: @Sendable (any Block, inout Writer) -> Void] = [:]

  /// No overrides.
  public init() {
    // Overrides are added one by one.
  }

  /// Adds one; the last for a type counts.
  public mutating func add<Overridden: Block>(
    _ type: Overridden.Type,
    _ write: @escaping @Sendable (Overridden, inout Writer) -> Void
  ) {
    writings[ObjectIdentifier(type)] = { block, writer in
      if let block = block as? Overridden { write(block, &writer) }
    }
  }

  /// Writes blocks by their overrides, those that stand in for others too; the blocks
  /// that have none are written by `writeOther`.
  public func write(
    _ blocks: BlockList,
    to writer: inout Writer,
    others writeOther: (any Block, inout Writer) -> Void
  ) {
    for block in blocks { write(block, to: &writer, others: writeOther) }
  }

  /// The same for one block.
  func write(
    _ block: any Block,
    to writer: inout Writer,
    others writeOther: (any Block, inout Writer) -> Void
  ) {
    if write(block, to: &writer) { return }
    if let fallback = block.fallback {
      write(fallback, to: &writer, others: writeOther)
    } else {
      writeOther(block, &writer)
    }
  }

  private func write(_ block: any Block, to writer: inout Writer) -> Bool {
    guard !writings.isEmpty, let write = writings[ObjectIdentifier(Swift.type(of: block))] else {
      return false
    }
    write(block, &writer)
    return true
  }
}

private extension Block {
  /// What stands in for the block, if it is of no known type.
  ///
  /// Types are compared first: a cast costs more than it takes to render a short block.
  var fallback: BlockList? {
    Self.self == UnknownBlock.self ? (self as? UnknownBlock)?.fallback : nil
  }
}
