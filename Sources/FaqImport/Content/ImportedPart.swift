/// A part of an answer, which becomes one item.
public enum ImportedPart: Sendable {
  /// A text whose form is that of all such texts in the content: plain, HTML or Markdown.
  case text(ImportedText)
  /// A text of a known form.
  case formatted(ImportedText, TextForm)
  /// A native item as JSON, made from what begins at an offset in the original.
  case item([UInt8], origin: Int)
}
