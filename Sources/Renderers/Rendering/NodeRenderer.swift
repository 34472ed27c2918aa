import ContentParser

/// A format that is one function: what nodes look like.
///
/// ```swift
/// struct OutlineRenderer: NodeRenderer {
///   func write(_ nodes: [Node], to output: inout OutputBuffer) {
///     for node in nodes {
///       switch node {
///       case .heading(_, let inlines): …
///       case .blocks(let blocks): write(blocks.body, to: &output)
///       …
/// ```
///
/// The switch has no `default`, so that the compiler names the cases that are missing.
public protocol NodeRenderer: Renderer {
  /// Appends nodes to the output.
  ///
  /// It is called for each document, for headings and for the rows of an overview.
  ///
  /// - Parameters:
  ///   - nodes: The nodes, which may be none, and may have empty text. `.blocks` stands for the
  ///     nodes in its `body`.
  ///   - output: Where to append text. What is there already must stay as it is.
  func write(_ nodes: [Node], to output: inout OutputBuffer)

  /// The section of the frame that nodes belong to.
  var nodeSection: Int { get }

  /// What entries are called in headings.
  var names: EntryNames { get }
}

extension NodeRenderer {
  /// Nodes belong to the first section, unless a format says otherwise.
  public var nodeSection: Int { 0 }

  /// Entries are FAQs, unless a format says otherwise.
  public var names: EntryNames { .faqs }

  /// Appends the document's nodes.
  public func write(_ document: Document, number _: Int?, to sections: inout [OutputBuffer]) {
    write(document.body, to: &sections[nodeSection])
  }

  /// Appends the category as a heading.
  public func begin(_ run: CategoryRun, to sections: inout [OutputBuffer]) {
    write(run.lead(level: 1), to: &sections[nodeSection])
  }

  /// A heading above the rows.
  public var overviewFrame: Frame {
    var heading = OutputBuffer()
    write([.heading(level: 1, names.overview)], to: &heading)
    return Frame(opening: heading.text)
  }

  /// Appends a numbered list of one item.
  public func write(_ row: OverviewRow, to sections: inout [OutputBuffer]) {
    write(
      [.list(.numbers(from: row.number), [[.paragraph(row.visibleTitle + row.suffix)]])],
      to: &sections[nodeSection]
    )
  }

  /// Appends the category as a heading below that of the overview.
  public func beginRows(of run: CategoryRun, to sections: inout [OutputBuffer]) {
    write(run.lead(level: 2), to: &sections[nodeSection])
  }

  /// Appends what stands above rows, between blank lines.
  func appendLead(of run: CategoryRun, to output: inout OutputBuffer) {
    if !run.isFirst { output.append("\n") }
    write(run.lead(level: 2), to: &output)
    if run.category != nil || !run.isFirst { output.append("\n") }
  }
}
