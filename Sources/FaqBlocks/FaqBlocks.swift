import ContentParser

/// The block types of this library.
///
/// ```swift
/// let registry = BlockRegistry.standard.adding(FaqBlocks.all)
/// ```
///
/// Blocks within a block are in a member `blocks`: a reader takes an object with `elements` in a
/// flat list for an FAQ.
public enum FaqBlocks {
  /// All block types, in the order in which documentation lists them.
  public static let all: [any ReplaceableBlock.Type] = [
    TextBlock.self, HeadingBlock.self, ListBlock.self, StepsBlock.self, CodeBlock.self,
    TableBlock.self, ImageBlock.self, MediaBlock.self, QuoteBlock.self, NoteBlock.self,
    DetailsBlock.self, DividerBlock.self, RelatedBlock.self, TagsBlock.self,
  ]
}
