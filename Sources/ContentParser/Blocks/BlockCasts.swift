/// Casts to the two blocks that renderers treat in their own way.
///
/// Types are compared first: a cast that fails costs more than it takes to render a short block.
extension Block {
  /// The block, if it is a notice of the program.
  package var programNotice: ProgramNotice? {
    Self.self == ProgramNotice.self ? self as? ProgramNotice : nil
  }

  /// The block, if it is an unknown one.
  package var unknown: UnknownBlock? {
    Self.self == UnknownBlock.self ? self as? UnknownBlock : nil
  }
}
