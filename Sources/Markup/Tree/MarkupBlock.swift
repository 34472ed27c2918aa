/// One block of a document.
package indirect enum MarkupBlock: Equatable, Sendable {
  /// A heading with a level from 1 to 6.
  case heading(level: Int, content: [MarkupInline])
  /// A paragraph of running text.
  case paragraph([MarkupInline])
  /// Code, with the text behind the opening fence; an indented block has none.
  case code(String, info: String)
  /// A quotation of blocks.
  case quote([Self])
  /// A list with bullets or numbers.
  case list(MarkupList)
  /// A table.
  case table(MarkupTable)
  /// Blocks that open below a summary; Markdown has none.
  case details(summary: [MarkupInline], [Self])
  /// A line across the page.
  case thematicBreak
  /// HTML as it was written; it is text and was not checked.
  case rawHTML(String)
}
