import ContentParser

/// The block types of this library.
///
/// ```swift
/// let registry = BlockRegistry.standard.adding(FaqBlocks.all)
/// ```
public enum FaqBlocks {
  /// All block types, in the order in which documentation lists them.
  public static let all: [any RegistrableBlock.Type] = [
    TextBlock.self, HeadingBlock.self, ListBlock.self, StepsBlock.self, CodeBlock.self,
    ImageBlock.self, MediaBlock.self, QuoteBlock.self, NoteBlock.self, DetailsBlock.self,
    TagsBlock.self,
  ]
}
