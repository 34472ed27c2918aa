/// Reads the running text of the blocks of one document.
struct InlineReader {
  let references: LinkReferences
  let extensions: MarkupExtensions
  let maximumDepth: Int
  /// How many bytes of addresses and titles references may still add.
  var expansionBudget: Int

  /// Reads one text: `*a* b` is an emphasis and the text ` b`.
  mutating func read(_ content: [UInt8]) -> [MarkupInline] {
    var end = content.count
    while end > 0, content[end - 1].isMarkupSpace { end -= 1 }
    var parser = InlineParser(content, to: end, references: references, extensions: extensions)
    parser.expansionBudget = expansionBudget
    parser.parse()
    expansionBudget = parser.expansionBudget
    var builder = InlineTreeBuilder(
      maximumDepth: maximumDepth,
      linksAddresses: extensions.contains(.autolinks)
    )
    return builder.build(parser)
  }
}
