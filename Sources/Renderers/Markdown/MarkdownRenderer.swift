import ContentParser

/// CommonMark that reads back as the same text.
public struct MarkdownRenderer: OverridableRenderer {
  /// The level of an FAQ's title, from 1 to 6.
  public let headingLevel: Int
  /// The overrides in force.
  public var overrides = BlockOverrides<MarkdownWriter>()

  /// Creates a renderer; a level beyond 1 to 6 is brought within.
  public init(headingLevel: Int = 1) { self.headingLevel = max(1, min(headingLevel, 6)) }

  /// Appends a document; blank lines separate its blocks.
  public func write(_ document: Document, number _: Int?, to sections: inout [OutputBuffer]) {
    write(to: &sections[0]) { $0.write(document) }
  }

  /// Appends nodes, separated by blank lines.
  public func write(_ nodes: [Node], to output: inout OutputBuffer) {
    write(to: &output) { $0.nodes(nodes) }
  }

  /// A heading.
  public var overviewFrame: Frame {
    let heading = String(repeating: "#", count: headingLevel) + " \(OverviewRow.heading)\n"
    return Frame(opening: heading, sections: [Frame.Section(opening: "\n", isOptional: true)])
  }

  /// Appends an item of a numbered list, which links to the FAQ's file.
  public func write(_ row: OverviewRow, to sections: inout [OutputBuffer]) {
    sections[0].append("\(row.number). ")
    write(to: &sections[0]) { $0.write(row) }
  }

  /// Lends the output to a new writer.
  private func write(to output: inout OutputBuffer, _ body: (inout MarkdownWriter) -> Void) {
    var writer = MarkdownWriter(headingLevel: headingLevel, overrides: overrides)
    swap(&writer.output, &output)
    body(&writer)
    swap(&writer.output, &output)
  }
}
