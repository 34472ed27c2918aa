/// A table.
package struct MarkupTable: Equatable, Sendable {
  /// How the text of a column is aligned.
  package enum Alignment: Equatable, Sendable {
    case unspecified
    case left
    case center
    case right
  }

  /// What the table shows; Markdown has no captions.
  package var caption: [MarkupInline]
  /// One alignment for each column.
  package var alignments: [Alignment]
  /// The cells of the header, one for each column.
  package var header: [[MarkupInline]]
  /// The cells of each row.
  ///
  /// A row has at most one cell for each column; missing cells are empty.
  package var rows: [[[MarkupInline]]]

  /// Creates a table.
  package init(
    caption: [MarkupInline] = [],
    alignments: [Alignment],
    header: [[MarkupInline]],
    rows: [[[MarkupInline]]]
  ) {
    self.caption = caption
    self.alignments = alignments
    self.header = header
    self.rows = rows
  }
}
