import ContentParser

/// Text without any markup or escape sequence, for pipes and files.
public struct PlainTextRenderer: OverridableRenderer, TextRendering {
  let layout: TextLayout
  let encoding: any TextEncoding = PlainEncoding()
  /// How blocks of single types are written.
  public var overrides = BlockOverrides<TextWriter>()

  /// A renderer that breaks lines at a width, or with nil does not break them.
  public init(width: Int? = nil) {
    layout = TextLayout(width: width, showsAddresses: true, keepsTabs: width == nil)
  }

  /// One document; blocks are parted by blank lines.
  public func write(_ document: Document, to output: inout OutputBuffer) {
    writeText(of: document, to: &output)
  }

  /// Nodes, parted by blank lines.
  public func write(_ nodes: [Node], to output: inout OutputBuffer) {
    writeText(of: nodes, to: &output)
  }

  /// A heading and numbered rows.
  public func writeOverview(
    _ rows: some Sequence<OverviewRow>,
    part: OverviewPart,
    to output: inout OutputBuffer
  ) {
    writeTextOverview(rows, part: part, to: &output)
  }
}
