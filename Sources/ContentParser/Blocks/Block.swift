import FaqService

/// One part of an FAQ in its typed form.
public protocol Block: Sendable {
  /// The name of the block's type.
  var type: BlockType { get }
  /// The item that the block was read from, including members that its type does not use.
  var raw: RawItem { get }
  /// The block as nodes, which every renderer can write.
  ///
  /// It is asked for whenever the block is rendered, on any thread, and is the same each time.
  var body: [Node] { get }
  /// The blocks within this one; a container shows them with `Node.blocks`.
  var children: BlockList { get }
  /// Faults in the item that still leave a usable block.
  var remarks: [BlockError] { get }
  /// The language and direction that the item names, if it names any.
  var language: Language { get }
}

extension Block {
  /// An empty list, unless the block is a container.
  public var children: BlockList { BlockList(elements: []) }
  /// An empty list, unless the block type finds something.
  public var remarks: [BlockError] { [] }
  /// What the item's members `lang` and `dir` say.
  public var language: Language { Language(lang: raw["lang"], dir: raw["dir"]) }

  /// The block, if it is a notice of the program.
  package var programNotice: ProgramNotice? { cast() }

  /// The block, if it is a title.
  package var title: TitleBlock? { cast() }

  /// The block, if it is a body.
  var bodyBlock: BodyBlock? { cast() }

  /// The block, if it is a text with markup.
  var richText: RichTextBlock? { cast() }

  /// The block, if it is a button.
  var button: ButtonBlock? { cast() }

  /// Whether the block is a title.
  var isTitle: Bool { Self.self == TitleBlock.self }

  /// The block, if it is an unknown one.
  package var unknown: UnknownBlock? { cast() }

  /// Compares types first: a cast that fails costs more than it takes to render a short block.
  private func cast<Other>() -> Other? { Self.self == Other.self ? self as? Other : nil }
}

/// Blocks in order, which can be compared.
public struct BlockList: RandomAccessCollection, Sendable {
  let elements: [StoredBlock]
  /// How deep blocks that were made in code are within the blocks of the list; at most 64.
  private let depth: UInt8
  /// The reader of the entry that the blocks are in, whose language notices have; nil without one.
  var reader: DocumentReader?

  init(elements: [StoredBlock], of reader: DocumentReader? = nil) {
    self.elements = elements
    depth = 0
    self.reader = reader
  }

  /// A list of any blocks.
  ///
  /// A notice takes the place of a block with more than 64 levels of blocks in it.
  public init(_ blocks: some Sequence<any Block>) {
    var depth: UInt8 = 0
    elements = blocks.map { block in
      let inner = block.children
      if inner.isEmpty { return .made(block) }
      guard inner.depth < Surroundings.maximumDepth else {
        let name = block.type.rawValue.clipped
        let label = Labels.standard.text(.unknownBlock, in: nil, ["type": name])
        return .made(ProgramNotice(label, because: Surroundings.depthMessage))
      }
      depth = Swift.max(depth, inner.depth + 1)
      return .made(block)
    }
    self.depth = depth
  }

  /// The first position.
  public var startIndex: Int { 0 }
  /// The position after the last block.
  public var endIndex: Int { elements.count }
  /// The block at a position.
  public subscript(position: Int) -> any Block { elements[position].block }

  /// The nodes of all blocks, one after another.
  ///
  /// A notice takes the place of nodes that are within each other deeper than 512 levels.
  public var body: [Node] { indices.flatMap(body) }

  /// The nodes of the block at a position, with a notice in place of each that is too deep.
  package func body(at position: Int) -> [Node] {
    // A second reference would free what is too deep as a whole, which overflows the stack.
    var nodes = self[position].body
    nodes.replaceDeepNodes(of: reader)
    return nodes
  }

  /// Writes the nodes of the block at a position to a sink, without making a title, plain body or
  /// button that was read.
  package func write(at position: Int, to sink: inout some NodeSink) {
    switch elements.span[position] {
    case .title(let read): read.text.withUTF8 { TitleBlock.write($0, to: &sink) }
    case .plainBody(let read): read.text.withUTF8 { PlainText.writeParagraphs(of: $0, to: &sink) }
    case .button(let read, let address):
      read.text.withUTF8 { ButtonBlock.write($0, address, to: &sink) }
    case .made(let block):
      if let notice = block.programNotice {
        sink.write(notice)
      } else {
        sink.write(body(at: position))
      }
    }
  }

  /// The item of the block at a position.
  package func item(at position: Int) -> RawItem { elements[position].raw }

  /// The position of the first title.
  package var titleIndex: Int? {
    let elements = elements.span
    for index in elements.indices where elements[index].isTitle { return index }
    return nil
  }

  /// The blocks except for the titles, plain bodies and buttons that were read.
  package var others: [any Block] { elements.compactMap(\.made) }
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
  public func hash(into hasher: inout Hasher) { for block in self { hasher.combine(block.raw) } }
}

/// A block as a `BlockList` stores it, which no other module sees.
///
/// Most blocks are titles, plain bodies and buttons. Renderers write their text from the bytes that
/// were read, and the block itself is made only when it is asked for. Both write the same.
enum StoredBlock: Sendable {
  /// A title that was read.
  case title(ReadText)
  /// A body without a format that was read.
  case plainBody(ReadText)
  /// A button that was read, with an address that is safe to follow.
  case button(ReadText, Address)
  /// Any block.
  indirect case made(any Block)

  /// The block.
  var block: any Block {
    switch self {
    case .title(let read): TitleBlock(read)
    case .plainBody(let read): BodyBlock(read)
    case .button(let read, let address): ButtonBlock(read, address)
    case .made(let block): block
    }
  }

  /// The name of the block's type.
  var type: BlockType {
    switch self {
    case .title: .title
    case .plainBody: .body
    case .button: .button
    case .made(let block): block.type
    }
  }

  /// The item that the block was read from.
  var raw: RawItem {
    switch self {
    case .title(let read), .plainBody(let read), .button(let read, _): read.item
    case .made(let block): block.raw
    }
  }

  /// The block, if it is an unknown one.
  var unknown: UnknownBlock? { made?.unknown }

  /// The block, if it was made.
  var made: (any Block)? { if case .made(let block) = self { block } else { nil } }

  /// The text of a title; nil if the block is not a title.
  var title: String? {
    switch self {
    case .title(let read): read.text.text
    case .plainBody, .button: nil
    case .made(let block): block.title?.text
    }
  }

  /// Whether the block is a title.
  var isTitle: Bool {
    switch self {
    case .title: true
    case .plainBody, .button: false
    case .made(let block): block.isTitle
    }
  }
}

/// An item, and the text that makes it a block.
struct ReadText: Sendable {
  let item: RawItem
  let text: RawString

  init(_ item: RawItem) throws(BlockError) {
    text = try item.string("text")
    self.item = item
  }
}
