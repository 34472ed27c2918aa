/// A block while it is read; blocks refer to each other by index.
struct BlockNode {
  var kind: BlockKind
  /// The text of the block, with a line end behind each line.
  var content: [UInt8] = []
  /// Where the last line of `content` begins.
  var lastLine = 0
  /// The blocks inside, each with an index above that of this block.
  var children: [Int] = []
  /// The first line of the block, counted from 1.
  var startLine: Int
  /// The last line of the block.
  var endLine: Int
}

/// What a block is while it is read.
enum BlockKind: Equatable {
  case document
  case quote
  case list(ListMarker)
  case item(indent: Int)
  case paragraph
  case heading(level: Int)
  case fencedCode(CodeFence)
  case indentedCode
  case html(HTMLBlockKind)
  case thematicBreak
  case table([MarkupTable.Alignment])
  /// A paragraph that held nothing but reference definitions.
  case definitions

  /// Whether lines of text belong to this block itself.
  var acceptsLines: Bool {
    switch self {
    case .paragraph, .fencedCode, .indentedCode, .html, .table: true
    case .document, .quote, .list, .item, .heading, .thematicBreak, .definitions: false
    }
  }

  /// Whether lines inside are never read as the start of another block.
  var isVerbatim: Bool {
    switch self {
    case .fencedCode, .indentedCode, .html: true
    case .document, .quote, .list, .item, .heading, .thematicBreak, .definitions, .paragraph,
      .table:
      false
    }
  }

  /// Whether a block of another kind may stand directly inside this one.
  func canContain(_ other: Self) -> Bool {
    switch self {
    case .document, .quote, .item: if case .item = other { false } else { true }
    case .list: if case .item = other { true } else { false }
    case .paragraph, .heading, .fencedCode, .indentedCode, .html, .thematicBreak, .table,
      .definitions:
      false
    }
  }
}
