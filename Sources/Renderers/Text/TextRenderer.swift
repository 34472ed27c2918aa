import ContentParser

/// Text for people: plain, or with the colours and links of a terminal.
///
/// ```swift
/// TextRenderer.plain()
/// TextRenderer.ansi(theme: .monochrome, width: 72)
/// ```
public struct TextRenderer: OverridableRenderer {
  private let options: TextOptions
  private let encoding: any TextEncoding
  /// The overrides in force.
  public var overrides = BlockOverrides<TextWriter>()
  /// What entries are called in headings.
  public var names = EntryNames.faqs

  init(_ options: TextOptions, _ encoding: any TextEncoding) {
    self.options = options
    self.encoding = encoding
  }

  /// Two blank lines between documents, so that they stand apart further than blocks do.
  public func frame(around _: Document?) -> Frame { Frame(separator: "\n\n") }

  /// Appends a document, behind its number if there are others; blank lines separate its blocks.
  public func write(_ document: Document, number: Int?, to sections: inout [OutputBuffer]) {
    write(to: &sections[0]) { writer in
      if let number {
        writer.write(document, number: number)
      } else {
        writer.write(document)
      }
    }
  }

  /// Appends nodes, separated by blank lines.
  public func write(_ nodes: [Node], to output: inout OutputBuffer) {
    write(to: &output) { $0.nodes(nodes) }
  }

  /// A heading above the rows.
  public var overviewFrame: Frame {
    var heading = OutputBuffer()
    write([.heading(level: 1, names.overview)], to: &heading)
    return Frame(opening: heading.text, sections: [Frame.Section(opening: "\n", isOptional: true)])
  }

  /// Appends the category as a heading, apart from the rows around it.
  public func beginRows(of run: CategoryRun, to sections: inout [OutputBuffer]) {
    appendLead(of: run, to: &sections[0])
  }

  /// Appends a row, with its number at the right of a column.
  public func write(_ row: OverviewRow, to sections: inout [OutputBuffer]) {
    write(to: &sections[0]) { $0.write(row) }
  }

  /// Lends the output to a new writer.
  private func write(to output: inout OutputBuffer, _ body: (inout TextWriter) -> Void) {
    var writer = TextWriter(options: options, encoding: encoding, overrides: overrides)
    swap(&writer.sheet.output, &output)
    body(&writer)
    swap(&writer.sheet.output, &output)
  }
}

extension Renderer where Self == TextRenderer {
  /// Text without any markup or escape sequence, for pipes and files.
  ///
  /// - Parameter width: How many columns lines may take, from 1; nil for no limit.
  /// - Returns: A renderer that writes addresses behind their labels.
  public static func plain(width: Int? = nil) -> Self {
    Self(
      TextOptions(width: width, showsAddresses: true, keepsTabs: width == nil),
      PlainEncoding()
    )
  }

  /// Text for a terminal: SGR sequences for looks, OSC 8 for links, and no other sequence.
  ///
  /// - Parameters:
  ///   - theme: The look of each role.
  ///   - width: How many columns lines may take, from 1; nil for no limit.
  ///   - hyperlinks: Whether to write links that the terminal can open. If not, addresses are
  ///     written behind their labels.
  ///   - pictures: Whether to write pictures, which need a terminal with colours of 24 bits.
  /// - Returns: A renderer with these options.
  public static func ansi(
    theme: Theme = .dark,
    width: Int? = 80,
    hyperlinks: Bool = true,
    pictures: Bool = false
  ) -> Self {
    Self(
      TextOptions(
        width: width,
        showsAddresses: !hyperlinks,
        keepsTabs: false,
        showsPictures: pictures
      ),
      ANSIEncoding(theme: theme, hyperlinks: hyperlinks)
    )
  }
}
