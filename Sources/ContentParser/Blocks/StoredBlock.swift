import FaqService

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

/// Casts to the blocks that the package treats in their own way.
extension Block {
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
