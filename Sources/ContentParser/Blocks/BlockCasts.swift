/// Casts to the blocks that the package treats in their own way.
///
/// Types are compared first: a cast that fails costs more than it takes to render a short block.
extension Block {
  /// The block, if it is a notice of the program.
  package var programNotice: ProgramNotice? {
    Self.self == ProgramNotice.self ? self as? ProgramNotice : nil
  }

  /// The block, if it is a title.
  package var title: TitleBlock? { Self.self == TitleBlock.self ? self as? TitleBlock : nil }

  /// The block, if it is a body.
  var bodyBlock: BodyBlock? { Self.self == BodyBlock.self ? self as? BodyBlock : nil }

  /// The block, if it is a button.
  var button: ButtonBlock? { Self.self == ButtonBlock.self ? self as? ButtonBlock : nil }

  /// Whether the block is a title.
  var isTitle: Bool { Self.self == TitleBlock.self }

  /// The block, if it is an unknown one.
  package var unknown: UnknownBlock? {
    Self.self == UnknownBlock.self ? self as? UnknownBlock : nil
  }
}
