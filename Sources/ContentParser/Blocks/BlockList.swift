/// Blocks in order, which can be compared.
public struct BlockList: RandomAccessCollection, Sendable {
  package let elements: [StoredBlock]

  init(elements: [StoredBlock]) { self.elements = elements }

  /// A list of any blocks.
  public init(_ blocks: some Sequence<any Block>) { elements = blocks.map { .made($0) } }

  /// The first position.
  public var startIndex: Int { 0 }
  /// The position after the last block.
  public var endIndex: Int { elements.count }
  /// The block at a position.
  public subscript(position: Int) -> any Block { elements[position].block }

  /// The nodes of all blocks, one after another.
  public var body: [Node] { flatMap(\.body) }
}

extension BlockList: ExpressibleByArrayLiteral {
  /// A list of the blocks between brackets.
  public init(arrayLiteral blocks: any Block...) { self.init(blocks) }
}

extension BlockList: Hashable {
  /// Whether the blocks are of the same types, with the same items and the same bodies.
  public static func == (left: Self, right: Self) -> Bool {
    left.elementsEqual(right) { one, other in
      Swift.type(of: one) == Swift.type(of: other) && one.raw == other.raw
        && one.body == other.body
    }
  }

  /// Hashes the items.
  public func hash(into hasher: inout Hasher) {
    for block in self { hasher.combine(block.raw) }
  }
}
