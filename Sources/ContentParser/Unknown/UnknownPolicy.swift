/// What becomes of an item that could not become a block, and has no usable fallback.
///
/// It means the same in every format, and for blocks within blocks.
public enum UnknownPolicy: String, Sendable, CaseIterable {
  /// A notice that names the type, and everything in the item.
  case show
  /// Everything in the item, without the notice.
  case text
  /// Nothing, in no format.
  case drop
  /// The document is refused: a notice that says why stands in its place (`Document.refusal`).
  case fail
}
