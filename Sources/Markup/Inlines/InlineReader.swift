/// Reads the running text of the blocks of one document.
struct InlineReader {
  let references: LinkReferences
  let extensions: MarkupExtensions
  let limits: MarkupLimits

  /// Reads one text: `*a* b` is an emphasis and the text ` b`.
  func read(_ content: [UInt8]) -> [MarkupInline] {
    var end = content.count
    while end > 0, content[end - 1].isMarkupSpace { end -= 1 }
    var parser = InlineParser(content, to: end, references: references, extensions: extensions)
    parser.parse()
    var builder = InlineTreeBuilder(
      maximumDepth: limits.inlineDepth,
      linksAddresses: extensions.contains(.autolinks)
    )
    return builder.build(parser)
  }
}
