import FaqService
import Markup

extension Node {
  /// The nodes of Portable Text, the arrays of blocks in which content systems keep rich text.
  ///
  /// Headings and links are as in `markdown(_:base:)`. A block of a type that is not known leaves
  /// its texts. Lists are nested up to 16 levels.
  ///
  /// ```swift
  /// // [{"_type": "block", "children": [{"text": "Press "}, {"text": "F1", "marks": ["code"]}]}]
  /// Node.portableText(blocks) == [.paragraph(["Press ", .code("F1")])]
  /// ```
  public static func portableText(
    _ blocks: [RawValue],
    base: BaseAddress? = nil
  ) -> [Self] {
    var reading = PortableTextReading(of: blocks)
    return MarkupLowering.nodes(of: MarkupDocument(blocks: reading.blocks(of: blocks)), base: base)
  }
}
