import ContentParser

/// Text for people: plain, or with the colours and links of a terminal.
///
/// ```swift
/// TextRenderer.plain()
/// TextRenderer.ansi(theme: .monochrome, width: 72)
/// ```
public struct TextRenderer: OverridableRenderer {
  private var options: TextOptions
  /// The overrides in force.
  public var overrides = BlockOverrides<TextWriter>()
  /// Gives the number of the entry that a reference leads to.
  ///
  /// If set, references are links to addresses such as `#3`, which the screens follow.
  package var entryNumber: (@Sendable (FAQReference) -> Int)? {
    get { options.entryNumber }
    set { options.entryNumber = newValue }
  }
  /// What entries are called in headings.
  public var names = EntryNames.faqs

  init(_ options: TextOptions) { self.options = options }

  /// Two blank lines between documents, so that they are further apart than blocks are.
  public func frame(of part: OutputPart) -> OutputFrame { spacedFrame(of: part, separator: "\n\n") }

  /// Appends the category as a heading.
  public func begin(_ run: CategoryRun, of part: OutputPart, to sections: inout [OutputBuffer]) {
    switch part {
    case .documents: write(run.lead(in: part), to: &sections[0])
    case .overview: appendSpacedLead(of: run, to: &sections[0])
    }
  }

  /// Appends a document, after its number if there are others; blank lines separate its blocks.
  public func write(_ document: Document, number: Int?, to sections: inout [OutputBuffer]) {
    write(to: &sections[0]) { $0.write(document, number: number) }
  }

  /// Appends nodes, separated by blank lines.
  public func write(_ nodes: [Node], to output: inout OutputBuffer) {
    write(to: &output) { $0.nodes(nodes) }
  }

  /// Appends a row, with its number at the right of a column.
  public func write(_ row: OverviewRow, to sections: inout [OutputBuffer]) {
    write(to: &sections[0]) { $0.write(row, untitled: names.untitled) }
  }

  /// Runs `body` with a writer that appends to `output`.
  private func write(to output: inout OutputBuffer, _ body: (inout TextWriter) -> Void) {
    var writer = TextWriter(options: options, overrides: overrides)
    swap(&writer.output.buffer, &output)
    body(&writer)
    swap(&writer.output.buffer, &output)
  }
}

extension Renderer where Self == TextRenderer {
  /// Text without any markup or escape sequence, for pipes and files.
  ///
  /// - Parameter width: How many columns lines may take, from 1; nil for no limit.
  /// - Returns: A renderer that writes addresses after their labels.
  public static func plain(width: Int? = nil) -> Self {
    Self(
      TextOptions(
        encoding: TextEncoding(theme: .plain, hyperlinks: false),
        width: width,
        showsAddresses: true,
        keepsTabs: width == nil
      )
    )
  }

  /// Text for a terminal: SGR sequences for looks, OSC 8 for links, and no other sequence.
  ///
  /// - Parameters:
  ///   - theme: The look of each role.
  ///   - width: How many columns lines may take, from 1; nil for no limit.
  ///   - hyperlinks: Whether to write links that the terminal can open. If not, addresses are
  ///     written after their labels.
  ///   - pictures: The colours in which to draw pictures; nil writes their descriptions alone.
  /// - Returns: A renderer with these options.
  public static func ansi(
    theme: Theme = .dark,
    width: Int? = 80,
    hyperlinks: Bool = true,
    pictures: PictureColors? = nil
  ) -> Self {
    Self(
      TextOptions(
        encoding: TextEncoding(theme: theme, hyperlinks: hyperlinks),
        width: width,
        showsAddresses: !hyperlinks,
        keepsTabs: false,
        pictures: pictures
      )
    )
  }
}

/// The layout of text, and its look.
struct TextOptions {
  let encoding: TextEncoding
  /// The columns that lines may take, at least 1, or nil for lines of any length.
  let width: Int?
  /// Whether addresses are written after their labels.
  let showsAddresses: Bool
  /// Whether tabs are written as they are, although their width depends on their column.
  let keepsTabs: Bool
  /// The colours in which pictures are drawn, if they are.
  var pictures: PictureColors?
  var entryNumber: (@Sendable (FAQReference) -> Int)?

  /// The columns that a mark before text, such as a bullet, must leave: no character needs more.
  static let leastRoom = 2
}
