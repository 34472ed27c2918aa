import ContentParser

/// A renderer that lowers: it knows nodes, and by them every block type.
///
/// All that such a format has to say is how nodes are written, which is one switch.
public protocol NodeRenderer: Renderer {
  /// Puts nodes out.
  func write(_ nodes: [Node], to output: inout OutputBuffer)
}

extension NodeRenderer {
  /// The nodes of the document.
  public func write(_ document: Document, to output: inout OutputBuffer) {
    write(document.body, to: &output)
  }

  /// A heading and a numbered list.
  public func writeOverview(
    _ rows: some Sequence<OverviewRow>,
    part: OverviewPart,
    to output: inout OutputBuffer
  ) {
    let items = rows.map { row in
      Node.list(.numbers(from: row.number), [[.paragraph([.text(row.visibleTitle)])]])
    }
    let heading = Node.heading(level: 1, [.text(OverviewRow.heading)])
    write((part.contains(.start) ? [heading] : []) + [.group(items)], to: &output)
  }
}
