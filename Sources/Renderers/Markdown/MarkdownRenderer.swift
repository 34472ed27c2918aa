import ContentParser

/// CommonMark in which every text comes back as it was.
public struct MarkdownRenderer: OverridableRenderer {
  /// The level of an FAQ's own heading, from 1 to 6.
  public let headingLevel: Int
  /// How blocks of single types are written.
  public var overrides = BlockOverrides<MarkdownWriter>()

  /// A renderer whose title headings have a level of one's choice.
  public init(headingLevel: Int = 1) { self.headingLevel = max(1, min(headingLevel, 6)) }

  /// One document; blocks are parted by blank lines.
  public func write(_ document: Document, to output: inout OutputBuffer) {
    write(to: &output) { writer in
      if document.isWhole {
        overrides.write(document.blocks, to: &writer) { $1.write($0.body) }
      } else {
        writer.write(document.body)
      }
    }
  }

  /// Nodes, parted by blank lines.
  public func write(_ nodes: [Node], to output: inout OutputBuffer) {
    write(to: &output) { $0.write(nodes) }
  }

  /// A heading and a numbered list.
  public func writeOverview(
    _ rows: some Sequence<OverviewRow>,
    part: OverviewPart,
    to output: inout OutputBuffer
  ) {
    if part.contains(.start) {
      output.append(String(repeating: "#", count: headingLevel) + " \(OverviewRow.heading)\n")
    }
    var lead = part.contains(.start) ? "\n" : ""
    for row in rows {
      output.append("\(lead)\(row.number). ")
      write(to: &output) { $0.write(row) }
      lead = ""
    }
  }

  /// Lends the output to a new writer.
  private func write(to output: inout OutputBuffer, _ body: (inout MarkdownWriter) -> Void) {
    var writer = MarkdownWriter(headingLevel: headingLevel)
    swap(&writer.output, &output)
    body(&writer)
    swap(&writer.output, &output)
  }
}
