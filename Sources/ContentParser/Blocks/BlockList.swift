/// Blocks in order, which can be compared.
public struct BlockList: RandomAccessCollection, Sendable {
  package let elements: [any Block]

  /// A list of any blocks.
  public init(_ blocks: some Sequence<any Block>) { elements = Array(blocks) }

  /// The first position.
  public var startIndex: Int { 0 }
  /// The position after the last block.
  public var endIndex: Int { elements.count }
  /// The block at a position.
  public subscript(position: Int) -> any Block { elements[position] }

  /// The nodes of all blocks, one after another.
  public var body: [Node] { elements.flatMap(\.body) }
}

extension BlockList: ExpressibleByArrayLiteral {
  /// A list of the blocks between brackets.
  public init(arrayLiteral blocks: any Block...) { elements = blocks }
}

extension BlockList: Hashable {
  /// Whether the blocks are of the same types, with the same items and the same bodies.
  public static func == (left: Self, right: Self) -> Bool {
    left.elements.elementsEqual(right.elements) { one, other in
      Swift.type(of: one) == Swift.type(of: other) && one.raw == other.raw
        && one.body == other.body
    }
  }

  /// Hashes the items.
  public func hash(into hasher: inout Hasher) {
    for block in elements { hasher.combine(block.raw) }
  }
}
