/// What becomes of an item that is no block, and that its author gave no fallback.
public enum UnknownPolicy: String, Sendable, CaseIterable {
  /// A visible notice that names the type, and all text in the item.
  case show
  /// All text in the item, without the notice.
  case text
  /// Nothing, in no format.
  case drop
  /// It is an error: the document is not fit to be rendered.
  case fail
}
