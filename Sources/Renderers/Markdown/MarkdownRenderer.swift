import ContentParser

/// CommonMark that reads back as the same text.
public struct MarkdownRenderer: OverridableRenderer {
  /// The level of the highest headings, from 1 to 6: categories, and titles without a category.
  public let headingLevel: Int
  /// The overrides in force.
  public var overrides = BlockOverrides<MarkdownWriter>()
  /// What entries are called in headings.
  public var names = EntryNames.faqs

  /// Creates a renderer.
  ///
  /// - Parameter headingLevel: The level of the highest headings: those of categories, and those of
  ///   titles without a category. A number beyond 1 to 6 counts as the nearest of these.
  public init(headingLevel: Int = 1) { self.headingLevel = max(1, min(headingLevel, 6)) }

  /// Appends a document; blank lines separate its blocks.
  ///
  /// If there are several documents, the title is one level below the heading of its category.
  public func write(_ document: Document, number: Int?, to sections: inout [OutputBuffer]) {
    let isInCategory = number != nil && document.category != nil
    write(to: &sections[0], level: headingLevel + (isInCategory ? 1 : 0)) { $0.write(document) }
  }

  /// A blank line between documents, and below the heading of an overview.
  public func frame(of part: OutputPart) -> OutputFrame { spacedFrame(of: part, separator: "\n") }

  /// Appends the category as a heading; its section ends at the next heading of that level.
  public func begin(_ run: CategoryRun, of part: OutputPart, to sections: inout [OutputBuffer]) {
    switch part {
    case .documents: if run.category != nil { write(run.lead(in: part), to: &sections[0]) }
    case .overview: appendSpacedLead(of: run, to: &sections[0])
    }
  }

  /// Appends nodes, separated by blank lines.
  public func write(_ nodes: [Node], to output: inout OutputBuffer) {
    write(to: &output, level: headingLevel) { $0.nodes(nodes) }
  }

  /// Appends an item of a numbered list, which links to the FAQ's file.
  public func write(_ row: OverviewRow, to sections: inout [OutputBuffer]) {
    // After a gap in the numbers, another mark begins a new list; the old one would count on.
    sections[0].append("\(row.number)\(row.gapCount.isMultiple(of: 2) ? "." : ")") ")
    write(to: &sections[0], level: headingLevel) { $0.write(row, untitled: names.untitled) }
  }

  /// Runs `body` with a writer that appends to `output`.
  private func write(
    to output: inout OutputBuffer,
    level: Int,
    _ body: (inout MarkdownWriter) -> Void
  ) {
    var writer = MarkdownWriter(headingLevel: min(level, 6), overrides: overrides)
    swap(&writer.output, &output)
    body(&writer)
    swap(&writer.output, &output)
  }
}

extension Renderer where Self == MarkdownRenderer {
  /// CommonMark that reads back as the same text.
  public static var markdown: Self { Self() }
}
