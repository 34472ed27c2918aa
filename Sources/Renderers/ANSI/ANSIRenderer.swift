import ContentParser

/// Text for a terminal: SGR sequences for looks, OSC 8 for hyperlinks, and no other sequence.
public struct ANSIRenderer: OverridableRenderer, TextRendering {
  let layout: TextLayout
  let encoding: any TextEncoding
  /// How blocks of single types are written.
  public var overrides = BlockOverrides<TextWriter>()

  /// A renderer for a terminal of so many columns, or for lines as long as they are.
  ///
  /// Without hyperlinks, addresses are spelled out behind their labels.
  public init(theme: Theme = .standard, width: Int? = 80, hyperlinks: Bool = true) {
    layout = TextLayout(width: width, showsAddresses: !hyperlinks, keepsTabs: false)
    encoding = ANSIEncoding(theme: theme, hyperlinks: hyperlinks)
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
